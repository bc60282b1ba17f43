import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { drawGraph } from '../src/graph';
import { PHONE } from '../src/limits';

const walk = [
  'flowchart LR',
  '  0((0)) -->|4| 1((1))',
  '  0 -->|1| 2((2))',
  '  2 -->|2| 1',
  '  2 -->|7| 3((3))',
  '  1 -->|1| 3',
  '  4((4))',
].join('\n');

function shapes(source: string, tagName: string): Element[] {
  return (drawGraph(source)?.svg.children ?? []).filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

function centres(source: string): [number, number][] {
  return shapes(source, 'circle').map(({ properties }) => [
    Number(properties['cx']),
    Number(properties['cy']),
  ]);
}

test('정점은 지름 40의 원이고, 서로 겹치지 않으며, 간선은 곧은 선 하나다', () => {
  const all = centres(walk);
  expect(all).toHaveLength(5);
  expect(shapes(walk, 'circle').map(({ properties }) => properties['r'])).toEqual(
    all.map(() => '20'),
  );
  const gaps = all.flatMap(([x, y], at) =>
    all.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(50);
  const [lines] = shapes(walk, 'path');
  expect(String(lines?.properties['d']).match(/M[^M]+/g)).toHaveLength(5);
});

test('어느 간선도 다른 정점을 지나지 않는다', () => {
  const all = centres(walk);
  const [lines] = shapes(walk, 'path');
  for (const line of String(lines?.properties['d']).match(/M[^M]+/g) ?? []) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
    const far = all.map(([x, y]) => {
      const along =
        ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
      const at = Math.min(1, Math.max(0, along));
      return Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1));
    });
    // The two vertices that the edge joins are one radius, 20 px, away from its line.
    expect(far.filter((distance) => distance < 19)).toEqual([]);
  }
});

test('같은 글은 언제나 같은 그림이고, 휴대전화에도 그대로 들어간다', () => {
  expect(drawGraph(walk)).toEqual(drawGraph(walk));
  expect(drawGraph(walk)?.width).toBeLessThanOrEqual(PHONE.column);
});

test('방향이 있으면 첫 정점이 걷기 시작하는 곳이고, 없으면 어느 것도 아니다', () => {
  const starts = (source: string): unknown[] =>
    shapes(source, 'circle').map(({ properties }) => properties['className']);
  expect(starts(walk).slice(0, 2)).toEqual([['n', 'a'], ['n']]);
  expect(starts(walk.replaceAll('-->', '---'))[0]).toEqual(['n']);
});

test.each([
  ['상자', 'flowchart LR\n  a((0)) --> b[1]'],
  ['묶음', 'flowchart LR\n  subgraph 묶음\n  a((0)) --> b((1))\n  end'],
  ['정점 하나', 'flowchart LR\n  a((0))'],
  ['상태 그림', 'stateDiagram-v2\n  a --> b'],
])('%s이(가) 있으면 그래프가 아니다', (_what, source) => {
  expect(drawGraph(source)).toBeUndefined();
});
