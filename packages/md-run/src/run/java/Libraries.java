import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The libraries of a project of Maven, loaded once for all programs of this JVM. */
final class Libraries {
  private final String classPath;
  private final ClassLoader loader;

  /** @param classPath files and folders as for java(1) */
  Libraries(String classPath) throws IOException {
    this.classPath = classPath;
    List<URL> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) urls.add(Path.of(entry).toUri().toURL());
    loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  List<Path> files() {
    return Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList();
  }

  /** Classes and resources of a program in a folder: frameworks look for both there. */
  URLClassLoader programLoader(Path folder, Map<String, byte[]> classes, Map<String, String> resources) throws IOException {
    write(folder, classes);
    for (Map.Entry<String, String> resource : resources.entrySet()) {
      Path file = folder.resolve(resource.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, resource.getValue());
    }
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, loader);
  }

  private static void write(Path folder, Map<String, byte[]> classes) throws IOException {
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
      Path file = folder.resolve(entry.getKey().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, entry.getValue());
    }
  }

  static Path newFolder(String name) throws IOException {
    return Files.createTempDirectory(Path.of("").toAbsolutePath(), name);
  }

  static void delete(Path folder) throws IOException {
    Files.walkFileTree(folder, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        Files.delete(file);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path directory, IOException failure) throws IOException {
        Files.delete(directory);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  /** Forgets the log levels that an earlier program has set. */
  void resetLogging() throws ReflectiveOperationException {
    if (loader.getResource("ch/qos/logback/classic/LoggerContext.class") == null) return;
    Object context = loader.loadClass("org.slf4j.LoggerFactory").getMethod("getILoggerFactory").invoke(null);
    context.getClass().getMethod("reset").invoke(context);
    Class<?> initializer = loader.loadClass("ch.qos.logback.classic.util.ContextInitializer");
    initializer.getMethod("autoConfig").invoke(initializer.getConstructor(context.getClass()).newInstance(context));
  }

  /** Compiles Kotlin by the compiler among the libraries. */
  Sources.Result compileKotlin(Map<String, String> sources, Map<String, byte[]> before) throws IOException, ReflectiveOperationException {
    Path folder = newFolder("kotlin");
    Path made = Files.createDirectories(folder.resolve("made"));
    Path earlier = Files.createDirectories(folder.resolve("earlier"));
    write(earlier, before);
    List<String> arguments = new ArrayList<>(List.of(
        "-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "17", "-d", made.toString(),
        "-classpath", earlier + File.pathSeparator + classPath));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = Files.createDirectories(folder.resolve("source")).resolve(source.getKey());
      Files.writeString(file, source.getValue());
      arguments.add(file.toString());
    }
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    Class<?> compiler = loader.loadClass("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
    Object ended = compiler.getMethod("exec", PrintStream.class, String[].class).invoke(
        compiler.getConstructor().newInstance(),
        new PrintStream(said, true, StandardCharsets.UTF_8),
        arguments.toArray(String[]::new));
    Map<String, byte[]> classes = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(made)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".class")).sorted().toList()) {
        String name = made.relativize(file).toString();
        classes.put(name.substring(0, name.length() - ".class".length()).replace('/', '.'), Files.readAllBytes(file));
      }
    }
    delete(folder);
    if (ended.toString().equals("OK")) return new Sources.Result(classes, null);
    String message = said.toString(StandardCharsets.UTF_8);
    return new Sources.Result(Map.of(), message.replaceAll("(?m)^\\S*/source/", ""));
  }
}
