import path from 'node:path';

/** A failed test. */
export interface Trouble {
  /** File and name of the test; empty when the message has them. */
  readonly test: string;
  readonly message: string;
  /** Arguments of the test runner that run only this test. */
  readonly names: readonly string[];
}

/** Summary of a test runner's report. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly troubles: readonly Trouble[];
}

/** File of the report of `npm run snippets`. */
export const SNIPPETS_REPORT = '.cache/report-snippets.json';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Why the whole file did not run. */
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

/** Makes a pattern that matches exactly a text. */
function exactly(text: string): string {
  return `^${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;
}

/** Reads the output of `vitest --reporter=json`. */
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

/** Reads the output of Playwright's `json` reporter. */
export function readPlaywright(json: string): TestReport {
  const report = JSON.parse(json) as PlaywrightReport;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, troubles: troublesOf(report) };
}
