import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { expect, test, vi } from 'vitest';
import { rehypeHeadingAliases } from '../../../../build/compile/rehype-heading-aliases';

vi.mock('../../../../build/compile/notes-data', () => ({
  noteOf: ({ path }: { path: string }) =>
    path === 'pages/docs/redis.md' ? { aliases: { commands: ['verbs', 'words'] } } : {},
}));

function compile(html: string, path: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeHeadingAliases(tree, new VFile({ path }));
  return toHtml(tree);
}

const html = '<h2 id="commands">명령</h2><p id="commands">글</p><h3 id="part">절</h3>';

test('옛 id는 지금의 제목 안에 선다', () => {
  expect(compile(html, 'pages/docs/redis.md')).toBe(
    '<h2 id="commands"><span id="verbs"></span><span id="words"></span>명령</h2><p id="commands">글</p><h3 id="part">절</h3>',
  );
});

test('옛 id가 없는 노트는 그대로다', () => {
  expect(compile(html, 'pages/docs/other.md')).toBe(html);
});

test('옛 id가 있는 노트의 제목은 id가 constructor여도 그대로다', () => {
  const heading = '<h2 id="constructor">생성자</h2>';
  expect(compile(heading, 'pages/docs/redis.md')).toBe(heading);
});
