import { describe, expect, test } from 'vitest';
import { calls, commonHeaders } from '../../lib/paypal/calls';
import { differences } from '../../lib/paypal/differences';
import { entities } from '../../lib/paypal/entities';
import { enums } from '../../lib/paypal/enums';
import { callIds, entityNames, enumNames } from '../../lib/paypal/model';
import type { Call, Enum, Field } from '../../lib/paypal/model';
import { readExportedPage, tablesOf, type Cell, type PageTable } from '../support/exported-page';
import { limitInWords, NONE, plain, typeInWords } from '../support/guide-words';

const page = readExportedPage('/docs/paypal/subscription-api');

const FIELD_COLUMNS = ['형식', '필수', '제한', '기본값', '뜻'];

/** The tables of fields under a heading whose first column has a title. */
function fieldTables(anchor: string, firstColumn: string): PageTable[] {
  return tablesOf(page.section(anchor)).filter(
    ({ columns }) => columns.join() === [firstColumn, ...FIELD_COLUMNS].join(),
  );
}

interface Listing {
  /** Whose fields they are, as a reader would say it. */
  readonly owner: string;
  readonly fields: readonly Field[];
  readonly table: PageTable | undefined;
}

function listingsOf({ id, headers, query, officialQuery = [] }: Call): Listing[] {
  const listing = (part: 'headers' | 'query', index: number, fields: readonly Field[]): Listing => {
    const [title, name] = part === 'headers' ? ['헤더', '헤더'] : ['쿼리', `쿼리 표 ${index + 1}`];
    return { owner: `${id}의 ${name}`, fields, table: fieldTables(`${id}-${part}`, title)[index] };
  };
  // A call that takes no headers or no query has no heading for them.
  return [
    ...(headers.length === 0 ? [] : [listing('headers', 0, headers)]),
    ...(query.length === 0 ? [] : [listing('query', 0, query)]),
    ...(officialQuery.length === 0 ? [] : [listing('query', 1, officialQuery)]),
  ];
}

const listings: readonly Listing[] = [
  { owner: '모든 호출', fields: commonHeaders, table: fieldTables('overview-headers', '헤더')[0] },
  ...entityNames.map((name) => ({
    owner: entities[name].schema,
    fields: entities[name].fields,
    table: fieldTables(entities[name].anchor, '이름')[0],
  })),
  ...callIds.flatMap((id) => listingsOf(calls[id])),
];

describe('표마다 자료의 필드가 빠짐없이 그 순서로 있다', () => {
  test.each(listings)('$owner', ({ fields, table }) => {
    expect(table?.rows.map(([name]) => name?.text)).toEqual(fields.map(({ name }) => name));
  });
});

const rows = listings.flatMap(({ owner, fields, table }) =>
  fields.map((field, index) => ({
    title: `${owner}의 ${field.name}은 ${typeInWords(field)}, 필수 ${field.required ? '예' : '아니오'}, ${limitInWords(field.limit)}, 기본값 ${field.default ?? NONE}`,
    field,
    cells: table?.rows[index] ?? [],
  })),
);

function linkTargets(cell: Cell | undefined): string[] {
  return cell?.links.map(({ href }) => href) ?? [];
}

describe('필드 한 줄', () => {
  test.each(rows)('$title', ({ field, cells }) => {
    const [name, type, required, limit, usual, meaning] = cells;
    expect([name, type, required, limit, usual].map((cell) => cell?.text)).toEqual([
      field.name,
      typeInWords(field),
      field.required ? '예' : '아니오',
      limitInWords(field.limit),
      field.default ?? NONE,
    ]);

    const targets = linkTargets(type);
    expect(targets).toEqual(
      field.entity === undefined ? [] : [`#${entities[field.entity].anchor}`],
    );
    for (const href of [...linkTargets(limit), ...linkTargets(meaning)]) {
      expect(page.section(href.slice(1)).id).toBe(href.slice(1));
    }

    const text = meaning?.text ?? '';
    expect(text).toContain(plain(field.meaning));
    expect(text.includes('읽기 전용')).toBe(field.readOnly === true);
    expect(text.startsWith('사용 중단')).toBe(field.deprecated === true);
    expect(text.includes('새 판: ')).toBe(field.newer !== undefined);
    expect(text).toContain(plain(field.newer ?? ''));
    expect(meaning?.links.filter(({ text: words }) => words === '공식과 차이')).toEqual(
      field.difference === undefined
        ? []
        : [{ text: '공식과 차이', href: `#${differences[field.difference].anchor}` }],
    );
  });
});

describe('경로의 ID', () => {
  test.each([
    ['plans/{id}', calls['plans-show'].pathParams],
    ['subscriptions/{id}', calls['subscriptions-show'].pathParams],
  ] as const)('%s의 형식과 길이를 적는다', (name, [param]) => {
    const row = fieldTables('overview-path', '이름')[0]?.rows.find(
      ([first]) => first?.text === name,
    );
    expect(row?.slice(1, 4).map(({ text }) => text)).toEqual([
      'string',
      '예',
      limitInWords(param?.limit),
    ]);
    expect(row?.[5]?.text).toContain(plain(param?.meaning ?? ''));
  });
});

/** Enums explained in a table of their own; the others are a part of one of these. */
const explained = enumNames
  .map((name): Enum => enums[name])
  .filter(({ name, anchor }) => {
    return anchor !== undefined && name !== 'plan-create-status' && name !== 'list-statuses';
  });

function enumRows({ anchor = '', values }: Enum): PageTable['rows'] {
  const table = tablesOf(page.section(anchor)).find(
    ({ columns, rows: [first] }) =>
      columns[0] === '값' && first?.[0]?.text.replace(' (기본값)', '') === values[0]?.value,
  );
  return table?.rows ?? [];
}

describe('값의 표', () => {
  test.each(explained)('$name의 값이 자료의 순서로 모두 있고 기본값이 표시된다', (list) => {
    expect(enumRows(list).map(([value]) => value?.text)).toEqual(
      list.values.map(({ value }) => (value === list.default ? `${value} (기본값)` : value)),
    );
  });

  test.each(
    explained.flatMap((list) =>
      list.values.map((item, index) => ({ name: list.name, item, cells: enumRows(list)[index] })),
    ),
  )('$name의 $item.value에 뜻이 있다', ({ item, cells }) => {
    const text = cells?.[1]?.text ?? '';
    expect(text.startsWith(plain(item.meaning ?? NONE))).toBe(true);
    expect(text.includes('새 판에만 있다')).toBe(item.newerOnly === true);
    expect(text.includes('공식과 차이')).toBe(item.specOnly === true);
  });
});
