import type { Element, ElementContent, Properties } from 'hast';

/** A place in a picture, in px. */
export type Point = readonly [x: number, y: number];

/** Makes an element; a text stands for its node. */
export function element(
  tagName: string,
  properties: Properties,
  children: readonly (ElementContent | string)[] = [],
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}

/** Writes a number rounded to a tenth, which no eye tells apart. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Reads a number of the renderer; 0 where it wrote none. */
export function numberOf(value: unknown): number {
  return Number(value ?? 0);
}

/** Reads the points of a polygon, a polyline or a line. */
export function pointsOf({ properties }: Element): Point[] {
  if (properties['points'] === undefined) {
    return [
      [numberOf(properties['x1']), numberOf(properties['y1'])],
      [numberOf(properties['x2']), numberOf(properties['y2'])],
    ];
  }
  const numbers = properties['points'].split(/[\s,]+/).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/**
 * Writes the shortest path data through points.
 *
 * @example
 * pathData([[0, 0], [0, 8], [4.04, 8]])  // 'M0 0V8H4'
 */
export function pathData(points: readonly Point[], closed = false): string {
  let data = '';
  let last: readonly [string, string] | undefined;
  for (const point of points) {
    const [x, y] = [short(point[0]), short(point[1])];
    if (last === undefined) {
      data += `M${x} ${y}`;
    } else if (x !== last[0] && y !== last[1]) {
      data += `L${x} ${y}`;
    } else if (x !== last[0]) {
      data += `H${x}`;
    } else if (y !== last[1]) {
      data += `V${y}`;
    }
    last = [x, y];
  }
  return closed ? `${data}Z` : data;
}

/** Draws the arrow head at one end of a line in place. */
export function headsOf(
  line: Element,
  end: 'markerStart' | 'markerEnd',
  markers: ReadonlyMap<string, Element>,
): Element[] {
  const name = /url\(#([^)]+)\)/.exec(line.properties[end] ?? '')?.[1];
  const marker = name === undefined ? undefined : markers.get(name);
  const points = pointsOf(line);
  const [from, to] = end === 'markerStart' ? points : [points.at(-2), points.at(-1)];
  if (name === undefined || marker === undefined || from === undefined || to === undefined) {
    return [];
  }
  const [x, y] = end === 'markerStart' ? from : to;
  // The head at the start of a flowchart's arrow is already mirrored: turned again, it would point away from its
  // box.
  const isTurned =
    end === 'markerStart' &&
    marker.properties['orient'] === 'auto-start-reverse' &&
    !name.startsWith('arrowhead-start');
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + (isTurned ? Math.PI : 0);
  const scale = numberOf(line.properties['strokeWidth'] ?? 1);
  const [refX, refY] = [numberOf(marker.properties['refX']), numberOf(marker.properties['refY'])];
  return marker.children.flatMap((child) => {
    if (child.type !== 'element') {
      return [];
    }
    const placed = pointsOf(child).map(([px, py]): Point => {
      const [dx, dy] = [(px - refX) * scale, (py - refY) * scale];
      return [
        x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    });
    const { points: _, ...paint } = child.properties;
    const d = pathData(placed, child.tagName === 'polygon');
    return [element('path', { ...paint, d })];
  });
}
