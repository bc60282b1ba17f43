import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A compiled program in a folder of its own: frameworks look for classes and resources there. */
final class Program {
  /** Folders of the classes of all stages, the last one first: its classes stand in place of earlier ones. */
  final List<Path> classes = new ArrayList<>();
  private final Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "program");

  /** What the compiler said against it, or null. */
  final String message;

  Program(Libraries libraries, boolean isKotlin, List<Map<String, String>> stages, Map<String, String> resources) throws Exception {
    String refusal = null;
    for (Map<String, String> stage : stages) {
      Path made = Files.createDirectories(folder.resolve("classes" + classes.size()));
      if (refusal == null) refusal = libraries.compile(isKotlin, write(folder.resolve("source"), stage), made, classes);
      classes.add(0, made);
    }
    write(classes.get(0), resources);
    message = refusal == null ? null : refusal.replaceAll("(?m)^\\S*/source/", "");
  }

  private static List<Path> write(Path folder, Map<String, String> texts) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = folder.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, text.getValue()));
    }
    return files;
  }

  /** Names of the classes of the last stage, those that may be meant first. */
  List<String> lastClasses() throws IOException {
    Path last = classes.get(0);
    try (Stream<Path> files = Files.walk(last)) {
      return files.map(file -> last.relativize(file).toString())
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .sorted(Comparator.comparing((String name) -> !name.endsWith("Main")).thenComparing(Comparator.naturalOrder()))
          .toList();
    }
  }

  void delete() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
