import { describe, expect, test, vi } from 'vitest';
import { readAttributes } from '../../../build/jsx-node.mjs';
import { textOf } from '../../../build/hast-text.mjs';
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

test('양쪽 화살표의 처음 촉은 제 상자를 가리킨다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a <--> b'));
  const start = elementsOf(html).find(({ properties }) =>
    String(properties['id']).endsWith('arrowhead-start'),
  );
  // Its shape points to the left, which is where the box stands.
  expect(start?.children.find((child) => child.type === 'element')?.properties['points']).toBe(
    '8 0, 0 2.5, 8 5',
  );
  expect(start?.properties['orient']).toBe('auto');
});

test('색은 페이지의 변수라서 그림 하나가 두 테마에 맞는다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a --> b'));
  expect(html).toContain('var(--diagram-fg)');
  expect(html).toContain('font-family: inherit');
});

test('노트에 쓰는 문법은 빠지는 글 없이 지난다', () => {
  const source = [
    'graph TD',
    '  %% 설명',
    '  n-1((0)) ---|4| b{{육각}} & c>깃발]',
    '  b <--> d[(저장소)]:::hot',
    '  d -.->|예| e[/사다리꼴\\]',
    '  e == 굵게 ==> f[[부품]];',
    '  f -. 점선 .-> g(((겹원)))',
    '  classDef hot fill:#f00',
    '  subgraph 묶음',
    '    direction LR',
    '    h[글 -- 그대로] --- i',
    '  end',
  ].join('\n');
  const text = textOfHtml(draw(fence(source)).join(''));
  for (const label of ['육각', '깃발', '저장소', '사다리꼴', '굵게', '부품', '점선', '겹원']) {
    expect(text).toContain(label);
  }
});

test('label의 한국어가 그림에 글로 남는다', () => {
  expect(textOfHtml(draw(fence('flowchart LR\n  a[주문 받기] --> b[결제]')).join(''))).toMatch(
    /주문 받기[\s\S]*결제/,
  );
});

describe('따옴표로 감싼 글의 괄호와 기호는 그림에 그대로 남는다', () => {
  test.each([
    ['flowchart LR\n  a["[1, 2]"] --> b', '[1, 2]'],
    ['flowchart LR\n  a("f(x)") --> b', 'f(x)'],
    ['flowchart LR\n  a{"{가} > 0"} --> b', '{가} > 0'],
    ['flowchart LR\n  a(["dist[v] (거리)"]) & b --> c', 'dist[v] (거리)'],
    ['flowchart LR\n  a -->|"x | y"| b', 'x | y'],
    ['flowchart LR\n  a -- "[1] --> [2]" --> b', '[1] --> [2]'],
    ['flowchart LR\n  subgraph s ["큐 [3]"]\n    a --> b\n  end', '큐 [3]'],
    ['flowchart LR\n  a["가; 나 & 다"] --> b', '가; 나 & 다'],
    ['stateDiagram-v2\n  state "대기 [1]" as s1\n  s1 --> [*]', '대기 [1]'],
    ['classDiagram\n  Plan <|-- Tiered : "[1] (상속)"', '[1] (상속)'],
  ])('%j', (source, label) => {
    const html = draw(fence(source)).join('');
    const texts = elementsOf(html)
      .filter(({ tagName }) => tagName === 'text')
      .map((element) => textOf(element));
    expect(texts.map((text) => text.replaceAll('"', ''))).toContain(label);
  });

  test('글이 괄호로 끝나도 그 뒤의 화살표와 상자를 모두 그린다', () => {
    const text = textOfHtml(
      draw(fence('flowchart LR\n  a["[1, 2]"] --> b["[3]"] -->|끝| c')).join(''),
    );
    expect(text).toMatch(/\[1, 2\][\s\S]*\[3\]/);
    expect(text).toContain('끝');
  });

  test('나중에 쓴 글도 상자에 나오고, 먼저 쓴 이름은 나오지 않는다', () => {
    const source =
      'flowchart LR\n  map -.->|키 3| n3\n  head <--> n3["3 (최근)"]\n  n3 --> end-1((끝)) & map';
    const text = textOfHtml(draw(fence(source)).join(''));
    expect(text).toContain('3 (최근)');
    expect(text).not.toContain('n3');
    expect(text).toMatch(/map[\s\S]*head/);
  });

  test('줄을 바꾸는 <br>은 그대로 줄을 바꾼다', () => {
    const html = draw(fence('flowchart LR\n  a["[1]<br>둘째 줄"] --> b')).join('');
    const lines = elementsOf(html).filter(({ tagName }) => tagName === 'tspan');
    expect(lines.map((element) => textOf(element))).toEqual(['[1]', '둘째 줄']);
  });
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

  test.each([
    ['따옴표 없는 대괄호', 'a[[1, 2] 다음] --> b'],
    ['따옴표 없는 둥근 괄호', 'a(f(x)) --> b'],
    ['영어가 아닌 이름', '가[처음] --> 나[끝]'],
    ['한 줄에 둘', 'a --> b; b --> c'],
    ['화살표와 붙은 이름', 'a-->b'],
    ['모르는 화살표', 'a --o b'],
  ])('그림에서 빠지는 글이 생기는 줄: %s', (_reason, line) => {
    expect(() => draw(fence(`flowchart LR\n  x --> y\n\n  ${line}\n  y --> z`))).toThrow(
      `${NOTE_FILE}:9\n  찾은 것    그림에서 빠지는 글이 있는 줄 "${line}"`,
    );
  });

  test('그 종류의 그림이 그리지 않는 글', () => {
    const source = 'classDiagram\n  class Plan["요금제 [1]"]\n  Plan <|-- Tiered';
    expect(() => draw(fence(source))).toThrow(
      `${NOTE_FILE}:7\n  찾은 것    그림에 다 나오지 않는 글 "요금제 [1]"`,
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
