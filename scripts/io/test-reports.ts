/** A test that failed. */
export interface Trouble {
  /** Where it stands and what it is called. */
  readonly test: string;
  readonly message: string;
}

/** What a report of a test runner says. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly troubles: readonly Trouble[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** What kept the whole file from running. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
  };
}

/** Colours of a terminal: ECMA-48 "select graphic rendition". */
// eslint-disable-next-line no-control-regex -- the escape character is what begins them
const COLOURS = /\u001B\[[\d;]*m/g;

/** Reads what `vitest --reporter=json` has written. */
export function readVitest(json: string): TestReport {
  const report = JSON.parse(json) as VitestReport;
  const troubles = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages = [] }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n').replace(COLOURS, ''),
    }));
    return message === undefined || message === '' || tests.length > 0
      ? tests
      : [{ test: name, message: message.replace(COLOURS, '') }];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, troubles };
}

function troublesOf(suite: PlaywrightSuite): Trouble[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        message: (results[0]?.errors ?? [])
          .map(({ message = '' }) => message.replace(COLOURS, ''))
          .join('\n'),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(troublesOf)];
}

/** Reads what Playwright's `json` reporter has written. */
export function readPlaywright(json: string): TestReport {
  const report = JSON.parse(json) as PlaywrightReport;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, troubles: troublesOf(report) };
}
