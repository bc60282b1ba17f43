import { describe, expect, it } from 'vitest';
import { isWholeCommand } from '../../src/blocks/shell-command';

describe('셸이 바로 실행하는 것', () => {
  it.each([
    '',
    'ls -al',
    'echo "a b" \'c\' \\"',
    "echo 'C:\\'",
    'echo "it\'s"',
    'curl -d \'{"a": [1, 2]}\' http://localhost:8080/',
    "echo a#b; echo ${#x} # it's",
    'cat <<< "글"',
    'cat <<EOF\n글\nEOF',
    "cat <<'EOF' > a.txt\nit's \"\nEOF",
    'cat <<-EOF\n\t글\n\tEOF',
    'cat <<A <<B\n1\nA\n2\nB',
    'cat <<\\EOF | wc -l\n글\nEOF',
    'curl -s \\\n  -d 1',
    'ls |\n wc -l',
    'make && ls',
    'sleep 1 &',
    'ls 2>&1 >/dev/null',
    'diff <(sort a) <(sort b)',
    'echo $(ls)',
    'echo $((1 << 2))',
    'for i in 1 2; do echo $i; done',
    'if true; then\n  echo a\nelse\n  echo b\nfi',
    'case $x in\n  a) echo 1;;\nesac',
    'while read -r line; do echo "$line"; done < a.txt',
    'f() { echo a; }',
    'f() {\n  if a; then b; fi\n}',
    '(cd src && ls)',
    'echo if for { case',
    'git commit -m done',
    'curl http://a.test/?q={id}',
  ])('%j', (typed) => {
    expect(isWholeCommand(typed)).toBe(true);
  });
});

describe('셸이 다음 줄을 묻는 것', () => {
  it.each([
    'curl -s \\',
    "echo 'a",
    'echo "a',
    'echo "a\\"',
    'cat <<EOF',
    'cat <<EOF\n글',
    'cat <<EOF\n글\n EOF',
    'ls |',
    'ls && # 다음 줄',
    'ls ||\n',
    'for i in 1 2; do',
    'for i in 1 2\ndo\n  echo $i',
    'if true; then\n  echo a',
    'case $x in\n  a) echo 1;;',
    'f() {\n  ls',
    '(cd src',
    'echo $(ls',
    'rmq PUT queues \'{"a":{',
  ])('%j', (typed) => {
    expect(isWholeCommand(typed)).toBe(false);
  });
});

it('기호가 어떻게 이어져도 끝까지 읽는다', () => {
  const signs = ' \n\t\'"\\#<>|&;()${}a-'.split('');
  const three = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => a + b + c)));
  expect(three.map(isWholeCommand).filter((whole) => typeof whole !== 'boolean')).toEqual([]);
});
