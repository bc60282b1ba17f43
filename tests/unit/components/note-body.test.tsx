import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoteBody, proseComponents } from '../../../components/prose';

const { CodeBlock } = proseComponents;

test('제목 아래의 글을 한 요소에 담고, 제목은 그 밖에 둔다', () => {
  const html = renderToStaticMarkup(
    <NoteBody>
      <h1>큐</h1>
      {'\n'}
      <p>머리</p>
      <h2 id="use">쓰는 법</h2>
      <h3>넣기</h3>
      <p>
        <b>넣</b>는다
      </p>
      {'\n'}
      <p>뺀다</p>
    </NoteBody>,
  );
  expect(html).toBe(
    '<div class="note-body"><h1>큐</h1><p>머리</p>' +
      '<h2 id="use">쓰는 법</h2><h3>넣기</h3><div class="note-part" style="--length:5"><p><b>넣</b>는다</p><p>뺀다</p></div></div>',
  );
});

test('길이는 완성된 HTML의 글자도 센다', () => {
  const code = { html: '<pre><code>a &lt; b</code></pre>', language: 'ts', run: 'none' };
  const html = renderToStaticMarkup(
    <NoteBody>
      <h2>코드</h2>
      <CodeBlock {...code} />
    </NoteBody>,
  );
  expect(html).toContain('style="--length:8"');
});
