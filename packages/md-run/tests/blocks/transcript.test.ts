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
    const text = '# 처음\n$ cat <<X\n> a\n> X\na\n(nil)\npostgres=# SELECT\npostgres-# 1;\n 1';
    expect(
      readTranscript(text).map((step) => (step.kind === 'command' ? step.command : step.text)),
    ).toEqual(['# 처음', 'cat <<X\na\nX', 'SELECT\n1;']);
  });
});

describe('여러 줄의 명령', () => {
  it.each([
    ['역슬래시', '$ curl -s \\\n    -d 1 \\\n  /x\n{"ok":true}', ['curl -s \\\n    -d 1 \\\n  /x']],
    ['프롬프트가 있는 역슬래시', '$ ls \\\n> src\na.ts', ['ls \\\nsrc']],
    [
      '여기 문서',
      "$ cat <<'EOF' > a.txt\n안녕\n\n# 글\nEOF\n$ ls",
      ["cat <<'EOF' > a.txt\n안녕\n\n# 글\nEOF", 'ls'],
    ],
    ['프롬프트가 있는 여기 문서', '$ cat <<X\n> a\n>\n> X\na', ['cat <<X\na\n\nX']],
    ['따옴표', "$ echo 'a\n> b'\na\nb", ["echo 'a\nb'"]],
    [
      '반복',
      '$ for i in 1 2; do\n>   echo $i\n> done\n1\n2',
      ['for i in 1 2; do\n  echo $i\ndone'],
    ],
    ['파이프', '$ ls |\n  wc -l\n3', ['ls |\n  wc -l']],
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

  it('친 줄을 모두 이으면 그 글의 줄이 그대로다', () => {
    const text = '$ cat <<X\n> a\n> X\na';
    expect(readTranscript(text)).toEqual([
      {
        kind: 'command',
        program: 'bash',
        session: '',
        typed: '$ cat <<X\n> a\n> X',
        command: 'cat <<X\na\nX',
      },
    ]);
  });
});

it('withoutTimes는 걸린 시간과 빈 줄만 뺀다', () => {
  const text = '(nil)\n(1.01s)\n   (0.51s)\n\n1 row in set (0.000 sec)\n(integer) 1';
  expect(withoutTimes(text)).toBe('(nil)\n1 row in set\n(integer) 1');
});
