import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { toString as textOf } from 'hast-util-to-string';
import { readAttributes } from '../../../../build/compile/jsx-node';
import { rehypeCodeBlocks } from '../../../../build/compile/rehype-code-blocks';
import { visitComponent } from '../../../../build/compile/remark-components';
import { CodeBlock } from '../../../../components/prose/html-blocks';
import { classesOf, elementsOf, oneElement } from '../../../support/html';
import { parseBody } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';

compileWith(sampleNotes);

const processor = unified().use(remarkRehype).freeze();

async function compile(source: string): Promise<Root> {
  const tree = (await processor.run(parseBody(source))) as unknown as Root;
  await rehypeCodeBlocks(tree, new VFile({ path: NOTE_FILE }));
  return tree;
}

/** The figures of all code blocks of a source, as the page shows them. */
async function figures(source: string): Promise<string[]> {
  const html: string[] = [];
  visitComponent((await compile(source)) as unknown as MarkdownRoot, 'CodeBlock', (element) => {
    const { html: inner = '', language = '', run = '', flags } = readAttributes(element);
    const props = { html: inner, language, run, ...(flags !== undefined && { flags }) };
    html.push(renderToStaticMarkup(createElement(CodeBlock, props)));
  });
  return html;
}

async function figure(info: string, code = 'const a = 1;'): Promise<string> {
  const [only = '', ...others] = await figures(`\`\`\`${info}\n${code}\n\`\`\``);
  expect(others).toEqual([]);
  return only;
}

/** The classes of each line. */
function lineClasses(html: string): string[][] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === 'c-l')
    .map(classesOf);
}

test('wrong을 표시한 블록에는 틀린 예라는 이름표가 선다', async () => {
  expect(await figure('js run wrong')).toContain('<span class="code-wrong">틀린 예</span>');
  expect(await figure('js run')).not.toContain('code-wrong');
});

test('배지는 블록의 줄에서 찾고, 누르면 버전과 이유가 나온다', async () => {
  const blocks = [
    'java run',
    'sql skip="서버가 필요하다"',
    'ts project="a" filename="a.ts"',
    'json',
  ];
  const source = blocks.map((info) => `\`\`\`${info}\n1\n\`\`\``).join('\n');
  const badges = (await figures('\n'.repeat(99) + source)).map(
    (html) => /<details.*<\/details>/.exec(html)?.[0],
  );
  const runs = '<a href="/runs">실행 기록</a>';
  expect(badges).toEqual([
    `<details class="code-badge verified"><summary>실행 확인 · Java 17</summary>17.0.13, &lt;2026-11-20&gt; · ${runs}</details>`,
    `<details class="code-badge"><summary>실행하지 않음</summary>서버가 필요하다 · ${runs}</details>`,
    `<details class="code-badge verified"><summary>시험됨</summary>${runs}</details>`,
    undefined,
  ]);
});

describe('HTML 계약', () => {
  test('figure.code-block[data-language][data-run] > .code-bar + pre[tabindex=0] > code.language-ts', async () => {
    const html = await figure('ts run');
    expect(oneElement(html, 'figure').properties).toMatchObject({
      className: ['code-block'],
      dataLanguage: 'ts',
      dataRun: 'run',
    });
    expect(oneElement(html, 'pre').properties['tabIndex']).toBe(0);
    expect(oneElement(html, 'code').properties['className']).toEqual(['language-ts']);
    expect(lineClasses(html)).toEqual([]);
  });

  test.each([
    ['ts run', 'run'],
    ['sql skip="서버가 필요하다"', 'skip'],
    ['ts project="api" filename="a.ts"', 'project'],
    ['bash project="api"', 'project'],
    ['json', 'none'],
  ])('```%s의 data-run은 %s다', async (info, run) => {
    expect(oneElement(await figure(info), 'figure').properties['dataRun']).toBe(run);
  });

  test.each([
    ['ts filename="worker.ts"', 'worker.ts'],
    ['ts', 'TypeScript'],
    ['console', '터미널'],
    ['bash title="curl"', 'curl'],
    ['text output', '실행 결과'],
    ['text filename="<a>"', '<a>'],
  ])('```%s의 제목은 "%s"다', async (info, title) => {
    const html = await figure(info);
    const bar = elementsOf(html).find((element) => classesOf(element).includes('code-title'));
    expect(bar && textOf(bar)).toBe(title);
    expect(oneElement(html, 'pre').properties['ariaLabel']).toBe(`${title} 코드`);
  });

  test.each([
    ['ts numbers', ['code-block', 'lined', 'numbered']],
    ['ts wrap', ['code-block', 'wrapped']],
    ['ts focus={1}', ['code-block', 'lined', 'has-focus']],
    ['ts {1}', ['code-block', 'lined']],
    ['text output', ['code-block', 'output']],
    ['ts numbers wrap', ['code-block', 'lined', 'numbered', 'wrapped']],
  ])('```%s의 figure에는 클래스 %j가 있다', async (info, names) => {
    expect(oneElement(await figure(info), 'figure').properties['className']).toEqual(names);
  });
});

describe('줄', () => {
  test('{1,3-4} add={2} del={3} focus={4}의 클래스가 그 줄에만 붙는다', async () => {
    const html = await figure('ts {1,3-4} add={2} del={3} focus={4}', 'a;\nb;\nc;\nd;\ne;');
    expect(lineClasses(html)).toEqual([
      ['mark'],
      ['added'],
      ['mark', 'removed'],
      ['mark', 'focused'],
      [],
    ]);
  });

  test.each([
    ['ts', 'const a = `<b>&amp;</b>`;\n\n\tif (a < "ㄱ") {}\n  // 끝'],
    ['java', 'class A {\n  List<String> b; // "둘"\n}'],
    ['sql', "SELECT *\nFROM t\nWHERE a <> 'x'\n  AND b >= 1;"],
    ['console', '$ echo "<a>"\n<a>\n127.0.0.1:6379> GET x'],
    ['text', '  앞 공백\n\n뒤 공백  '],
    ['json', '{\n  "a": [1, 2]\n}'],
    ['text', ''],
  ])(
    '%s 코드의 글은 적은 그대로이고, 번호가 있으면 줄마다 하나의 c-l이다',
    async (language, source) => {
      const html = await figure(language, source);
      expect(textOf(oneElement(html, 'code'))).toBe(`${source}\n`);
      expect(lineClasses(html)).toEqual([]);
      const numbered = await figure(`${language} numbers`, source);
      expect(textOf(oneElement(numbered, 'code'))).toBe(`${source}\n`);
      expect(lineClasses(numbered)).toHaveLength(source.split('\n').length);
    },
  );
});

describe('노트 속의 자리', () => {
  test('앞뒤 문단 사이, 목록과 인용 안에서 제자리에 남는다', async () => {
    const source =
      '앞\n\n```js\na;\n```\n\n- 항목\n\n  ```js\n  b;\n  ```\n\n> ```js\n> c;\n> ```\n\n뒤';
    const html = await figures(source);
    expect(html.map((one) => textOf(oneElement(one, 'code')))).toEqual(['a;\n', 'b;\n', 'c;\n']);
    const names: string[] = [];
    visit(await compile(source), (node) => {
      const { tagName, name } = node as { tagName?: string; name?: string };
      names.push(tagName ?? name ?? '');
    });
    expect(names.filter(Boolean)).toEqual([
      'p',
      'CodeBlock',
      'ul',
      'li',
      'p',
      'CodeBlock',
      'blockquote',
      'CodeBlock',
      'p',
    ]);
  });

  test('글 속의 `코드`는 블록이 아니다', async () => {
    expect(await figures('글 속의 `const a` 코드')).toEqual([]);
  });
});
