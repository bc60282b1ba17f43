import { type Enum, type Field, type Range } from '../../content/paypal/facts';
import { entityOf, enumOf } from './paypal-facts';

/**
 * Inline Markdown as a reader sees it.
 *
 * @example plain('`money`. [뜻](#overview-money)') // 'money. 뜻'
 */
export function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*(?:\[\][^\]]*)*)\]\([^)]*\)/g, '$1').replace(/[`]|\*\*/g, '');
}

/** The ids of the headings that inline Markdown links to. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(#([a-z0-9-]+)\)/g)].map(([, id]) => id ?? '');
}

/**
 * A range in words.
 *
 * @example
 * span([1, 127], '자') // '1–127자'
 * span([null, 32], '자') // '32자 이하'
 */
function span([min, max]: Range, unit: string): string {
  if (min === max) return `${String(min)}${unit}`;
  if (min === null) return `${String(max)}${unit} 이하`;
  if (max === null) return `${String(min)}${unit} 이상`;
  return `${String(min)}–${String(max)}${unit}`;
}

function valuesInWords({ values, anchor, total }: Enum): string {
  const sendable = values.filter((value) => !value.specOnly && !value.newerOnly);
  if (anchor !== undefined && sendable.length > 6) return `값 ${sendable.length}가지`;
  const list = sendable.map(({ value }) => value).join(' · ');
  if (total !== undefined) return `${list} 등 ${total}가지`;
  return anchor === undefined ? list : `${list} (뜻)`;
}

/** What an entry must say of the limits of a field; empty where it has none. */
export function limitInWords(limit: Field | undefined): string {
  const parts = [
    limit?.items && span(limit.items, '개'),
    limit?.length && span(limit.length, '자'),
    limit?.range && span(limit.range, ''),
    limit?.pattern && `${limit.pattern} 형식`,
    limit?.enum && valuesInWords(enumOf(limit.enum)),
  ].filter((part) => part !== undefined);
  return parts.join(', ');
}

/** What stands beside the name of a field as its type. */
function typeInWords({ type, entity }: Field): string {
  if (entity !== undefined) {
    return type === 'array' ? `${entityOf(entity).schema} 배열` : entityOf(entity).schema;
  }
  const words: Partial<Record<Field['type'], string>> = {
    array: '객체 배열',
    'string[]': 'string 배열',
    any: '아무 값',
  };
  return words[type] ?? type;
}

/**
 * What stands beside the name of a field.
 *
 * @example marksInWords({ name: 'page', type: 'integer', required: false, default: '1', … }) // 'integer 기본값 1'
 */
export function marksInWords(field: Field): string {
  return [
    typeInWords(field),
    ...(field.required ? ['필수'] : []),
    ...(field.default === undefined ? [] : [`기본값 ${field.default}`]),
  ].join(' ');
}
