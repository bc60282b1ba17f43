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
                fullName: '빼기',
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
          test: 'tests/unit/a.test.ts › 빼기',
          message: 'expected 1 to be 2',
          passedAgain: false,
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
      { test: 'tests/unit/b.test.ts', message: 'SyntaxError', passedAgain: false },
    ]);
  });
});

describe('Playwright의 보고', () => {
  test('다시 돌려 통과한 것은 통과로 세되 이름을 남긴다', () => {
    const spec = (title: string, status: string, messages: readonly string[]): object => ({
      title,
      file: 'search.spec.ts',
      line: 7,
      tests: [
        { status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) },
      ],
    });
    const report = readPlaywright(
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [
          {
            specs: [spec('연다', 'expected', [''])],
            suites: [
              {
                specs: [
                  spec('찾는다', 'flaky', ['Timeout', '']),
                  spec('닫는다', 'unexpected', ['보이지 않는다', '보이지 않는다']),
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(report).toEqual({
      passed: 2,
      failed: 1,
      troubles: [
        { test: 'search.spec.ts:7 › 찾는다', message: 'Timeout', passedAgain: true },
        { test: 'search.spec.ts:7 › 닫는다', message: '보이지 않는다', passedAgain: false },
      ],
    });
  });
});
