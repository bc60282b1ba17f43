import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Compiles and runs Java programs for src/run/java.ts, all in this one JVM: each program in a class
 * loader and thread group of its own. Whoever asks keeps the time and kills the JVM when a program runs on.
 *
 * <p>Arguments: the files of the libraries that programs use. Input lines: {"language", "stages": [{file: text}],
 * "resources": {file: text}, "stdin", "call"?, "args"?, "maxOutput"}. Output lines, after the mark that the first
 * input line is: {"message"} of the compiler, or {"stdout", "stderr", "status", "value"?, "limit"?}.
 */
public final class Runner {
  private static final PrintStream PROTOCOL = System.out;

  /** Stands before each answer: a program may write to the descriptor of this stream. */
  private static String mark;

  /** The last request for a program that was compiled, and what it came to. */
  private static List<Object> compiled;
  private static Program program;

  private static Capture running;
  private static Libraries libraries;

  private Runner() {}

  private static final class TooMuchOutput extends Error {
    private static final long serialVersionUID = 1;
  }

  /** What a program prints and how it ends. */
  private static final class Capture {
    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();
    final int maxOutput;
    String limit;
    String value;
    int status;

    Capture(int maxOutput) {
      this.maxOutput = maxOutput;
    }

    PrintStream print(ByteArrayOutputStream target) {
      OutputStream bounded = new OutputStream() {
        @Override
        public void write(int b) {
          write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
          if (target.size() + length > maxOutput) {
            limit = "output";
            throw new TooMuchOutput();
          }
          target.write(bytes, from, length);
        }
      };
      return new PrintStream(bounded, true, StandardCharsets.UTF_8);
    }

    String json() {
      Map<String, Object> answer = new LinkedHashMap<>();
      answer.put("stdout", out.toString(StandardCharsets.UTF_8));
      answer.put("stderr", err.toString(StandardCharsets.UTF_8));
      answer.put("status", status);
      if (limit != null) answer.put("limit", limit);
      if (value != null) answer.put("value", value);
      return Json.write(answer);
    }
  }

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      // A program called System.exit: what it printed is its result; the status is that of this JVM.
      Capture interrupted = running;
      if (interrupted != null) {
        interrupted.status = -1;
        answer(interrupted.json());
      }
    }));
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    mark = requests.readLine();
    libraries = new Libraries(Stream.of(args).map(Path::of).toList());
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      @SuppressWarnings("unchecked")
      Map<String, Object> request = (Map<String, Object>) Json.parse(line);
      compile(request);
      answer(program.message == null ? run(request) : Json.write(Map.of("message", program.message)));
    }
    System.exit(0);
  }

  private static void answer(String json) {
    PROTOCOL.println(mark + json);
    PROTOCOL.flush();
  }

  /** Compiles the program of a request, unless it is that of the last one. */
  @SuppressWarnings("unchecked")
  private static void compile(Map<String, Object> request) throws Exception {
    List<Map<String, String>> stages = (List<Map<String, String>>) request.get("stages");
    Map<String, String> resources = (Map<String, String>) request.get("resources");
    List<Object> wanted = List.of(stages, resources);
    if (wanted.equals(compiled)) return;
    if (program != null) program.delete();
    program = new Program(libraries, "kotlin".equals(request.get("language")), stages, resources);
    compiled = wanted;
  }

  private static String run(Map<String, Object> request) throws Exception {
    Capture capture = new Capture(((Long) request.get("maxOutput")).intValue());
    System.setIn(new ByteArrayInputStream(((String) request.get("stdin")).getBytes(StandardCharsets.UTF_8)));
    PrintStream out = capture.print(capture.out);
    System.setOut(out);
    System.setErr(capture.print(capture.err));
    running = capture;
    Properties properties = (Properties) System.getProperties().clone();
    libraries.resetLogging();
    try (URLClassLoader loader = libraries.programLoader(program.classes)) {
      ThreadGroup group = new ThreadGroup("program");
      new Thread(group, () -> runMain(loader, request, capture), "main").start();
      join(group);
    }
    System.setProperties(properties);
    running = null;
    out.flush();
    return capture.json();
  }

  /** A JVM of its own would end when the last thread that is no daemon ends. */
  private static void join(ThreadGroup group) throws InterruptedException {
    Thread[] threads = new Thread[64];
    boolean alive = true;
    while (alive) {
      alive = false;
      int count = group.enumerate(threads, true);
      for (int i = 0; i < count; i++) {
        if (!threads[i].isDaemon()) {
          alive = true;
          threads[i].join();
        }
      }
    }
  }

  private static void runMain(ClassLoader loader, Map<String, Object> request, Capture capture) {
    Thread.currentThread().setContextClassLoader(loader);
    try {
      if (request.get("call") == null) {
        Method main = findMain(loader);
        if (main != null) main.invoke(null, (Object) new String[0]);
      } else {
        List<?> args = (List<?>) Json.parse((String) request.get("args"));
        capture.value = Json.write(call((String) request.get("call"), args, loader));
      }
    } catch (InvocationTargetException thrown) {
      report(thrown.getCause(), capture);
    } catch (Throwable thrown) {
      report(thrown, capture);
    }
  }

  /** As the JVM itself reports an uncaught error, without the runner's own frames. */
  private static void report(Throwable thrown, Capture capture) {
    if (thrown instanceof TooMuchOutput) return;
    if (thrown instanceof OutOfMemoryError) {
      boolean isThread = String.valueOf(thrown.getMessage()).contains("native thread");
      capture.limit = isThread ? "processes" : "memory";
    }
    capture.status = 1;
    System.err.print("Exception in thread \"main\" ");
    thrown.printStackTrace();
  }

  private static Method findMain(ClassLoader loader) throws ReflectiveOperationException, IOException {
    for (String name : program.lastClasses()) {
      for (Method method : loader.loadClass(name).getDeclaredMethods()) {
        boolean isMain = method.getName().equals("main") && Modifier.isStatic(method.getModifiers());
        if (isMain && method.getParameterCount() == 1 && method.getParameterTypes()[0] == String[].class) {
          method.setAccessible(true);
          return method;
        }
      }
    }
    return null;
  }

  private static Object call(String name, List<?> args, ClassLoader loader) throws ReflectiveOperationException, IOException {
    List<String> names = program.lastClasses();
    if (names.contains(name)) return drive(loader.loadClass(name), args);
    for (String className : names) {
      for (Method method : loader.loadClass(className).getDeclaredMethods()) {
        if (!method.getName().equals(name) || method.getParameterCount() != args.size()) continue;
        Object target = Modifier.isStatic(method.getModifiers()) ? null : instance(method.getDeclaringClass(), List.of());
        return invoke(method, target, args);
      }
    }
    throw new NoSuchMethodException(name + " with " + args.size() + " parameters");
  }

  /** The list of calls in which LeetCode writes "design" problems: names, then their arguments. */
  private static Object drive(Class<?> type, List<?> args) throws ReflectiveOperationException {
    List<?> names = (List<?>) args.get(0);
    List<?> lists = (List<?>) args.get(1);
    Object instance = instance(type, (List<?>) lists.get(0));
    List<Object> values = new ArrayList<>();
    values.add(null);
    for (int i = 1; i < names.size(); i++) {
      List<?> arguments = (List<?>) lists.get(i);
      for (Method method : type.getDeclaredMethods()) {
        if (method.getName().equals(names.get(i)) && method.getParameterCount() == arguments.size()) {
          Object value = invoke(method, instance, arguments);
          values.add(method.getReturnType() == void.class ? null : value);
        }
      }
    }
    return values;
  }

  private static Object instance(Class<?> type, List<?> args) throws ReflectiveOperationException {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() != args.size()) continue;
      constructor.setAccessible(true);
      return constructor.newInstance(convert(args, constructor.getGenericParameterTypes()));
    }
    throw new NoSuchMethodException(type.getName() + " with " + args.size() + " parameters");
  }

  private static Object[] convert(List<?> args, java.lang.reflect.Type[] types) throws ReflectiveOperationException {
    Object[] converted = new Object[args.size()];
    for (int i = 0; i < converted.length; i++) converted[i] = Values.toJava(args.get(i), types[i]);
    return converted;
  }

  /** The value of a method; of one that returns nothing, its first argument, which it changed. */
  private static Object invoke(Method method, Object target, List<?> args) throws ReflectiveOperationException {
    method.setAccessible(true);
    Object[] converted = convert(args, method.getGenericParameterTypes());
    Object value = method.invoke(target, converted);
    boolean inPlace = method.getReturnType() == void.class && converted.length > 0;
    Class<?> declared = inPlace ? method.getParameterTypes()[0] : method.getReturnType();
    return Values.fromJava(inPlace ? converted[0] : value, declared);
  }
}
