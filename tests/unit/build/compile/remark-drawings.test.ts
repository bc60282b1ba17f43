import { describe, expect, test } from 'vitest';
import { readAttributes } from '../../../../build/compile/jsx-node';
import { toString as textOf } from 'hast-util-to-string';
import { visitComponent } from '../../../../build/compile/remark-components';
import { remarkDrawings } from '../../../../build/compile/remark-drawings';
import { elementsOf, oneElement, textOfHtml } from '../../../support/html';
import { transform } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';

compileWith(sampleNotes);

/** The HTML of every diagram of a source, or of every tree. */
function draw(source: string, component = 'Diagram'): string[] {
  const html: string[] = [];
  visitComponent(transform([remarkDrawings], source), component, (element) => {
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

  test('id도, id를 가리키는 것도 없어서 한 페이지에 몇 번을 그려도 겹치지 않는다', () => {
    expect(html).not.toMatch(/\sid=|url\(|href=/);
  });

  test('모양마다 색과 글꼴을 되풀이하지 않고, 스타일시트를 싣지 않는다', () => {
    expect(html).not.toContain('<style');
    expect(html).not.toMatch(/#[0-9a-f]{3}|font-family|data-/i);
  });

  test('좌표는 소수 한 자리까지다', () => {
    expect(html.replaceAll(/style="[^"]*"/g, '')).not.toMatch(/\d\.\d\d|NaN/);
  });
});

test('양쪽 화살표의 두 촉은 저마다 제 상자를 가리킨다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a <--> b'));
  const boxes = elementsOf(html)
    .filter(({ tagName }) => tagName === 'rect')
    .map(({ properties }) => ({
      left: Number(properties['x']),
      width: Number(properties['width']),
    }));
  const head = elementsOf(html).find(
    ({ tagName, properties }) => tagName === 'path' && String(properties['className']) === 'h',
  );
  const heads = String(head?.properties['d'])
    .split('Z')
    .filter((path) => path !== '')
    .map((path) => (path.match(/[\d.]+/g) ?? []).map(Number));
  const [start = [], end = []] = heads.map(([base = 0, , tip = 0]) => [base, tip]);
  const [from, to] = boxes;
  // From the base to the tip: to the left at the start, to the right at the end.
  expect(start[1]).toBeLessThan(start[0] ?? 0);
  expect(Math.abs((start[1] ?? 0) - ((from?.left ?? 0) + (from?.width ?? 0)))).toBeLessThan(2);
  expect(end[1]).toBeGreaterThan(end[0] ?? 0);
  expect(Math.abs((end[1] ?? 0) - (to?.left ?? 0))).toBeLessThan(2);
});

test('노트가 정한 색은 페이지의 규칙에 지지 않게 style로 남는다', () => {
  const [html = ''] = draw(fence('flowchart LR\n  a --> b\n  style a fill:#f00'));
  const [box] = elementsOf(html).filter(({ tagName }) => tagName === 'rect');
  expect(String(box?.properties['style'])).toContain('fill:#f00');
});

describe('두 창에서 읽을 수 있는 크기', () => {
  const long = '이름이 아주 아주 긴 상자';
  const chain = (direction: string, label: string, count: number): string =>
    [
      `flowchart ${direction}`,
      ...Array.from(
        { length: count },
        (_, index) => `  a${index}[${label} ${index}] --> a${index + 1}[${label} ${index + 1}]`,
      ),
    ].join('\n');
  const sequence = (count: number): string =>
    [
      'sequenceDiagram',
      ...Array.from({ length: count }, (_, index) => `  participant p${index} as 참가자 ${index}`),
      '  p0->>p1: 주문',
      '  Note over p1: 재고를 본다',
      '  alt 있음',
      '    p1->>p2: 결제',
      '  else 없음',
      '    p1-->>p0: 거절',
      '  end',
    ].join('\n');
  const widths = (html: string): number[] =>
    elementsOf(html)
      .filter(({ tagName }) => tagName === 'svg')
      .map(({ properties }) => Number(properties['width']));

  test('둘 다 맞으면 쓴 방향으로 한 번만 그린다', () => {
    const [html = ''] = draw(fence('flowchart LR\n  a[가] --> b[나]'));
    expect(widths(html)).toHaveLength(1);
    expect(html).not.toContain('if-narrow');
  });

  test('휴대전화에 맞지 않는 가로 그림은 세로로도 그리고, 그림의 이름은 한 번만 쓴다', () => {
    const [html = ''] = draw(fence(chain('LR', '상자', 5)));
    const [wide = 0, narrow = 0] = widths(html);
    expect(wide).toBeGreaterThan(narrow);
    expect(narrow).toBeLessThanOrEqual(350);
    expect(elementsOf(html).filter(({ properties }) => properties['role'] === 'img')).toHaveLength(
      1,
    );
  });

  test('데스크톱에도 맞지 않는 가로 그림은 세로로만 그린다', () => {
    const [html = ''] = draw(fence(chain('LR', long, 5)));
    expect(widths(html)).toHaveLength(1);
    expect(widths(html)[0]).toBeLessThan(350);
  });

  test('상태 그림도 방향을 바꾼다', () => {
    const states =
      'stateDiagram-v2\n  direction LR\n  A --> B\n  B --> C\n  C --> D\n  D --> E\n  E --> F';
    expect(widths(draw(fence(states)).join(''))).toHaveLength(2);
  });

  test('참가자가 많은 차례 그림은 좁은 창에서 차례 목록이 된다', () => {
    const [html = ''] = draw(fence(sequence(4)));
    expect(widths(html)).toHaveLength(1);
    const list = elementsOf(html).find(({ tagName }) => tagName === 'ol');
    expect(list && textOf(list)).toBe(
      '참가자 0 → 참가자 1 주문참가자 1 재고를 본다조건 있음참가자 1 → 참가자 2 결제조건 없음참가자 1 → 참가자 0 거절',
    );
  });

  test('참가자가 셋이면 차례 그림 그대로다', () => {
    const three = 'sequenceDiagram\n  가게->>은행: 결제\n  은행->>창고: 승인\n  창고-->>가게: 출고';
    expect(draw(fence(three)).join('')).not.toContain('diagram-steps');
  });

  test('어느 방향으로도 맞지 않으면 파일, 줄, 찾은 것, 기대한 것, 고치는 법을 그림마다 말하고 멈춘다', () => {
    const broad = `flowchart TD\n  a[${long.repeat(6)}] --> b`;
    const source = `${fence(broad)}\n\n${fence(sequence(6))}`;
    let message = '';
    try {
      draw(source);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(
      new RegExp(
        `${NOTE_FILE}:5\\n  찾은 것    너비 1280px의 창에서 가장 작은 글이 [\\d.]+px인 그림 \\(그림의 너비 \\d+px\\)` +
          '\\n  기대한 것  12px 이상 \\(그림의 너비 \\d+px 이하\\)\\n  고치는 법  \\S',
      ),
    );
    expect(message).toMatch(/너비 390px의 창에서[^\n]*\n {2}기대한 것 {2}11px 이상/);
    // The second diagram is named by its own line.
    const lines = new Set([...message.matchAll(/\.md:(\d+)/g)].map(([, line]) => line));
    expect([...lines]).toEqual(['5', String(5 + broad.split('\n').length + 3)]);
  });
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
  ].join('\n');
  const group = [
    'graph TD',
    '  subgraph 묶음',
    '    direction LR',
    '    h[글 -- 그대로] --- i',
    '  end',
  ].join('\n');
  const text = textOfHtml(draw(`${fence(source)}\n\n${fence(group)}`).join(''));
  expect(text).toContain('글 -- 그대로');
  for (const label of ['육각', '깃발', '저장소', '사다리꼴', '굵게', '부품', '점선', '겹원']) {
    expect(text).toContain(label);
  }
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
  test.each(['', 'title="그림"', 'alt="가에서 나로 간다."', 'title="그림" alt=" "'])(
    'title이나 alt가 없는 ```mermaid %s',
    (meta) => {
      expect(() => draw(`앞\n\n${fence('flowchart LR\n  a --> b', meta)}`)).toThrow(
        `${NOTE_FILE}:7\n  찾은 것    title이나 alt가 없는 그림`,
      );
    },
  );

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

  test('차례 그림에서 빠지는 줄', () => {
    expect(() => draw(fence('sequenceDiagram\n  A->>B: 주문\n  A ~> B: 없는 화살표'))).toThrow(
      `${NOTE_FILE}:8\n  찾은 것    그림에서 빠지는 줄 "A ~> B: 없는 화살표"`,
    );
  });

  test('그릴 수 없는 글', () => {
    expect(() => draw(fence('pieChart\n  "가": 1'))).toThrow(
      `${NOTE_FILE}:5\n  찾은 것    그릴 수 없는 그림 (`,
    );
  });
});

test('```tree는 들여 쓴 대로 겹친 목록이 되고, # 뒤의 설명은 이름 곁에 선다', () => {
  const source = '```tree\nout/\npages/\n  docs/\n    a.md\n  b.md  # 글\n```';
  const [html = ''] = draw(source, 'FileTree');
  const file = (name: string): string => `<li class="file"><code>${name}</code>`;
  const folder = (name: string): string => file(name).replace('file', 'folder');
  expect(html).toBe(
    `<ul>${folder('out/')}</li>${folder('pages/')}<ul>${folder('docs/')}<ul>${file('a.md')}</li></ul></li>` +
      `${file('b.md')} <span>글</span></li></ul></li></ul>`,
  );
});

test('다른 언어의 코드 블록은 그대로다', () => {
  expect(draw('```text\nflowchart LR\n  a --> b\n```')).toEqual([]);
});
