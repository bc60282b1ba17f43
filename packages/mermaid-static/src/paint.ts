import type { Element, Properties } from 'hast';
import { short } from './shapes';

/** Classes of the page for shapes and texts, by the paint that the renderer would write. */
const CLASSES = new Map([
  // Boxes of a flowchart or a state, a participant, an activation, a group and its header.
  ['fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:0.75', 'n'],
  ['fill:var(--_node-fill);stroke:var(--_node-stroke);stroke-width:1', 'n'],
  ['fill:none;stroke:var(--_node-stroke);stroke-width:1', 'b'],
  // Lines of an edge or a message, plain or dashed, and of a participant's life.
  ['fill:none;stroke:var(--_line);stroke-width:1', 'e'],
  ['fill:none;stroke:var(--_line);stroke-width:1;stroke-dasharray:4 4', 'e d'],
  ['fill:none;stroke:var(--_line);stroke-width:1;stroke-dasharray:6 4', 'e d'],
  ['stroke:var(--_line);stroke-width:1', 'e'],
  ['stroke:var(--_line);stroke-width:1;stroke-dasharray:6 4', 'e d'],
  ['stroke:var(--_line);stroke-width:0.75;stroke-dasharray:6 4', 'e d'],
  // Arrow heads, filled and open.
  ['fill:var(--_arrow);stroke:var(--_arrow);stroke-width:0.75;stroke-linejoin:round', 'h'],
  ['fill:var(--_arrow)', 'h'],
  ['fill:none;stroke:var(--_arrow);stroke-width:1', 'o'],
  // Background of a label on its line.
  ['fill:var(--bg);stroke:var(--_inner-stroke);stroke-width:1', 'l'],
  // Start of a state diagram.
  ['fill:var(--_text);stroke:none', 'h'],
  // Text in a box, and beside or on a line.
  ['fill:var(--_text);font-size:13;font-weight:500;text-anchor:middle', ''],
  ['fill:var(--_text-sec);font-size:12;font-weight:400;text-anchor:middle', 's'],
  ['fill:var(--_text-muted);font-size:12;font-weight:400;text-anchor:middle', 's'],
  ['fill:var(--_text-muted);font-size:12;font-weight:400;text-anchor:start', 's f'],
]);

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

/** Attributes that place a text or a shape. */
const PLACE = [
  ...['x', 'y', 'dy', 'fontStyle', 'textDecoration'],
  ...['width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points', 'd'],
];

/**
 * Keeps the place of a shape or text, and its paint as a class, or as a style where the page has no class for
 * it.
 */
export function dressed({ properties }: Element, place: Properties): Properties {
  const written = Object.entries(PAINT)
    .filter(([name]) => properties[name] !== undefined)
    .map(([name, attribute]) => `${attribute}:${String(properties[name]).replaceAll(',', ' ')}`)
    .join(';');
  const known = CLASSES.get(written);
  if (known !== undefined) {
    return known === '' ? place : { className: known.split(' '), ...place };
  }
  // A style, because the page's rules would override an attribute.
  return written === '' ? place : { ...place, style: written.replace(/(font-size:\d+)/, '$1px') };
}

/** Reads the attributes that place a text or a shape, with short numbers and without those that say nothing. */
export function placeOf({ properties }: Element): Properties {
  return Object.fromEntries(
    PLACE.flatMap((name) => {
      const value = properties[name];
      const isRadius = name === 'rx' || name === 'ry';
      // Without `ry`, `rx` counts for both.
      const isSaid = name === 'ry' && value === properties['rx'];
      if (value === undefined || isSaid || (isRadius && Number(value) === 0)) {
        return [];
      }
      const text = String(value);
      return [[name, /^-?[\d.]+$/.test(text) ? short(Number(text)) : text]];
    }),
  );
}
