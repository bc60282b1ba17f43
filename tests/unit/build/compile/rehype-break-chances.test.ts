import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { rehypeBreakChances } from '../../../../build/compile/rehype-break-chances';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';

function build(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  rehypeBreakChances(tree);
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

describe('글자에 붙은 조사', () => {
  const JOIN = '<w-j></w-j>';
  const html = (source: string): string => toHtml(build(source));

  test.each([
    [
      '괄호 뒤',
      '<p>배열(array)은 길이가 90%를 넘는다.</p>',
      '<p>배열(array)|은 길이가 90%|를 넘는다.</p>',
    ],
    ['코드 뒤', '<p><code>commit()</code>을 부른다</p>', '<p><code>commit()</code>|을 부른다</p>'],
    [
      '링크 뒤',
      '<p><a href="/x">API(v1)</a>는 길다</p>',
      '<p><a href="/x">API(v1)</a>|는 길다</p>',
    ],
    [
      '굵은 글 뒤',
      '<p><strong>왜?</strong>라고 묻는다</p>',
      '<p><strong>왜?</strong>|라고 묻는다</p>',
    ],
    ['날짜', '<p>2026-06-05에 고쳤다</p>', '<p>2026-|06-|05에 고쳤다</p>'],
    [
      '복잡도',
      '<p>힙은 O((V + E) log V), 배열은 O(n) 이고 더 걸린다(두 번)</p>',
      '<p>힙은 <w-j>O((V + E) log V)</w-j>, 배열은 O(n) 이고 더 걸린다(두 번)</p>',
    ],
    ['제목', '<h2>표(table)의 폭</h2>', '<h2>표(table)|의 폭</h2>'],
  ])('%s: 줄의 처음에 오지 않는다', (_place, source, expected) => {
    expect(html(source)).toBe(expected.replaceAll('|', JOIN));
    expect(textOf(build(source))).toBe(textOf(fromHtml(source, { fragment: true })));
  });

  test.each([
    ['글자 뒤', '<p>배열은 <code>list</code>를 <a href="/x">레디스</a>의 것이다</p>'],
    ['빈칸 뒤', '<p>배열(array) 은 <code>commit()</code> 을</p>'],
    ['낱말 사이의 기호', '<p>읽기/쓰기, 넣기·빼기, 1~3월, 처음→끝</p>'],
    [
      '코드 블록과 그림과 수식',
      '<pre>f()을</pre><svg><text>f()을</text></svg><math><mtext>f()을</mtext></math>',
    ],
    ['코드의 안', '<p><code>f()을</code></p>'],
  ])('%s: 손대지 않는다', (_place, source) => {
    expect(html(source)).toBe(source);
  });
});
