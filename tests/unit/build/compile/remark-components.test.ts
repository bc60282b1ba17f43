import { describe, expect, test } from 'vitest';
import { remarkComponents, visitComponent } from '../../../../build/compile/remark-components';
import { transform } from '../../../support/markdown-tree';
import { compileWith, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

function render(source: string, path?: string): string {
  return outline(transform([remarkComponents], source, path));
}

describe('.md의 소문자 태그', () => {
  test.each([
    ['<note-list></note-list>', '<NoteList></NoteList>'],
    ['<note-list of="recent"></note-list>', '<NoteList of="recent"></NoteList>'],
    [
      '<api-endpoint method="POST" path="/v1/billing/plans/{id}"></api-endpoint>',
      '<ApiEndpoint method="POST" path="/v1/billing/plans/{id}"></ApiEndpoint>',
    ],
    [
      '<note-figure src="/img/a.svg" alt="가 &quot;나&quot;" caption="그림"></note-figure>',
      '<NoteFigure src="/img/a.svg" alt="가 "나"" caption="그림"></NoteFigure>',
    ],
    [
      '<note-figure\n  src="/img/a.svg"\n  alt="그림 > 글\n둘"></note-figure>',
      '<NoteFigure src="/img/a.svg" alt="그림 > 글 둘"></NoteFigure>',
    ],
    [
      '<note-tabs>\n<note-tab\n  label="npm">\n\n가\n\n</note-tab>\n</note-tabs>',
      '<NoteTabs><NoteTab label="npm">가</NoteTab></NoteTabs>',
    ],
    ['<data-table source="a/b"></data-table>', '<DataTable source="a/b"></DataTable>'],
    ['<field-table>\n\n글\n\n</field-table>', '<FieldTable>글</FieldTable>'],
    [
      '<note-steps>\n\n### 하나 [#one]\n\n글\n\n</note-steps>',
      '<NoteSteps><h3>하나 [#one]</h3>글</NoteSteps>',
    ],
    ['<spec-note>\n\n글\n\n</spec-note>', '<SpecNote>글</SpecNote>'],
    ['> <note-list></note-list>', '<blockquote><NoteList></NoteList></blockquote>'],
    ['- 항목\n\n  <note-list></note-list>', '<ul><li>항목<NoteList></NoteList></li></ul>'],
  ])('%j → %s', (source, expected) => {
    expect(render(source)).toBe(expected);
  });

  const tabs =
    '<NoteTabs><NoteTab label="npm">가</NoteTab><NoteTab label="yarn">나</NoteTab></NoteTabs>';

  test('빈 줄로 나눈 탭은 겹친 컴포넌트가 된다', () => {
    const source = [
      '<note-tabs>',
      '<note-tab label="npm">',
      '가',
      '</note-tab>',
      '<note-tab label="yarn">',
      '나',
      '</note-tab>',
      '</note-tabs>',
    ].join('\n\n');
    expect(render(source)).toBe(tabs);
  });

  test('잇달아 적은 여닫는 태그도 같은 것이 된다', () => {
    const source =
      '<note-tabs>\n<note-tab label="npm">\n\n가\n\n</note-tab>\n<note-tab label="yarn">\n\n나\n\n</note-tab>\n</note-tabs>';
    expect(render(source)).toBe(tabs);
  });

  test('한 줄짜리 둘을 잇달아 적으면 둘 다 컴포넌트가 된다', () => {
    const source =
      '<api-endpoint method="GET" path="/a"></api-endpoint>\n<api-endpoint method="PUT" path="/b"></api-endpoint>';
    expect(render(source)).toBe(
      '<ApiEndpoint method="GET" path="/a"></ApiEndpoint><ApiEndpoint method="PUT" path="/b"></ApiEndpoint>',
    );
  });

  test('앞뒤의 글은 제자리에 남는다', () => {
    expect(render('앞\n\n<note-list></note-list>\n\n뒤')).toBe('앞<NoteList></NoteList>뒤');
  });
});

describe('컴포넌트가 아닌 것', () => {
  test.each([
    '<details>\n<summary>요약</summary>\n\n글\n\n</details>',
    '<div>\n글\n</div>',
    '글 속의 <note-list></note-list> 태그',
    '`<note-list></note-list>`',
    '<!-- note-list -->',
  ])('%j는 그대로다', (source) => {
    expect(render(source)).toBe(outline(transform([], source)));
  });

  test('.mdx는 JSX를 쓰므로 건드리지 않는다', () => {
    expect(render('<NoteTab label="npm">\n\n글\n\n</NoteTab>', 'pages/docs/redis.mdx')).toBe(
      '<NoteTab label="npm">글</NoteTab>',
    );
  });
});

test('visitComponent는 이름이 같은 컴포넌트를 겹친 곳까지 찾는다', () => {
  const tree = transform(
    [remarkComponents],
    '<note-list></note-list>\n\n<note-steps>\n\n<note-list of="recent"></note-list>\n\n</note-steps>',
  );
  const found: string[] = [];
  visitComponent(tree, 'NoteList', (element) => {
    found.push(outline(element));
  });
  expect(found).toEqual(['<NoteList></NoteList>', '<NoteList of="recent"></NoteList>']);
});
