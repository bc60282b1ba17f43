import type { Entry, EntryList } from '../../lib/note/data-table';
import { differences } from './differences';
import type { Field } from './model';
import { code, limitText, link, typeText } from './words';

/** A group of at least so many fields folds. */
const LONG_GROUP = 6;

/**
 * The name of the field that a nested field belongs to, and its own name in there.
 *
 * @example
 * splitName('details[].issue') // ['details', 'issue']
 * splitName('plan_id')         // [undefined, 'plan_id']
 */
function splitName(name: string): readonly [parent: string | undefined, own: string] {
  const [, parent, own] = /^(.+?)(?:\[\])?\.([^.]+)$/.exec(name) ?? [];
  return parent === undefined || own === undefined ? [undefined, name] : [parent, own];
}

function defaultText(usual: string): string {
  return `기본값 ${/[가-힣]/.test(usual) ? usual : code(usual)}`;
}

/** What the field is for, what its value must satisfy, and what is particular about it. */
function fieldText(field: Field): string {
  const limit = limitText(field.limit);
  const parts = [
    ...(field.deprecated === true ? ['**사용 중단**'] : []),
    field.meaning,
    ...(limit === undefined ? [] : [limit]),
    ...(field.readOnly === true ? ['읽기 전용'] : []),
    ...(field.newer === undefined ? [] : [`**새 버전**: ${field.newer}`]),
    ...(field.difference === undefined
      ? []
      : [link('공식과 차이', differences[field.difference].anchor)]),
  ];
  return parts.join('. ');
}

function fieldEntry(field: Field, name: string, nested: readonly Entry[]): Entry {
  return {
    term: [
      code(name),
      typeText(field),
      ...(field.required ? ['**필수**'] : []),
      ...(field.default === undefined ? [] : [defaultText(field.default)]),
    ].join(' '),
    texts: [fieldText(field)],
    ...(nested.length === 0 ? {} : { nested }),
  };
}

/** How many entries stand below the given ones, whatever their depth. */
function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((sum, { nested = [] }) => sum + 1 + countEntries(nested), 0);
}

function entriesBelow(fields: readonly Field[], parent: string | undefined): readonly Entry[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields.flatMap((field) => {
    const [above, own] = splitName(field.name);
    const isListed = above !== undefined && names.has(above);
    if ((isListed ? above : undefined) !== parent) return [];
    return [fieldEntry(field, isListed ? own : field.name, entriesBelow(fields, field.name))];
  });
}

function folded(entry: Entry): Entry {
  const count = countEntries(entry.nested ?? []);
  return count < LONG_GROUP ? entry : { ...entry, fold: `하위 필드 ${count}개` };
}

/**
 * Fields as a list of entries. The fields of an object stand inside its entry; a long group folds,
 * unless the list has nothing else.
 */
export function fieldEntries(fields: readonly Field[]): EntryList {
  const entries = entriesBelow(fields, undefined);
  return { kind: 'entries', entries: entries.length === 1 ? entries : entries.map(folded) };
}
