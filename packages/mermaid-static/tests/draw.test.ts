import { expect, test } from 'vitest';
import { drawDiagram } from '../src/draw';

const TEXT = { alt: '가에서 나로 간다.', caption: [] };

test.each([
  ['상태의 쪽지', 'stateDiagram-v2\n  a --> b\n  note right of a : 쪽지'],
  ['여러 줄의 쪽지', 'stateDiagram-v2\n  a --> b\n  note left of a\n    쪽지\n  end note'],
  ['배경을 칠하는 rect', 'sequenceDiagram\n  A->>B: 하나\n  rect rgb(0,0,0)\n  A->>B: 둘\n  end'],
])('그림에서 빠지는 것은 그 줄의 잘못이다: %s', (_what, source) => {
  expect(drawDiagram(source, TEXT).faults).toMatchObject([{ line: 3 }]);
});

test.each([
  ['이름이 note로 시작하는 상태', 'stateDiagram-v2\n  notebook --> b'],
  ['순서도의 쪽지', 'sequenceDiagram\n  A->>B: 하나\n  Note over A: 쪽지'],
])('그려지는 것은 잘못이 아니다: %s', (_what, source) => {
  expect(drawDiagram(source, TEXT).faults).toEqual([]);
});

/** Returns the labels of a drawing as one text. */
function drawnIn(source: string): string {
  const { html = '', faults } = drawDiagram(source, TEXT);
  expect(faults).toEqual([]);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test.each([
  ['subgraph 주문 서비스', 'subgraph 결제 서비스', ['주문 서비스', '결제 서비스']],
  ['subgraph 주문[주문 서비스]', 'subgraph 결제[결제 서비스]', ['주문 서비스', '결제 서비스']],
  ['subgraph "주문 서비스"', 'subgraph "결제 서비스"', ['주문 서비스', '결제 서비스']],
  ['subgraph order["주문 서비스"]', 'subgraph 결제[결제 서비스]', ['주문 서비스', '결제 서비스']],
  ['subgraph order [주문]', 'subgraph pay [결제]', ['주문', '결제']],
  ['subgraph 주문', 'subgraph 결제', ['주문', '결제']],
  ['subgraph 1. 주문', 'subgraph 2. 결제', ['1. 주문', '2. 결제']],
  ['subgraph 주문 (A)', 'subgraph 결제 (B)', ['주문 (A)', '결제 (B)']],
  ['subgraph order', 'subgraph pay', ['order', 'pay']],
  ['subgraph A 팀', 'subgraph B 팀', ['A 팀', 'B 팀']],
])('묶음은 저마다의 이름으로 그려진다: %s', (first, second, titles) => {
  const source = `flowchart TD\n  ${first}\n    a[가] --> b[나]\n  end\n  ${second}\n    c[다] --> d[라]\n  end\n  b --> c`;
  const drawn = drawnIn(source);
  for (const title of titles) {
    expect(drawn.split(title)).toHaveLength(2);
  }
});

test.each([
  ['stateDiagram-v2\n  주문 --> 결제', 2],
  ['classDiagram\n  class 주문 {\n    +금액 int\n  }', 2],
  ['erDiagram\n  주문 ||--o{ 상품 : 담는다', 2],
  ['flowchart LR\n  title 제목\n  a --> b', 2],
  ['flowchart LR\n  가 --> 나', 2],
  ['flowchart LR\n  a[가] --> b\n  class a 강조', 3],
  ['stateDiagram-v2\n  state "기다림" as s\n  s --> t : 끝남', 0],
])('한글은 모두 그려지거나 그 줄의 잘못이다: %j', (source, line) => {
  const { html = '', faults } = drawDiagram(source, TEXT);
  const words = source.match(/[가-힣]+/g) ?? [];
  const isWhole = words.every((word) => html.replace(/<[^>]*>|\s/g, '').includes(word));
  expect(isWhole || faults.some((fault) => fault.line === line || fault.line === 0)).toBe(true);
});
