import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixNotes } from '../../../../lib/authoring/note-fixes';
import { readNote, type SourceFile } from '../../../../lib/note/note';
import { sourceFiles } from '../../../support/note-source';
import { sampleFiles } from '../../../support/sample-site';

const NOTE = 'pages/docs/moved.md';

/** What an author does by hand after one round of `--fix`, for each generator. */
const byHand: Readonly<Record<string, readonly (readonly [written: string, mended: string])[]>> = {
  obsidian: [
    ['```bash\n', '```bash skip="보기다"\n'],
    ['\n#데이터베이스 #정리\n', ''],
  ],
  notion: [
    ['![Untitled](Untitled%203.png)', '![캐시를 지우는 차례](/img/docs/moved/order.svg)'],
    ['```js\n', '```js skip="보기다"\n'],
  ],
  velog: [
    ['!youtube[abcdef]', '[영상](https://example.com/abcdef)'],
    ['```bash\n', '```bash skip="서버가 필요하다"\n'],
  ],
  vitepress: [],
  docusaurus: [
    ['sidebar_label: 설치\nslug: /install\n', ''],
    ['filename="설치.sh"', 'filename="install.sh"'],
  ],
  jekyll: [
    ['layout: post\n', ''],
    ['* TOC\n', ''],
  ],
};

function fixed(text: string): SourceFile {
  const files = sourceFiles({ ...sampleFiles, [NOTE]: text });
  const { files: changed } = fixNotes(files);
  return changed.find(({ path }) => path === NOTE) ?? { path: NOTE, text };
}

test.each(Object.entries(byHand))(
  '%s의 노트는 --fix 한 번과 손질 한 번으로 옮겨진다',
  (generator, hand) => {
    const text = readFileSync(`tests/fixtures/foreign-notes/${generator}.md`, 'utf8');
    const first = fixed(text);
    const mended = hand.reduce(
      (before, [written, now]) => before.replace(written, now),
      first.text,
    );
    const second = fixed(mended);
    expect(readNote(second).faults, second.text).toEqual([]);
    // What was mended once stays.
    expect(fixed(second.text).text).toBe(second.text);
  },
);
