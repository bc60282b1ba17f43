import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { dressed, placeOf } from './paint';
import { element, headsOf, numberOf, pathData, pointsOf, short } from './shapes';
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

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'polygon', 'path']);

/** Lines and heads that become one shape per kind, below everything else. */
const MERGED = new Set(['e', 'e d', 'h', 'o']);

/** Smallest letters of a picture, in px: the renderer writes 11, but its boxes have room for these. */
const LEAST_FONT = 12;

/** Space around the drawing, in px, for the width of lines and for arrow heads. */
const MARGIN = 3;

/**
 * Reads a shift of a text, which the renderer writes in px or in em.
 *
 * @param written font size that the renderer wrote, in px
 */
function shiftOf(shift: unknown, written: number): number {
  const text = typeof shift === 'string' ? shift : '0';
  return Number.parseFloat(text) * (text.endsWith('em') ? written : 1);
}

function slimText(element: Element): Element {
  const written = Number(element.properties['fontSize'] ?? LEAST_FONT);
  const size = Math.max(written, LEAST_FONT);
  const grown = size / written;
  const { dy, ...place } = placeOf(element);
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
    properties: dressed(paint, { ...place, y: short(y) }),
    children: element.children.map((child) =>
      child.type === 'element' && child.properties['dy'] !== undefined
        ? {
            ...child,
            properties: {
              ...child.properties,
              ...placeOf(child),
              dy: short(shiftOf(child.properties['dy'], written) * grown),
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
      ...heads.map((head) => ({ ...head, properties: dressed(head, placeOf(head)) })),
    ];
  }
  if (SHAPES.has(tagName)) {
    const points = pointsOf(shape).map(([x, y]) => `${short(x)} ${short(y)}`);
    const place = {
      ...placeOf(shape),
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
