import { describe, expect, it } from 'vitest';
import { formatFailure, formatSkips, formatTable } from '../../../../lib/snippets/report';

describe('formatFailure', () => {
  it('파일과 줄과 예제, 그리고 차이를 보인다', () => {
    const failure = { kind: 'different-output', expected: '하나\n셋', got: '하나\n둘\n' } as const;
    expect(formatFailure('pages/x.md', { failure, line: 12, caseNumber: 2 }).split('\n')).toEqual([
      'pages/x.md:12 예제 2',
      '  출력이 다르다 (- 기대, + 실제)',
      '      하나',
      '    - 셋',
      '    + 둘',
    ]);
  });
});

describe('formatTable', () => {
  it('언어마다 한 줄과 합계를 한글의 폭에 맞춰 쓴다', () => {
    const row = { tool: 'Java 17', blocks: 3, executed: 1, cached: 1, failed: 0, skipped: 1 };
    expect(formatTable([{ language: 'java', ...row, seconds: 1.25 }]).split('\n')).toEqual([
      '언어  도구     블록  실행  캐시  건너뜀  실패   초',
      'java  Java 17     3     1     1       1     0  1.3',
      '모두              3     1     1       1     0  1.3',
    ]);
  });
});

describe('formatSkips', () => {
  it('이유를 많은 차례로 센다', () => {
    const skip = { file: 'pages/x.md', line: 1, language: 'bash' };
    const reasons = ['패키지를 내려받는다', 'Redis 서버가 필요하다', '패키지를 내려받는다'];
    expect(formatSkips(reasons.map((reason) => ({ ...skip, reason }))).split('\n')).toEqual([
      '    2  패키지를 내려받는다',
      '    1  Redis 서버가 필요하다',
    ]);
  });
});
