import { describe, expect, test } from 'vitest';
import { entryListsOf, findEntry, type PageEntry } from '../support/exported-page';
import { limitInWords, marksInWords, plain } from '../support/guide-words';
import { anchorOf, sectionOf } from '../support/guide-pages';
import { one, type Call, type Enum, type Field } from '../../content/paypal/facts';
import { callOf, entityOf, facts } from '../support/paypal-facts';

interface Listing {
  /** Whose fields they are, as a reader would say it. */
  readonly owner: string;
  readonly fields: readonly Field[];
  readonly entries: readonly PageEntry[];
}

/** The list under a heading that begins with a field. */
function listOf(anchor: string, [first]: readonly Field[]): readonly PageEntry[] {
  // A call that takes no headers or no query shows no list of them.
  if (first === undefined) return [];
  const lists = entryListsOf(sectionOf(anchor));
  return lists.find(([entry]) => entry?.name === first.name) ?? [];
}

function listing(owner: string, anchor: string, fields: readonly Field[]): Listing {
  return { owner, fields, entries: listOf(anchor, fields) };
}

function listingsOf({ id, headers, query }: Call): Listing[] {
  const anchor = `${id}-${query.length > 0 ? 'query' : 'body'}`;
  return [listing(`${id}의 헤더`, anchor, headers), listing(`${id}의 쿼리`, anchor, query)];
}

const listings: readonly Listing[] = [
  listing('모든 호출', 'overview-headers', facts.commonHeaders),
  ...facts.entities
    .map(({ id }) => id)
    .map((name) => {
      const { schema, anchor, fields } = entityOf(name);
      return listing(schema, anchor, fields);
    }),
  ...facts.calls.flatMap(listingsOf),
].filter(({ fields }) => fields.length > 0);

/** The entries with those inside them, in the order of the page. */
function flat(entries: readonly PageEntry[]): PageEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.nested)]);
}

describe('목록마다 자료의 필드가 빠짐없이 그 순서로 있다', () => {
  test.each(listings)('$owner', ({ fields, entries }) => {
    expect(flat(entries)).toEqual(fields.map(({ name }) => findEntry(entries, name)));
  });
});

describe('객체 안의 필드', () => {
  test.each(listings)('$owner: 여섯이 넘는 것만 접혀 있다', ({ entries }) => {
    for (const { name, nested, fold } of entries) {
      const count = flat(nested).length;
      expect(fold, name).toBe(
        count < 6 || entries.length === 1 ? undefined : `하위 필드 ${String(count)}개`,
      );
    }
  });
});

const rows = listings.flatMap(({ owner, fields, entries }) =>
  fields.map((field) => ({
    title: `${owner}의 ${field.name}: ${marksInWords(field)}, ${limitInWords(field)}`,
    field,
    entry: findEntry(entries, field.name),
  })),
);

describe('필드 하나', () => {
  test.each(rows)('$title', ({ field, entry }) => {
    expect(entry?.marks).toBe(marksInWords(field));
    expect(entry?.nameLinks.map((one) => ({ ...one, href: anchorOf(one.href) }))).toEqual(
      field.entity === undefined
        ? []
        : [{ text: entityOf(field.entity).schema, href: `#${entityOf(field.entity).anchor}` }],
    );
    for (const { href } of entry?.links.filter((target) => target.href.includes('#')) ?? []) {
      const id = anchorOf(href).slice(1);
      expect(sectionOf(id).id).toBe(id);
    }

    const text = entry?.texts.join('\n') ?? '';
    expect(text).toContain(plain(field.meaning));
    expect(text).toContain(limitInWords(field));
    expect(text.includes('읽기 전용')).toBe(field.readOnly === true);
    expect(text.startsWith('사용 중단')).toBe(field.deprecated === true);
    expect(text.includes('새 버전: ')).toBe(field.newer !== undefined);
    expect(text).toContain(plain(field.newer ?? ''));
    const differing = entry?.links.filter(({ text: words }) => words === '공식과 차이') ?? [];
    expect(differing.map((one) => ({ ...one, href: anchorOf(one.href) }))).toEqual(
      field.difference === undefined
        ? []
        : [{ text: '공식과 차이', href: `#${one(facts.differences, field.difference).anchor}` }],
    );
  });
});

describe('경로의 ID', () => {
  test.each([
    ['plans/{id}', callOf('plans-show').pathParams],
    ['subscriptions/{id}', callOf('subscriptions-show').pathParams],
  ] as const)('%s의 형식과 길이를 적는다', (name, [param]) => {
    const [list = []] = entryListsOf(sectionOf('overview-path'));
    const entry = findEntry(list, name);
    expect(entry?.marks).toBe('string 필수');
    expect(entry?.texts.join()).toContain(limitInWords(param));
    expect(entry?.texts.join()).toContain(plain(param?.meaning ?? ''));
  });
});

/** Enums explained in a list of their own; the others are a part of one of these. */
const explained = facts.enums.filter(({ id, anchor }) => {
  return anchor !== undefined && id !== 'plan-create-status' && id !== 'list-statuses';
});

function enumEntries({ anchor = '', values }: Enum): readonly PageEntry[] {
  const lists = entryListsOf(sectionOf(anchor));
  return lists.find(([first]) => first?.name === values[0]?.value) ?? [];
}

describe('값의 목록', () => {
  test.each(explained)('$id의 값이 자료의 순서로 모두 있고 기본값이 표시된다', (list) => {
    expect(enumEntries(list).map(({ name, marks }) => [name, marks])).toEqual(
      list.values.map(({ value }) => [value, value === list.default ? '기본값' : '']),
    );
  });

  test.each(
    explained.flatMap((list) =>
      list.values.map((item) => ({
        name: list.id,
        item,
        entry: findEntry(enumEntries(list), item.value),
      })),
    ),
  )('$name의 $item.value에 뜻이 있다', ({ item, entry }) => {
    const text = entry?.texts[0] ?? '';
    expect(text.startsWith(plain(item.meaning ?? ''))).toBe(true);
    expect(text).not.toBe('');
    expect(text.includes('새 버전에만 있다')).toBe(item.newerOnly === true);
    expect(text.includes('공식과 차이')).toBe(item.specOnly === true);
  });
});
