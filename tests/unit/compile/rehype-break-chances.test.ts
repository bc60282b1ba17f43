import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { rehypeBreakChances } from '../../../compile/rehype-break-chances.mjs';
import { toString as textOf } from 'hast-util-to-string';

function build(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  rehypeBreakChances()(tree);
  return tree;
}

describe('인라인 코드', () => {
  test('긴 이름은 _ 뒤에 <wbr>를 받고 글은 그대로다', () => {
    const tree = build('<p><code>payment_failure_threshold</code></p>');
    const [paragraph] = tree.children;
    const code = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
    expect(code?.type === 'element' && code.children).toMatchObject([
      { type: 'text', value: 'payment_' },
      { tagName: 'wbr' },
      { type: 'text', value: 'failure_' },
      { tagName: 'wbr' },
      { type: 'text', value: 'threshold' },
    ]);
    expect(paragraph?.type === 'element' && textOf(paragraph)).toBe('payment_failure_threshold');
  });

  test('짧은 이름과 코드 밖의 글에는 손대지 않는다', () => {
    const tree = build('<p>payment_failure_threshold <code>plan_id</code></p>');
    const [paragraph] = tree.children;
    expect(paragraph?.type === 'element' && paragraph.children).toMatchObject([
      { type: 'text', value: 'payment_failure_threshold ' },
      { tagName: 'code', children: [{ type: 'text', value: 'plan_id' }] },
    ]);
  });

  test('·와 /만 사이에 둔 코드 앞에서는 줄을 바꿀 수 있다', () => {
    const tree = build('<p><code>a</code>·<code>b</code>/<code>c</code> <code>d</code></p>');
    const [paragraph] = tree.children;
    expect(paragraph?.type === 'element' && paragraph.children).toMatchObject([
      { tagName: 'code' },
      { value: '·' },
      { tagName: 'wbr' },
      { tagName: 'code' },
      { value: '/' },
      { tagName: 'wbr' },
      { tagName: 'code' },
      { value: ' ' },
      { tagName: 'code' },
    ]);
  });
});
