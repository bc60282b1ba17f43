import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Stands in for the main() of a program that consists of tests: runs them all and prints how each has ended. */
public final class RunTests implements TestExecutionListener {
  private Throwable first;

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    boolean isGood = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
    if (test.isTest() || !isGood) {
      System.out.println((isGood ? "통과" : "실패") + ": " + test.getDisplayName());
    }
    if (first == null) first = result.getThrowable().orElse(null);
  }

  public static void main(String[] args) throws Throwable {
    Set<Path> classes = new HashSet<>();
    for (URL folder : ((URLClassLoader) RunTests.class.getClassLoader()).getURLs()) classes.add(Path.of(folder.toURI()));
    RunTests listener = new RunTests();
    LauncherFactory.create().execute(
        LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClasspathRoots(classes)).build(),
        listener);
    if (listener.first != null) throw listener.first;
  }
}
