import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../../../scripts/io/test-reports';

describe('vitest의 보고', () => {
  test('실패한 테스트의 자리와 이유를 적는다', () => {
    const report = readVitest(
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          {
            name: 'tests/unit/a.test.ts',
            message: '',
            assertionResults: [
              { fullName: '더하기', status: 'passed', failureMessages: [] },
              {
                fullName: '빼기 (1 - 2)',
                status: 'failed',
                failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'],
              },
            ],
          },
        ],
      }),
    );
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      troubles: [
        {
          test: 'tests/unit/a.test.ts › 빼기 (1 - 2)',
          message: 'expected 1 to be 2',
          names: ['tests/unit/a.test.ts', '-t', '^빼기 \\(1 - 2\\)$'],
        },
      ],
    });
  });

  test('읽지 못한 파일도 적는다', () => {
    const { troubles } = readVitest(
      JSON.stringify({
        numPassedTests: 0,
        numFailedTests: 0,
        testResults: [
          { name: 'tests/unit/b.test.ts', message: 'SyntaxError', assertionResults: [] },
        ],
      }),
    );
    expect(troubles).toEqual([
      { test: 'tests/unit/b.test.ts', message: 'SyntaxError', names: ['tests/unit/b.test.ts'] },
    ]);
  });
});

describe('Playwright의 보고', () => {
  test('실패한 것의 자리와 이름과 이유를 적는다', () => {
    const spec = (title: string, status: string, errors: readonly object[]): object => ({
      title,
      file: 'search.spec.ts',
      line: 7,
      tests: [{ status, projectName: 'site', results: [{ errors }] }],
    });
    const report = readPlaywright(
      JSON.stringify({
        stats: { expected: 1, unexpected: 1 },
        suites: [
          {
            specs: [spec('연다', 'expected', [])],
            suites: [{ specs: [spec('닫는다', 'unexpected', [{ message: '보이지 않는다' }])] }],
          },
        ],
      }),
    );
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      troubles: [
        {
          test: 'search.spec.ts:7 › 닫는다',
          message: '보이지 않는다',
          names: ['search.spec.ts:7', '--project=site'],
        },
      ],
    });
  });
});
