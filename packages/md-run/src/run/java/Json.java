import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    switch (next()) {
      case '{': {
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
      case '[': {
        List<Object> list = new ArrayList<>();
        at++;
        while (!take(']')) {
          take(',');
          list.add(value());
        }
        return list;
      }
      case '"':
        return string();
      default:
        return literal();
    }
  }

  private Object literal() {
    int from = at;
    while (at < text.length() && ",]} \n\t".indexOf(text.charAt(at)) < 0) at++;
    String word = text.substring(from, at);
    switch (word) {
      case "true":
        return true;
      case "false":
        return false;
      case "null":
        return null;
      default:
        if (word.matches("-?\\d+")) return Long.parseLong(word);
        return Double.parseDouble(word);
    }
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
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    if (value == null || value instanceof Boolean || value instanceof Number) {
      out.append(value);
    } else if (value instanceof Map<?, ?> map) {
      out.append('{');
      String comma = "";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        out.append(comma);
        quote(String.valueOf(entry.getKey()), out);
        out.append(':');
        write(entry.getValue(), out);
        comma = ",";
      }
      out.append('}');
    } else if (value instanceof Iterable<?> items) {
      out.append('[');
      String comma = "";
      for (Object item : items) {
        out.append(comma);
        write(item, out);
        comma = ",";
      }
      out.append(']');
    } else if (value.getClass().isArray()) {
      out.append('[');
      for (int i = 0; i < Array.getLength(value); i++) {
        if (i > 0) out.append(',');
        write(Array.get(value, i), out);
      }
      out.append(']');
    } else {
      quote(value.toString(), out);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    out.append('"');
  }
}
