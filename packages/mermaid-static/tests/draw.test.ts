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
