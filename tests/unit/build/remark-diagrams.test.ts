import { describe, expect, test, vi } from 'vitest';
import { readAttributes } from '../../../build/jsx-node.mjs';
import { visitComponent } from '../../../build/remark-components.mjs';
import { remarkDiagrams } from '../../../build/remark-diagrams.mjs';
import { elementsOf, oneElement, textOfHtml } from '../../support/html';
import { transform } from '../../support/markdown-tree';
import { NOTE_FILE } from '../../support/notes-data';

vi.mock('../../../build/notes-data.mjs', async () => {
  const { fakeNotesData } = await import('../../support/notes-data');
  return fakeNotesData;
});

/** The HTML of every diagram of a source. */
function draw(source: string): string[] {
  const html: string[] = [];
  visitComponent(transform([remarkDiagrams], source), 'Diagram', (element) => {
    html.push(readAttributes(element)['html'] ?? '');
  });
  return html;
}

function fence(source: string, meta = 'title="그림" alt="가에서 나로 간다."'): string {
  return `\`\`\`mermaid ${meta}\n${source}\n\`\`\``;
}

const kinds: Readonly<Record<string, string>> = {
  flowchart: 'flowchart LR\n  a[가] --> b{나}\n  subgraph 묶음\n    b -->|예| c(다)\n  end',
  sequenceDiagram:
    'sequenceDiagram\n  participant A as 가게\n  A->>B: 주문\n  loop 재시도\n    B-->>A: 응답\n  end',
  'stateDiagram-v2':
    'stateDiagram-v2\n  [*] --> CREATED\n  CREATED --> ACTIVE: 승인\n  ACTIVE --> [*]',
  classDiagram: 'classDiagram\n  class Plan {\n    +name: string\n  }\n  Plan <|-- TieredPlan',
};

/** The addresses and ids an SVG points at, and the ids it has. */
function references(html: string): { ids: string[]; targets: string[] } {
  const values = elementsOf(html).flatMap(({ properties }) =>
    Object.entries(properties).map(([name, value]) => [name, String(value)] as const),
  );
  return {
    ids: values.filter(([name]) => name === 'id').map(([, value]) => value),
    targets: values.flatMap(([name, value]) => {
      const target = /url\(#([^)]+)\)/.exec(value)?.[1] ?? /^#(.+)$/.exec(value)?.[1];
      const isColor = ['fill', 'stroke', 'color', 'stopColor'].includes(name);
      return target === undefined || (isColor && value.startsWith('#')) ? [] : [target];
    }),
  };
}

describe.each(Object.entries(kinds))('%s', (_kind, source) => {
  const [html = ''] = draw(fence(source));

  test('alt는 그림의 이름이고 title은 그림 아래의 글이다', () => {
    expect(elementsOf(html)[0]?.properties).toMatchObject({
      role: 'img',
      ariaLabel: '가에서 나로 간다.',
      tabIndex: 0,
    });
    expect(textOfHtml(html)).toMatch(/그림$/);
    expect(oneElement(html, 'figcaption').children).toMatchObject([{ value: '그림' }]);
  });

  test('밖의 주소를 부르지 않는다', () => {
    const withoutNamespaces = html.replaceAll(/xmlns(?::\w+)?="[^"]*"/g, '');
    expect(withoutNamespaces).not.toMatch(/\/\/[\w.-]+\.\w/);
    expect(html).not.toContain('@import');
    expect(html).not.toContain('<script');
  });

  test('가리키는 id가 모두 그 그림 안에 있다', () => {
    const { ids, targets } = references(html);
    expect(targets.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });
});

test('한 페이지의 그림 넷은 id를 나눠 쓰지 않는다', () => {
  const all = draw(
    Object.values(kinds)
      .map((source) => fence(source))
      .join('\n\n'),
  );
  expect(all).toHaveLength(4);
  const ids = all.flatMap((html) => references(html).ids);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test('같은 그림을 두 번 그려도 id가 겹치지 않는다', () => {
  const source = fence('flowchart LR\n  a --> b');
  const ids = draw(`${source}\n\n${source}`).flatMap((html) => references(html).ids);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('색은 페이지의 변수라서 그림 하나가 두 테마에 맞는다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a --> b'));
  expect(html).toContain('var(--diagram-fg)');
  expect(html).toContain('font-family: inherit');
});

test('label의 한국어가 그림에 글로 남는다', () => {
  expect(textOfHtml(draw(fence('flowchart LR\n  a[주문 받기] --> b[결제]')).join(''))).toMatch(
    /주문 받기[\s\S]*결제/,
  );
});

test('title과 alt의 특수 문자는 글로 남는다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a --> b', `title="<A> & B" alt="'A' < B"`));
  expect(elementsOf(html)[0]?.properties['ariaLabel']).toBe("'A' < B");
  expect(textOfHtml(html)).toMatch(/<A> & B$/);
});

describe('멈추는 것', () => {
  test.each(['', 'title="그림"', 'alt="가에서 나로 간다."'])(
    'title이나 alt가 없는 ```mermaid %s',
    (meta) => {
      expect(() => draw(`앞\n\n${fence('flowchart LR\n  a --> b', meta)}`)).toThrow(
        `${NOTE_FILE}:7\n  찾은 것    title이나 alt가 없는 그림`,
      );
    },
  );

  test('alt가 빈 글이어도 없는 것과 같다', () => {
    expect(() => draw(fence('flowchart LR\n  a --> b', 'title="그림" alt=" "'))).toThrow(
      'title이나 alt가 없는 그림',
    );
  });

  test('그릴 수 없는 글', () => {
    expect(() => draw(fence('pieChart\n  "가": 1'))).toThrow(
      `${NOTE_FILE}:5\n  찾은 것    그릴 수 없는 그림 (`,
    );
  });
});

test('다른 언어의 코드 블록은 그대로다', () => {
  expect(draw('```text\nflowchart LR\n  a --> b\n```')).toEqual([]);
});
