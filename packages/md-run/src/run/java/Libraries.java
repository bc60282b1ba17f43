import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** What programs are compiled and run against beside the platform, loaded once for all programs of this JVM. */
final class Libraries {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  // One for all compilations: it keeps the index of the platform's classes.
  private static final StandardJavaFileManager FILES = JAVAC.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);

  private final List<Path> files;
  private final ClassLoader loader;

  /** @param files as in a class path; none where programs use the platform alone */
  Libraries(List<Path> files) throws MalformedURLException {
    this.files = files;
    loader = new URLClassLoader(urls(files), ClassLoader.getPlatformClassLoader());
  }

  private static URL[] urls(List<Path> files) throws MalformedURLException {
    URL[] urls = new URL[files.size()];
    for (int i = 0; i < urls.length; i++) urls[i] = files.get(i).toUri().toURL();
    return urls;
  }

  URLClassLoader programLoader(List<Path> folders) throws MalformedURLException {
    return new URLClassLoader(urls(folders), loader);
  }

  /** Forgets the log levels that an earlier program has set. */
  void resetLogging() throws ReflectiveOperationException {
    if (loader.getResource("ch/qos/logback/classic/LoggerContext.class") == null) return;
    Object context = loader.loadClass("org.slf4j.LoggerFactory").getMethod("getILoggerFactory").invoke(null);
    context.getClass().getMethod("reset").invoke(context);
    Class<?> initializer = loader.loadClass("ch.qos.logback.classic.util.ContextInitializer");
    initializer.getMethod("autoConfig").invoke(initializer.getConstructor(context.getClass()).newInstance(context));
  }

  /**
   * Compiles sources into a folder.
   *
   * @param before folders with the classes of earlier blocks; one of the same name is replaced
   * @return what the compiler said against them, or null
   */
  String compile(boolean isKotlin, List<Path> sources, Path folder, List<Path> before) throws Exception {
    List<Path> classPath = Stream.of(before, files).flatMap(List::stream).toList();
    return isKotlin ? compileKotlin(sources, folder, classPath) : compileJava(sources, folder, classPath);
  }

  private String compileJava(List<Path> sources, Path folder, List<Path> classPath) throws Exception {
    List<String> options = new ArrayList<>(List.of("-nowarn"));
    // As the parent of Spring Boot's projects has it, whose methods are called by the names of their parameters.
    if (!files.isEmpty()) options.add("-parameters");
    boolean hasLombok = false;
    for (Path source : sources) hasLombok |= Files.readString(source).contains("import lombok.");
    options.addAll(hasLombok ? List.of("-processor", "lombok.launch.AnnotationProcessorHider$AnnotationProcessor") : List.of("-proc:none"));
    FILES.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
    FILES.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
    StringWriter message = new StringWriter();
    // Without a listener javac writes its messages as on the command line: source line, caret.
    boolean done = JAVAC.getTask(message, FILES, null, options, null, FILES.getJavaFileObjectsFromPaths(sources)).call();
    return done ? null : message.toString();
  }

  private String compileKotlin(List<Path> sources, Path folder, List<Path> classPath) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "17", "-d", folder.toString()));
    arguments.add("-classpath");
    arguments.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    for (Path source : sources) arguments.add(source.toString());
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    Class<?> compiler = loader.loadClass("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
    Object ended = compiler.getMethod("exec", PrintStream.class, String[].class).invoke(
        compiler.getConstructor().newInstance(),
        new PrintStream(said, true, StandardCharsets.UTF_8),
        arguments.toArray(String[]::new));
    return ended.toString().equals("OK") ? null : said.toString(StandardCharsets.UTF_8);
  }
}
