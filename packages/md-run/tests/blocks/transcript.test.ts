import { describe, expect, it } from 'vitest';
import { readTranscript, withoutTimes } from '../../src/blocks/transcript';

describe('readTranscript', () => {
  it.each([
    ['$ ls', 'bash', '', 'ls'],
    ['redis> GET a', 'redis-cli', '', 'GET a'],
    ['127.0.0.1:6379> GET a', 'redis-cli', '', 'GET a'],
    ['127.0.0.1:6379[2](TX)> EXEC', 'redis-cli', '', 'EXEC'],
    ['B(TX)> EXEC', 'redis-cli', 'B', 'EXEC'],
    ['postgres=# SELECT 1;', 'psql', '', 'SELECT 1;'],
    ['shop=*> COMMIT;', 'psql', '', 'COMMIT;'],
    ['MariaDB [(none)]> SELECT 1;', 'mariadb', '', 'SELECT 1;'],
    ['mysql> SELECT 1;', 'mariadb', '', 'SELECT 1;'],
  ])('%s', (typed, program, session, command) => {
    expect(readTranscript(typed)).toEqual([{ kind: 'command', program, session, typed, command }]);
  });

  it('이어진 줄은 한 명령이고, 응답은 버리고, 설명은 남긴다', () => {
    const typed = '$ cat <<X\n> a\n> X';
    expect(readTranscript(`# 처음\n${typed}\na\n(nil)`)).toEqual([
      { kind: 'remark', text: '# 처음' },
      { kind: 'command', program: 'bash', session: '', typed, command: 'cat <<X\na\nX' },
    ]);
  });
});

describe('여러 줄의 명령', () => {
  it.each([
    ['프롬프트가 있는 역슬래시', '$ ls \\\n> src\na.ts', ['ls \\\nsrc']],
    [
      '여기 문서',
      "$ cat <<'EOF' > a.txt\n안녕\n\n# 글\nEOF\n$ ls",
      ["cat <<'EOF' > a.txt\n안녕\n\n# 글\nEOF", 'ls'],
    ],
    ['프롬프트가 있는 여기 문서', '$ cat <<X\n> a\n>\n> X\na', ['cat <<X\na\n\nX']],
    ['npm의 출력', '$ npm test\n> app@1.0.0 test\n> vitest run', ['npm test']],
    ['빈 줄 뒤의 출력', '$ npm test\n\n> app@1.0.0 test', ['npm test']],
    [
      'curl -v의 출력',
      '$ curl -v /x\n> GET / HTTP/1.1\n> Host: a\n< HTTP/1.1 200 OK',
      ['curl -v /x'],
    ],
    ['출력 뒤의 표시', '$ node\n1\n> x', ['node']],
    ['닫히지 않은 따옴표', "$ echo it's\nit\n$ ls\na", ["echo it's", 'ls']],
    ['psql의 이어짐', 'postgres=# SELECT\npostgres-# 1;\n 1\npostgres-# 2', ['SELECT\n1;']],
    ['mariadb의 이어짐', 'mysql> SELECT\n    -> 1;\n1', ['SELECT\n1;']],
  ])('%s', (_case, text, commands) => {
    const steps = readTranscript(text);
    expect(steps.map((step) => (step.kind === 'command' ? step.command : step))).toEqual(commands);
  });
});

it('withoutTimes는 걸린 시간과 빈 줄만 뺀다', () => {
  const text = '(nil)\n(1.01s)\n   (0.51s)\n\n1 row in set (0.000 sec)\n(integer) 1';
  expect(withoutTimes(text)).toBe('(nil)\n1 row in set\n(integer) 1');
});
