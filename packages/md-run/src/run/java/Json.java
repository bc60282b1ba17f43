import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** As much JSON as the runner's protocol and the values of cases need. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** Objects become maps, lists lists, integers longs. */
  static Object parse(String text) {
    return new Json(text).value();
  }

  private char next() {
    while (Character.isWhitespace(text.charAt(at))) at++;
    return text.charAt(at);
  }

  private boolean take(char mark) {
    if (next() != mark) return false;
    at++;
    return true;
  }

  private Object value() {
    return switch (next()) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      default -> literal();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    while (!take('}')) {
      take(',');
      next();
      String key = string();
      take(':');
      map.put(key, value());
    }
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    at++;
    while (!take(']')) {
      take(',');
      list.add(value());
    }
    return list;
  }

  private Object literal() {
    int from = at;
    while (at < text.length() && ",]} \n\t".indexOf(text.charAt(at)) < 0) at++;
    String word = text.substring(from, at);
    if (word.equals("null")) return null;
    if (word.equals("true") || word.equals("false")) return Boolean.valueOf(word);
    if (word.matches("-?\\d+")) return Long.parseLong(word);
    return Double.parseDouble(word);
  }

  private String string() {
    StringBuilder result = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c != '\\') {
        result.append(c);
        continue;
      }
      char escaped = text.charAt(at++);
      switch (escaped) {
        case 'n' -> result.append('\n');
        case 't' -> result.append('\t');
        case 'r' -> result.append('\r');
        case 'b' -> result.append('\b');
        case 'f' -> result.append('\f');
        case 'u' -> {
          result.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
          at += 4;
        }
        default -> result.append(escaped);
      }
    }
    at++;
    return result.toString();
  }

  static String write(Object value) {
    if (value == null || value instanceof Boolean || value instanceof Number) return String.valueOf(value);
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> quoted(String.valueOf(entry.getKey())) + ":" + write(entry.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof Collection<?> items) return items.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
    if (!value.getClass().isArray()) return quoted(value.toString());
    return IntStream.range(0, Array.getLength(value))
        .mapToObj(i -> write(Array.get(value, i)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }
}
