import path from 'node:path';

/** A test that failed. */
export interface Trouble {
  /** Where it stands and what it is called; empty where the message says it. */
  readonly test: string;
  readonly message: string;
  /** What its runner is told to run just it. */
  readonly names: readonly string[];
}

/** What a report of a test runner says. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly troubles: readonly Trouble[];
}

/** Where `npm run snippets` leaves its report. */
export const SNIPPETS_REPORT = '.cache/report-snippets.json';

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
      readonly projectName: string;
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

/** A text as a pattern that finds it and nothing else. */
function exactly(text: string): string {
  return `^${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;
}

/** Reads what `vitest --reporter=json` has written. */
export function readVitest(json: string): TestReport {
  const report = JSON.parse(json) as VitestReport;
  const troubles = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages = [] }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n').replace(COLOURS, ''),
      names: [path.relative('.', name), '-t', exactly(fullName)],
    }));
    return message === undefined || message === '' || tests.length > 0
      ? tests
      : [
          {
            test: name,
            message: message.replace(COLOURS, ''),
            names: [path.relative('.', name)],
          },
        ];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, troubles };
}

function troublesOf(suite: PlaywrightSuite): Trouble[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results, projectName }) => ({
        test: `${file}:${line} › ${title}`,
        message: (results[0]?.errors ?? [])
          .map(({ message = '' }) => message.replace(COLOURS, ''))
          .join('\n'),
        names: [`${file}:${line}`, `--project=${projectName}`],
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
