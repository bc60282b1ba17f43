import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles sources in memory. */
final class Sources {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  // One for all compilations: it keeps the index of the platform's classes.
  private static final JavaFileManager PLATFORM = COMPILER.getStandardFileManager(null, Locale.ENGLISH, null);

  /** What programs of this JVM are compiled against beside the platform. */
  private static boolean hasLibraries;

  private Sources() {}

  static void use(Libraries libraries) throws IOException {
    ((StandardJavaFileManager) PLATFORM).setLocationFromPaths(StandardLocation.CLASS_PATH, libraries.files());
    hasLibraries = true;
  }

  /** Class files by binary name, or the compiler's message. */
  record Result(Map<String, byte[]> classes, String message) {}

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    final String binaryName;
    private final Map<String, byte[]> classes;

    ClassFile(String binaryName, Map<String, byte[]> classes) {
      super(URI.create("mem:///" + binaryName.replace('.', '/') + ".class"), Kind.CLASS);
      this.binaryName = binaryName;
      this.classes = classes;
    }

    @Override
    public OutputStream openOutputStream() {
      return new ByteArrayOutputStream() {
        @Override
        public void close() throws IOException {
          super.close();
          classes.put(binaryName, toByteArray());
        }
      };
    }

    @Override
    public java.io.InputStream openInputStream() {
      return new java.io.ByteArrayInputStream(classes.get(binaryName));
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, byte[]> before;
    private final Map<String, byte[]> made = new LinkedHashMap<>();

    Memory(Map<String, byte[]> before) {
      super(PLATFORM);
      this.before = before;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new ClassFile(name, made);
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String name, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
      List<JavaFileObject> files = new ArrayList<>();
      if (location == StandardLocation.CLASS_PATH) {
        for (String binaryName : before.keySet()) {
          int dot = binaryName.lastIndexOf('.');
          if (name.equals(dot < 0 ? "" : binaryName.substring(0, dot))) files.add(new ClassFile(binaryName, before));
        }
        // The runner's own classes lie on its class path and are none of the program's business.
        if (!hasLibraries) return files;
      }
      super.list(location, name, kinds, recurse).forEach(files::add);
      return files;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
      return file instanceof ClassFile made ? made.binaryName : super.inferBinaryName(location, file);
    }

    @Override
    public void close() {
      // The platform's file manager is shared.
    }
  }

  /** @param before classes of earlier blocks; one of the same name is replaced */
  static Result compile(Map<String, String> sources, Map<String, byte[]> before) {
    Memory memory = new Memory(before);
    StringWriter message = new StringWriter();
    List<Source> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(new Source(name, text)));
    List<String> options = new ArrayList<>(List.of("-nowarn"));
    // As the parent of Spring Boot's projects has it, whose methods are called by the names of their parameters.
    if (hasLibraries) options.add("-parameters");
    boolean hasLombok = sources.values().stream().anyMatch(text -> text.contains("import lombok."));
    options.addAll(hasLombok ? List.of("-processor", "lombok.launch.AnnotationProcessorHider$AnnotationProcessor") : List.of("-proc:none"));
    // Without a listener javac writes its messages as on the command line: short names, source line, caret.
    boolean done = COMPILER.getTask(message, memory, null, options, null, units).call();
    return done ? new Result(memory.made, null) : new Result(Map.of(), message.toString().replaceAll("(?m)^/", ""));
  }
}
