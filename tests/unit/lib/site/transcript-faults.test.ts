import { expect, test } from 'vitest';
import { findTranscriptFaults } from '../../../../lib/site/block-faults';
import { noteOf } from '../../../support/note-source';

function foundIn(transcript: string): string[] {
  const body = `\`\`\`console skip="보기다"\n${transcript}\n\`\`\``;
  return findTranscriptFaults(noteOf('pages/docs/a.md', '노트', { body })).map(
    ({ found }) => found,
  );
}

test.each([
  'npm test',
  '% npm test',
  '❯ npm test',
  '➜  ~ git status',
  'PS C:\\> dir',
  '# apt update',
  '>>> print(1)',
  'λ ls',
  '$npm test',
  '출력뿐이다',
])('아는 프롬프트가 없는 터미널의 기록은 잘못이다: %j', (transcript) => {
  expect(foundIn(transcript)).toHaveLength(1);
});

test.each([
  '$ npm test',
  'redis> GET a\n(nil)',
  'dev@host:~$ ls',
  '(venv)$ pip list',
  'postgres=# SELECT 1;',
  'MariaDB [shop]> SELECT 1;',
  '> db.find()',
  '# 설명\n$ ls',
  "$ cat <<'EOF' > a.txt\n안녕\nEOF",
  '$ npm test\n> app@1.0.0 test',
])('프롬프트가 있는 기록은 잘못이 아니다: %j', (transcript) => {
  expect(foundIn(transcript)).toEqual([]);
});
