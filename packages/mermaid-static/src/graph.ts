import type { Element } from 'hast';
import { element, short, type Point } from './shapes';
import type { Picture } from './svg';

/*
 * A flowchart of circles alone, `0((0)) -->|4| 1((1))`, is drawn as a graph: round vertices, straight edges,
 * weights on the edges. The renderer of flowcharts would draw right-angled wires.
 */

/** Radius of a vertex, and distance between two joined vertices, in px. */
const RADIUS = 20;
const EDGE = 100;
const HEAD = 8;
const MARGIN = 3;
const WEIGHT_FONT = 13;

const VERTEX = String.raw`(\w+)(?:\(\(([^()]+)\)\))?`;
const LINE = new RegExp(
  String.raw`^\s*${VERTEX}(?:\s*(-->|---|-\.->|-\.-|==>|===)(?:\|([^|]*)\|)?\s*${VERTEX})?\s*;?\s*$`,
);
const FIRST = /^\s*(?:graph|flowchart)\s+(LR|RL|TD|TB|BT)\s*$/i;

interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly weight: string;
  readonly isDirected: boolean;
  readonly isDashed: boolean;
}

interface Graph {
  /** Labels by name, in order of first mention. */
  readonly vertices: ReadonlyMap<string, string>;
  readonly edges: readonly GraphEdge[];
  readonly isUpright: boolean;
}

function plain(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}

/** Reads a graph; `undefined` for a flowchart with anything else in it. */
function readGraph(source: string): Graph | undefined {
  const [first = '', ...lines] = source
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*%%/.test(line));
  const direction = FIRST.exec(first)?.[1];
  const vertices = new Map<string, string>();
  const edges: GraphEdge[] = [];
  const drawn = new Set<string>();
  const add = (name: string, label: string | undefined): void => {
    if (label !== undefined) {
      drawn.add(name);
    }
    vertices.set(name, label === undefined ? (vertices.get(name) ?? name) : plain(label));
  };
  for (const line of lines) {
    const [, from, fromLabel, arrow, weight = '', to, toLabel] = LINE.exec(line) ?? [];
    if (from === undefined) {
      return undefined;
    }
    add(from, fromLabel);
    if (arrow !== undefined && to !== undefined) {
      add(to, toLabel);
      const isDirected = arrow.endsWith('>');
      edges.push({ from, to, weight: plain(weight), isDirected, isDashed: arrow.includes('.') });
    }
  }
  const isGraph = direction !== undefined && vertices.size > 1 && drawn.size === vertices.size;
  return isGraph ? { vertices, edges, isUpright: /TD|TB|BT/i.test(direction) } : undefined;
}

/** Counts the edges on the shortest path between any two vertices, in both directions; Infinity without a path. */
function hopsBetween(names: readonly string[], edges: readonly GraphEdge[]): number[][] {
  const isJoined = (one: string, other: string): boolean =>
    edges.some(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  const hops = names.map((one) =>
    names.map((other) => (one === other ? 0 : isJoined(one, other) ? 1 : Infinity)),
  );
  for (const middle of names.keys()) {
    for (const row of hops) {
      for (const to of names.keys()) {
        const through = (row[middle] ?? Infinity) + (hops[middle]?.[to] ?? Infinity);
        row[to] = Math.min(row[to] ?? Infinity, through);
      }
    }
  }
  return hops;
}

/** Places each vertex by its number of edges from the first one, beside the others with that number. */
function firstPlaces(hops: readonly (readonly number[])[]): Point[] {
  const inLayer = new Map<number, number>();
  return hops.map((row, at) => {
    const layer = row[0] ?? 0;
    const depth = Number.isFinite(layer) ? layer : at;
    const beside = inLayer.get(depth) ?? 0;
    inLayer.set(depth, beside + 1);
    // Never all in one line: the layout moves vertices along the lines between them, and could not part them.
    return [
      depth * EDGE,
      (beside % 2 === 0 ? -1 : 1) * Math.ceil((beside + 1) / 2) * EDGE * 0.7 + at,
    ];
  });
}

const ROUNDS = 400;

/**
 * Lays out the vertices so that their distances match their numbers of edges as well as a plane allows. Moves each
 * vertex in turn to the mean of the places that the others want for it (stress majorization).
 */
function layOut(hops: readonly (readonly number[])[]): Point[] {
  let places = firstPlaces(hops);
  for (let round = 0; round < ROUNDS; round += 1) {
    places = places.map(([x, y], at) => {
      let [sumX, sumY, sum] = [0, 0, 0];
      for (const [other, [otherX, otherY]] of places.entries()) {
        const hop = hops[at]?.[other] ?? Infinity;
        if (other === at || !Number.isFinite(hop)) {
          continue;
        }
        const wanted = hop * EDGE;
        const distance = Math.max(1, Math.hypot(x - otherX, y - otherY));
        const pull = 1 / wanted ** 2;
        sumX += pull * (otherX + ((x - otherX) * wanted) / distance);
        sumY += pull * (otherY + ((y - otherY) * wanted) / distance);
        sum += pull;
      }
      return sum === 0 ? [x, y] : [sumX / sum, sumY / sum];
    });
  }
  return places;
}

/** Turns the graph so that the way from the first vertex to the farthest one runs along the picture. */
function turned(
  places: readonly Point[],
  hops: readonly (readonly number[])[],
  isUpright: boolean,
): Point[] {
  const row = hops[0] ?? [];
  const farthest = row.reduce(
    (best, hop, at) => (Number.isFinite(hop) && hop > (row[best] ?? 0) ? at : best),
    0,
  );
  const [x0, y0] = places[0] ?? [0, 0];
  const [x1, y1] = places[farthest] ?? [1, 0];
  const angle = Math.atan2(y1 - y0, x1 - x0) - (isUpright ? Math.PI / 2 : 0);
  return places.map(([x, y]) => [
    (x - x0) * Math.cos(angle) + (y - y0) * Math.sin(angle),
    (y - y0) * Math.cos(angle) - (x - x0) * Math.sin(angle),
  ]);
}

/** Puts the unconnected parts of a graph in a row; the first part stays in its place. */
function sideBySide(places: readonly Point[], hops: readonly (readonly number[])[]): Point[] {
  const left = new Set(places.keys());
  const placed: Point[] = [...places];
  let edge = -Infinity;
  for (const at of places.keys()) {
    if (!left.has(at)) {
      continue;
    }
    const part = [...left].filter((other) => Number.isFinite(hops[at]?.[other] ?? Infinity));
    part.forEach((one) => left.delete(one));
    const xs = part.map((one) => places[one]?.[0] ?? 0);
    const ys = part.map((one) => places[one]?.[1] ?? 0);
    const shift = Number.isFinite(edge) ? edge + EDGE * 0.7 - Math.min(...xs) : 0;
    const middle = Number.isFinite(edge) ? (Math.min(...ys) + Math.max(...ys)) / 2 : 0;
    for (const one of part) {
      const [x, y] = places[one] ?? [0, 0];
      placed[one] = [x + shift, y - middle];
    }
    edge = Math.max(...xs) + shift;
  }
  return placed;
}

/** Draws the line of an edge between the rims of two vertices, and its arrow head. */
function strokes(
  [x1, y1]: Point,
  [x2, y2]: Point,
  isDirected: boolean,
): { line: string; head: string } {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number): string =>
    `${short(x1 + dx * along - dy * aside)} ${short(y1 + dy * along + dx * aside)}`;
  const tip = length - RADIUS;
  const end = isDirected ? tip - HEAD : tip;
  return {
    line: `M${at(RADIUS, 0)}L${at(end, 0)}`,
    head: isDirected
      ? `M${at(tip, 0)}L${at(tip - HEAD, HEAD / 2)}L${at(tip - HEAD, -HEAD / 2)}Z`
      : '',
  };
}

/** Places the vertices of a graph in its picture, and measures the picture. */
function placesOf(graph: Graph): { places: Map<string, Point>; width: number; height: number } {
  const { vertices, edges, isUpright } = graph;
  const names = [...vertices.keys()];
  const hops = hopsBetween(names, edges);
  const loose = sideBySide(turned(layOut(hops), hops, isUpright), hops);
  const edgeOf = RADIUS + MARGIN;
  const left = Math.min(...loose.map(([x]) => x));
  const top = Math.min(...loose.map(([, y]) => y));
  const points = loose.map(([x, y]): Point => [x - left + edgeOf, y - top + edgeOf]);
  return {
    places: new Map(points.map((point, at) => [names[at] ?? '', point])),
    width: Math.ceil(Math.max(...points.map(([x]) => x)) + edgeOf),
    height: Math.ceil(Math.max(...points.map(([, y]) => y)) + edgeOf),
  };
}

/** Draws edges: all lines as one shape, dashed ones as another, all heads as a third, and then the weights. */
function edgeShapes(edges: readonly GraphEdge[], placeOf: (name: string) => Point): Element[] {
  const drawn = edges.map(({ from, to, weight, isDirected, isDashed }) => {
    const [[x1, y1], [x2, y2]] = [placeOf(from), placeOf(to)];
    const { line, head } = strokes([x1, y1], [x2, y2], isDirected);
    const place = { x: short((x1 + x2) / 2), y: short((y1 + y2) / 2 + WEIGHT_FONT * 0.36) };
    const text = element('text', { className: ['s', 'w'], ...place }, [weight]);
    return { line, head, isDashed, texts: weight === '' ? [] : [text] };
  });
  const linesOf = (isDashed: boolean): string =>
    drawn.flatMap((edge) => (edge.isDashed === isDashed ? [edge.line] : [])).join('');
  const paths = [
    { className: ['e', 'w'], d: linesOf(false) },
    { className: ['e', 'w', 'd'], d: linesOf(true) },
    { className: ['h'], d: drawn.map(({ head }) => head).join('') },
  ];
  return [
    ...paths.filter(({ d }) => d !== '').map((path) => element('path', path)),
    ...drawn.flatMap(({ texts }) => texts),
  ];
}

/**
 * Draws a flowchart of circles alone as a graph; `undefined` for any other flowchart.
 *
 * @example
 * drawGraph('flowchart LR\n  0((0)) -->|4| 1((1))')?.label  // 13
 */
export function drawGraph(source: string): Picture | undefined {
  const graph = readGraph(source);
  if (graph === undefined) {
    return undefined;
  }
  const { vertices, edges } = graph;
  const { places, width, height } = placesOf(graph);
  const placeOf = (name: string): Point => places.get(name) ?? [0, 0];
  const hasStart = edges.some(({ isDirected }) => isDirected);
  const circles = [...vertices].flatMap(([name, label], at) => {
    const [x, y] = placeOf(name);
    const className = at === 0 && hasStart ? ['n', 'a'] : ['n'];
    return [
      element('circle', { className, cx: short(x), cy: short(y), r: String(RADIUS) }),
      element('text', { className: ['v'], x: short(x), y: short(y + 5.4) }, [label]),
    ];
  });
  return {
    svg: element(
      'svg',
      { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}` },
      [...edgeShapes(edges, placeOf), ...circles],
    ),
    width,
    label: WEIGHT_FONT,
    text: [...vertices.values(), ...edges.map(({ weight }) => weight)].join(' '),
  };
}
