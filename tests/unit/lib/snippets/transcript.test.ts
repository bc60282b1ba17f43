import { describe, expect, it } from 'vitest';
import { readTranscript, withoutTimes } from '../../../../lib/snippets/transcript';

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

it('withoutTimes는 걸린 시간과 빈 줄만 뺀다', () => {
  const text = '(nil)\n(1.01s)\n   (0.51s)\n\n1 row in set (0.000 sec)\n(integer) 1';
  expect(withoutTimes(text)).toBe('(nil)\n1 row in set\n(integer) 1');
});
