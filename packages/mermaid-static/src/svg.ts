import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { BLOCK_NAMES } from './steps';

/*
 * The renderer writes pictures for files of their own: each with a style sheet, colours and fonts on each shape,
 * descriptions in attributes, coordinates with fifteen digits, and arrow heads referenced by id. In a page this is
 * weight, and ids may occur twice. So common styles move to `components/styles/figures.css`, and arrow heads
 * are drawn in place, without ids.
 */

/** A picture ready for the page. */
export interface Picture {
  readonly svg: Element;
  /** In px. */
  readonly width: number;
  /** Size of its smallest letters, in px. */
  readonly label: number;
  /** All text in it. */
  readonly text: string;
}

type Point = [number, number];

/** Classes of the page for shapes and texts, by the paint that the renderer would write. */
const CLASSES = new Map([
  // Boxes of a flowchart or a state, a participant, an activation, a group and its header.
  ['rect|fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:0.75', 'n'],
  ['circle|fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:0.75', 'n'],
  ['polygon|fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:0.75', 'n'],
  ['ellipse|fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:0.75', 'n'],
  ['rect|fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:1', 'n'],
  ['rect|fill:none;stroke:var(--_node-stroke);stroke-width:1', 'b'],
  // Lines of an edge or a message, plain or dashed, and of a participant's life.
  ['path|fill:none;stroke:var(--_line);stroke-width:1', 'e'],
  ['path|fill:none;stroke:var(--_line);stroke-width:1;stroke-dasharray:4 4', 'e d'],
  ['path|fill:none;stroke:var(--_line);stroke-width:1;stroke-dasharray:6 4', 'e d'],
  ['path|stroke:var(--_line);stroke-width:1', 'e'],
  ['path|stroke:var(--_line);stroke-width:1;stroke-dasharray:6 4', 'e d'],
  ['path|stroke:var(--_line);stroke-width:0.75;stroke-dasharray:6 4', 'e d'],
  // Arrow heads, filled and open.
  ['path|fill:var(--_arrow);stroke:var(--_arrow);stroke-width:0.75;stroke-linejoin:round', 'h'],
  ['path|fill:var(--_arrow)', 'h'],
  ['path|fill:none;stroke:var(--_arrow);stroke-width:1', 'o'],
  // Background of a label on its line.
  ['rect|fill:var(--bg);stroke:var(--_inner-stroke);stroke-width:1', 'l'],
  // Start of a state diagram.
  ['circle|fill:var(--_text);stroke:none', 'h'],
  // Text in a box, and beside or on a line.
  ['text|fill:var(--_text);font-size:13;font-weight:500;text-anchor:middle', ''],
  ['text|fill:var(--_text-sec);font-size:12;font-weight:400;text-anchor:middle', 's'],
  ['text|fill:var(--_text-muted);font-size:12;font-weight:400;text-anchor:middle', 's'],
  ['text|fill:var(--_text-muted);font-size:12;font-weight:400;text-anchor:start', 's f'],
]);

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

/** Attributes of paint, by their names in the HTML parser, in the order of {@link CLASSES}. */
const PAINT = {
  fill: 'fill',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeDashArray: 'stroke-dasharray',
  strokeLineJoin: 'stroke-linejoin',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  textAnchor: 'text-anchor',
};

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'polygon', 'path']);

/** Lines and heads that become one shape per kind, below everything else. */
const MERGED = new Set(['e', 'e d', 'h', 'o']);

const TEXT_ATTRIBUTES = ['x', 'y', 'dy', 'fontStyle', 'textDecoration'];
const SHAPE_ATTRIBUTES = ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points', 'd'];

/** Smallest letters of a picture, in px: the renderer writes 11, but its boxes have room for these. */
const LEAST_FONT = 12;

/** Space around the drawing, in px, for the width of lines and for arrow heads. */
const MARGIN = 3;

/** Rounds to a tenth, which no eye tells apart. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function numberOf(value: unknown): number {
  return Number(value ?? 0);
}

/**
 * Reads a shift of a text, which the renderer writes in px or in em.
 *
 * @param written font size that the renderer wrote, in px
 */
function shiftOf(shift: unknown, written: number): number {
  const text = typeof shift === 'string' ? shift : '0';
  return Number.parseFloat(text) * (text.endsWith('em') ? written : 1);
}

/** @param element a polygon, a polyline or a line */
function pointsOf({ properties }: Element): Point[] {
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
function pathData(points: readonly Point[], closed = false): string {
  let data = '';
  let last: Point | undefined;
  for (const point of points) {
    const [x, y] = [rounded(point[0]), rounded(point[1])];
    if (last === undefined) {
      data += `M${String(x)} ${String(y)}`;
    } else if (x === last[0] && y === last[1]) {
      continue;
    } else if (x === last[0]) {
      data += `V${String(y)}`;
    } else if (y === last[1]) {
      data += `H${String(x)}`;
    } else {
      data += `L${String(x)} ${String(y)}`;
    }
    last = [x, y];
  }
  return closed ? `${data}Z` : data;
}

/** Draws the arrow head at one end of a line in place. */
function headsOf(
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

/**
 * Keeps the place of a shape or text, and its paint as a class, or as a style where the page has no class for
 * it.
 */
function dressed({ tagName, properties }: Element, place: Properties): Properties {
  const paint = Object.entries(PAINT).flatMap(([name, attribute]) =>
    properties[name] === undefined
      ? []
      : [[attribute, String(properties[name]).replaceAll(',', ' ')]],
  );
  const written = paint.map(([name, value]) => `${String(name)}:${String(value)}`).join(';');
  const known = CLASSES.get(`${tagName}|${written}`);
  if (known !== undefined) {
    return known === '' ? place : { className: known.split(' '), ...place };
  }
  // A style, because the page's rules would override an attribute.
  return written === '' ? place : { ...place, style: written.replace(/(font-size:\d+)/, '$1px') };
}

function placeOf({ properties }: Element, names: readonly string[]): Properties {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = properties[name];
      if (value === undefined || ((name === 'rx' || name === 'ry') && Number(value) === 0)) {
        return [];
      }
      // Without `ry`, `rx` counts for both.
      if (name === 'ry' && value === properties['rx']) {
        return [];
      }
      const text = String(value);
      return [[name, /^-?[\d.]+$/.test(text) ? String(rounded(Number(text))) : text]];
    }),
  );
}

function slimText(element: Element): Element {
  const written = Number(element.properties['fontSize'] ?? LEAST_FONT);
  const size = Math.max(written, LEAST_FONT);
  const grown = size / written;
  const { dy, ...place } = placeOf(element, TEXT_ATTRIBUTES);
  const y = numberOf(element.properties['y']) + shiftOf(dy, written) * grown;
  // SVG's defaults are written out, because the page's own rules would apply otherwise.
  const properties = {
    fontWeight: '400',
    textAnchor: 'start',
    ...element.properties,
    fontSize: String(size),
  };
  const paint = { ...element, properties };
  return {
    ...element,
    properties: dressed(paint, { ...place, y: String(rounded(y)) }),
    children: element.children.map((child) =>
      child.type === 'element' && child.properties['dy'] !== undefined
        ? {
            ...child,
            properties: {
              ...child.properties,
              ...placeOf(child, ['x']),
              dy: String(rounded(shiftOf(child.properties['dy'], written) * grown)),
            },
          }
        : child,
    ),
  };
}

/**
 * Measures how far a text reaches to the left and right, in a wide font: the renderer calculates with narrower and
 * smaller letters.
 */
function reachOf({ properties, children }: Element): [number, number] {
  const size = Math.max(numberOf(properties['fontSize']), LEAST_FONT);
  const lines = children.map((child) => (child.type === 'element' ? child.children : [child]));
  const widths = lines.map((line) => {
    let width = 0;
    visit(element('tspan', {}, line), 'text', ({ value }) => {
      for (const char of value) {
        width += (char < '\u1100' ? 0.6 : 1) * size;
      }
    });
    return width;
  });
  const width = Math.max(0, ...widths);
  const x = numberOf(properties['x']);
  return properties['textAnchor'] === 'middle' ? [x - width / 2, x + width / 2] : [x, x + width];
}

function slimElement(
  shape: Element,
  markers: ReadonlyMap<string, Element>,
): readonly ElementContent[] {
  const { tagName, properties, children } = shape;
  if (tagName === 'text') {
    return [slimText(shape)];
  }
  if (tagName === 'line' || tagName === 'polyline') {
    const path = { ...shape, tagName: 'path' };
    const heads = (['markerStart', 'markerEnd'] as const).flatMap((end) =>
      headsOf(shape, end, markers),
    );
    return [
      { ...path, properties: dressed(path, { d: pathData(pointsOf(shape)) }) },
      ...heads.map((head) => ({
        ...head,
        properties: dressed(head, placeOf(head, SHAPE_ATTRIBUTES)),
      })),
    ];
  }
  if (SHAPES.has(tagName)) {
    const points = pointsOf(shape).map(([x, y]) => `${String(rounded(x))} ${String(rounded(y))}`);
    const place = {
      ...placeOf(shape, SHAPE_ATTRIBUTES),
      ...(properties['points'] !== undefined && { points: points.join(' ') }),
    };
    return [{ ...shape, properties: dressed(shape, place) }];
  }
  if (tagName === 'style' || tagName === 'defs') {
    return [];
  }
  const { transform } = properties;
  const slim = slimChildren(children, markers);
  return transform === undefined ? slim : [element(tagName, { transform }, slim)];
}

function slimChildren(
  children: readonly ElementContent[],
  markers: ReadonlyMap<string, Element>,
): ElementContent[] {
  return children.flatMap((child) => (child.type === 'element' ? slimElement(child, markers) : []));
}

/** Merges all lines of a kind into one shape, and all their heads. */
function mergedLines(children: readonly ElementContent[]): ElementContent[] {
  const first = new Map<string, Element>();
  return children.flatMap((child) => {
    const { className, d } = child.type === 'element' ? child.properties : {};
    const kind = Array.isArray(className) ? className.join(' ') : '';
    if (child.type !== 'element' || child.tagName !== 'path' || !MERGED.has(kind)) {
      return [child];
    }
    const before = first.get(kind);
    if (before !== undefined) {
      before.properties['d'] = `${String(before.properties['d'])}${String(d)}`;
      return [];
    }
    first.set(kind, child);
    return [child];
  });
}

/**
 * Computes the frame around the drawing: the renderer's own is often too large and sometimes too small.
 *
 * @returns left, top, right, bottom
 */
function frameOf(root: Element): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  let unread = 0;
  visit(root, 'element', (element) => {
    const { tagName, properties } = element;
    const [x, y] = [numberOf(properties['x']), numberOf(properties['y'])];
    if (tagName === 'defs') {
      return SKIP;
    }
    if (tagName === 'path' || properties['transform'] !== undefined) {
      // Not measured; the renderer's own size is used.
      unread += 1;
    } else if (tagName === 'rect') {
      xs.push(x, x + numberOf(properties['width']));
      ys.push(y, y + numberOf(properties['height']));
    } else if (tagName === 'circle' || tagName === 'ellipse') {
      const [cx, cy] = [numberOf(properties['cx']), numberOf(properties['cy'])];
      const rx = numberOf(properties['rx'] ?? properties['r']);
      const ry = numberOf(properties['ry'] ?? properties['r']);
      xs.push(cx - rx, cx + rx);
      ys.push(cy - ry, cy + ry);
    } else if (tagName === 'text') {
      xs.push(...reachOf(element));
      ys.push(y - LEAST_FONT, y + LEAST_FONT);
    } else if (tagName === 'line' || tagName === 'polyline' || tagName === 'polygon') {
      const points = pointsOf(element);
      xs.push(...points.map(([px]) => px));
      ys.push(...points.map(([, py]) => py));
    }
    return undefined;
  });
  if (unread > 0 || xs.length === 0) {
    return [0, 0, numberOf(root.properties['width']), numberOf(root.properties['height'])];
  }
  return [
    Math.floor(Math.min(...xs)) - MARGIN,
    Math.floor(Math.min(...ys)) - MARGIN,
    Math.ceil(Math.max(...xs)) + MARGIN,
    Math.ceil(Math.max(...ys)) + MARGIN,
  ];
}

/**
 * Removes from the renderer's drawing what the page already styles and what it does not need.
 *
 * @param drawing SVG
 */
export function slimPicture(drawing: string): Picture {
  const tree = fromHtml(drawing, { fragment: true });
  const root = tree.children.find((child) => child.type === 'element');
  if (root === undefined) {
    throw new Error('No picture was drawn.');
  }
  const markers = new Map<string, Element>();
  visit(root, 'element', (element) => {
    if (element.tagName === 'marker') {
      markers.set(String(element.properties['id']), element);
    }
  });
  const isSequence = [...markers.keys()].some((id) => id.startsWith('seq-'));
  const [left, top, right, bottom] = frameOf(root);
  const width = right - left;
  const height = bottom - top;
  let text = '';
  let label = Infinity;
  visit(root, 'element', (element) => {
    if (element.tagName !== 'text') {
      return;
    }
    label = Math.min(label, Math.max(numberOf(element.properties['fontSize']), LEAST_FONT));
    visit(element, 'text', (node) => {
      if (isSequence && String(element.properties['fontWeight']) === '600') {
        // The renderer writes the kind of a block before its condition, `alt [없음]`.
        node.value = node.value.replace(/^\w+/, (kind) => BLOCK_NAMES[kind] ?? kind);
      }
      text += `${node.value} `;
    });
  });
  return {
    svg: {
      ...root,
      properties: {
        viewBox: [left, top, width, height].join(' '),
        width: String(width),
        height: String(height),
      },
      children: mergedLines(slimChildren(root.children, markers)),
    },
    width,
    label,
    text,
  };
}
