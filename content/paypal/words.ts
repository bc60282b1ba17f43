import { entities } from './entities';
import { enums } from './enums';
import { callIds } from './model';
import type { CallId, Enum, EnumName, Field, Limit, Range } from './model';
import { calls } from './calls';

/** The id of the heading over the list of patterns. */
const patternAnchor = 'overview-patterns';

/** More values than these stand under a heading of their own only. */
const MAX_VALUES = 6;

/** Text as inline code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A link to a heading of the page. */
export function link(label: string, anchor: string): string {
  return `[${label}](#${anchor})`;
}

/**
 * A range with its unit; `undefined` where both sides are open.
 *
 * @example
 * rangeText([1, 127], '자') // '1–127자'
 * rangeText([22, 22], '자') // '22자'
 * rangeText([null, 32], '자') // '32자 이하'
 */
export function rangeText([min, max]: Range, unit: string): string | undefined {
  if (min === null) return max === null ? undefined : `${max}${unit} 이하`;
  if (max === null) return `${min}${unit} 이상`;
  return min === max ? `${min}${unit}` : `${min}–${max}${unit}`;
}

function valuesText(name: EnumName): string {
  const { values, anchor, total }: Enum = enums[name];
  const sendable = values.filter(({ specOnly, newerOnly }) => !specOnly && !newerOnly);
  if (anchor !== undefined && sendable.length > MAX_VALUES) {
    return link(`값 ${sendable.length}가지`, anchor);
  }
  const list = sendable.map(({ value }) => code(value)).join(' · ');
  if (total !== undefined) return `${list} 등 ${total}가지`;
  return anchor === undefined ? list : `${list} (${link('뜻', anchor)})`;
}

/** What a value must satisfy, as one line of inline Markdown; `undefined` where nothing is asked. */
export function limitText(limit: Limit = {}): string | undefined {
  const parts = [
    limit.items && rangeText(limit.items, '개'),
    limit.length && rangeText(limit.length, '자'),
    limit.range && rangeText(limit.range, ''),
    limit.pattern && `${link(limit.pattern, patternAnchor)} 형식`,
    limit.values && valuesText(limit.values),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/**
 * The type of a field: the name of its schema leads to the fields of it.
 *
 * @example typeText({ name: 'links', type: 'array', entity: 'link', … }) // '[link_description](#overview-links) 배열'
 */
export function typeText({ type, entity }: Pick<Field, 'type' | 'entity'>): string {
  if (entity !== undefined) {
    const { schema, anchor } = entities[entity];
    return type === 'array' ? `${link(schema, anchor)} 배열` : link(schema, anchor);
  }
  if (type === 'array') return '객체 배열';
  if (type === 'string[]') return 'string 배열';
  return type === 'any' ? '아무 값' : type;
}

/** The title of a call, with the noun where two calls share a title. */
export function callLabel(id: CallId): string {
  const { title, group } = calls[id];
  const shared = callIds.some((other) => other !== id && calls[other].title === title);
  return shared ? `${group === 'plans' ? '플랜' : '구독'} ${title}` : title;
}
