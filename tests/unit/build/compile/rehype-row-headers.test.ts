import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { rehypeRowHeaders } from '../../../../build/compile/rehype-row-headers';

function build(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  rehypeRowHeaders(tree);
  return toHtml(tree);
}

const body = '<tbody><tr><td>배열</td><td>O(1)</td></tr></tbody>';

test('왼쪽 위가 빈 표에서는 첫 칸이 줄의 이름이고, 빈 칸은 이름이 아니다', () => {
  expect(build(`<table><thead><tr><th></th><th>접근</th></tr></thead>${body}</table>`)).toBe(
    '<table><thead><tr><td></td><th>접근</th></tr></thead><tbody><tr><th scope="row">배열</th><td>O(1)</td></tr></tbody></table>',
  );
});

test('왼쪽 위에 이름이 있는 표는 그대로다', () => {
  const table = `<table><thead><tr><th>구조</th><th>접근</th></tr></thead>${body}</table>`;
  expect(build(table)).toBe(table);
});

test('칸이 없는 표도 그대로다', () => {
  expect(build('<table></table>')).toBe('<table></table>');
});
