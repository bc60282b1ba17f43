import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { rehypeElements } from '../../../../build/compile/rehype-elements';
import { compileWith, NOTE_FILE, sampleNote, sampleNotes } from '../../../support/notes-data';

compileWith({
  ...sampleNotes,
  notes: { [NOTE_FILE]: { ...sampleNote, aliases: { commands: ['verbs', 'words'] } } },
});

function build(html: string, path = NOTE_FILE): string {
  const tree = fromHtml(html, { fragment: true });
  rehypeElements(tree, new VFile({ path }));
  return toHtml(tree);
}

const table = (corner: string, head: string, first: string): string =>
  `<table><thead><tr>${corner}<th>접근</th></tr></thead><tbody><tr>${head}${first}</tr></tbody></table>`;
const heading = '<h2 id="commands">명령</h2><p id="commands">글</p><h3 id="part">절</h3>';

test.each([
  [
    '왼쪽 위가 빈 표에서는 첫 칸이 줄의 이름이고, 빈 칸은 이름이 아니다',
    table('<th></th>', '<td>배열</td>', '<td>O(1)</td>'),
    table('<td></td>', '<th scope="row">배열</th>', '<td>O(1)</td>'),
  ],
  [
    '옛 id는 지금의 제목 안에 선다',
    heading,
    heading.replace('>명령', '><span id="verbs"></span><span id="words"></span>명령'),
  ],
  [
    '정렬은 클래스다',
    '<table><tbody><tr><td align="center">1</td></tr></tbody></table>',
    '<table><tbody><tr><td class="align-center">1</td></tr></tbody></table>',
  ],
])('%s', (_name, html, built) => {
  expect(build(html)).toBe(built);
});

test.each([
  ['왼쪽 위에 이름이 있는 표', table('<th>구조</th>', '<td>배열</td>', '<td>O(1)</td>')],
  ['칸이 없는 표', '<table></table>'],
  ['id가 constructor인 제목', '<h2 id="constructor">생성자</h2>'],
])('%s는 그대로다', (_name, html) => {
  expect(build(html)).toBe(html);
});

test('옛 id가 없는 노트는 그대로다', () => {
  expect(build(heading, 'pages/docs/other.md')).toBe(heading);
});
