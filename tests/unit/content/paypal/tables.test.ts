import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../lib/note/data-table';
import { textsOfTable } from '../../../support/table-texts';
import {
  fieldEntries,
  limitText,
  paypalTables,
  rangeText,
} from '../../../../content/paypal/tables';
import { one, type Call, type Field } from '../../../../content/paypal/facts';
import { facts } from '../../../support/paypal-facts';

const tables = paypalTables(facts);
const calls: readonly Call[] = facts.calls;

function entries(key: string): readonly Entry[] {
  const table = tables[key];
  return table?.kind === 'entries' ? table.entries : [];
}

function field(name: string, more: Partial<Field> = {}): Field {
  return { name, type: 'string', required: false, meaning: '뜻', ...more };
}

describe('표', () => {
  test('모든 줄의 칸 수는 제목의 수와 같다', () => {
    for (const [key, table] of Object.entries(tables)) {
      if (table.kind !== 'grid') continue;
      expect(table.rows.length, key).toBeGreaterThan(0);
      for (const row of table.rows) expect(row, key).toHaveLength(table.columns.length);
    }
  });

  test('빈 글이 없다', () => {
    for (const [key, table] of Object.entries(tables)) {
      expect(textsOfTable(table), key).not.toEqual([]);
      expect(textsOfTable(table), key).not.toContain('');
    }
  });

  test('모든 호출에 오류가, 모든 엔티티에 필드가 있다', () => {
    for (const { id } of facts.calls) expect(tables).toHaveProperty([`paypal/${id}/errors`]);
    for (const { id: name } of facts.entities)
      expect(entries(`paypal/entity/${name}`)).not.toEqual([]);
  });

  test.each(facts.entities)(
    '$schema의 필드는 하나도 빠지지 않고 한 번씩 있다',
    ({ id, fields }) => {
      const flat = (list: readonly Entry[]): string[] =>
        list.flatMap(({ term, nested = [] }) => [term.split('`')[1] ?? '', ...flat(nested)]);
      const names = fields.map(({ name }) => name);
      const found = flat(entries(`paypal/entity/${id}`));
      expect(found).toHaveLength(names.length);
      expect(found.filter((name, index) => names[index]?.endsWith(name) !== true)).toEqual([]);
    },
  );

  test.each(calls)('$id의 오류는 모두 있고, 풀어 적는 것은 그 호출에 특별한 것뿐이다', (call) => {
    const table = tables[`paypal/${call.id}/errors`] ?? { kind: 'list', items: [] };
    const text = textsOfTable(table).join();
    const special = call.errors.filter((error) => !facts.commonErrors.includes(error));
    for (const { status, issue, name } of special) {
      expect(text).toContain(`\`${issue ?? name}\``);
      expect(text).toContain(String(status));
    }
    expect(text).not.toContain('PERMISSION_DENIED');
    for (const { term, texts } of entries(`paypal/${call.id}/errors`)) {
      const issue = term.split('`')[1] ?? '';
      const cases = special.filter((error) => error.issue === issue).map(({ when }) => when);
      expect(texts).toEqual(cases);
      const givers = calls.filter(({ errors }) => errors.some((error) => error.issue === issue));
      const usual = one(facts.issues, issue).meaning;
      expect(givers.length < 3 || cases.some((when) => when !== usual), issue).toBe(true);
    }
  });

  test('오류 인덱스에는 이름과 코드가 한 번씩 알파벳 순서로, 뜻과 해결과 내는 호출과 함께 있다', () => {
    const index = entries('paypal/errors/index');
    const advice = [
      ...facts.errorKinds.map((kind) => ({ ...kind, id: kind.name })),
      ...facts.issues,
    ];
    const sorted = advice.sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(index.map(({ term }) => term.split('`')[1])).toEqual(sorted.map(({ id }) => id));
    for (const [at, { id, meaning, action }] of sorted.entries()) {
      const { term = '', texts: [said, remedy, from] = [] } = index[at] ?? {};
      expect(term).toMatch(/ \d{3} .*(?:재시도|한 번)/);
      expect(said?.startsWith(meaning)).toBe(true);
      expect(remedy).toBe(`해결: ${action}`);
      for (const call of calls) {
        const gives = call.errors.some(({ issue }) => issue === id);
        if (gives) expect(from).toMatch(new RegExp(`#${call.id}\\)|호출: 모두`));
      }
    }
  });

  test('쿼리가 없는 호출에는 쿼리 목록이 없다', () => {
    expect(tables).toHaveProperty(['paypal/plans-list/query']);
    expect(tables).not.toHaveProperty(['paypal/plans-show/query']);
  });

  test('INFINITE는 주기 유형에만 있고 필드의 제한에는 없다', () => {
    const keys = Object.entries(tables)
      .filter(([, table]) => textsOfTable(table).some((text) => text.includes('INFINITE')))
      .map(([key]) => key);
    expect(keys).toEqual(['paypal/enum/tenure-type']);
  });

  test('단위마다 다른 상한을 적는다', () => {
    expect(entries('paypal/enum/interval-unit').map(({ texts }) => texts[1])).toEqual([
      '`interval_count` 1–365',
      '`interval_count` 1–52',
      '`interval_count` 1–12',
      '`interval_count` 1',
    ]);
  });
});

test('명세가 규칙이 아니라 호출에만 적은 오류는 추정이라고 밝힌다', () => {
  const inferred = Object.entries(tables)
    .filter(([key]) => key.startsWith('paypal/validation/'))
    .flatMap(([, table]) => textsOfTable(table))
    .filter((text) => text.includes('(추정)'));
  expect(inferred.map((text) => text.replace(/\. 어기면/, ' →').replace(' (추정)', ''))).toEqual([
    '`status`는 `CREATED`나 `ACTIVE`다 → 400 `INVALID_PARAMETER_VALUE`',
    '`page_size`는 1–20이다 → 400 `INVALID_PARAMETER_VALUE`',
    '`page`는 플랜 1–100000, 구독 1–10000000이다 → 400 `INVALID_PARAMETER_VALUE`',
    '본문은 `op`, `path`, `value`를 담은 작업의 배열이다 → 400 `INVALID_PARAMETER_SYNTAX`',
  ]);
});

describe('필드의 목록', () => {
  test('이름 옆에 형식이, 필수일 때만 "필수"가, 있을 때만 기본값이 있다', () => {
    const fields = [
      field('id', { required: true }),
      field('page', { type: 'integer', default: '1' }),
      field('start_time', { default: '현재 시각' }),
      field('tags', { type: 'string[]' }),
    ];
    expect(fieldEntries(facts, fields).entries.map(({ term }) => term)).toEqual([
      '`id` string **필수**',
      '`page` integer 기본값 `1`',
      '`start_time` string 기본값 현재 시각',
      '`tags` string 배열',
    ]);
  });

  test('다른 객체의 이름은 그 필드가 있는 제목으로 이어진다', () => {
    expect(entries('paypal/entity/billing-cycle')[0]?.term).toBe(
      '`frequency` [frequency](#plans-create-frequency) **필수**',
    );
    expect(
      fieldEntries(facts, [field('links', { type: 'array', entity: 'link' })]).entries[0]?.term,
    ).toBe('`links` [link_description](#overview-links) 배열');
  });

  test('뜻 뒤에 제한과 값, 읽기 전용이 온다', () => {
    const limit = { length: [1, 32], pattern: 'quantity' } as const;
    expect(
      fieldEntries(facts, [field('a', { ...limit, readOnly: true })]).entries[0]?.texts,
    ).toEqual(['뜻. 1–32자, [quantity](#overview-patterns) 형식. 읽기 전용']);
  });

  test('객체의 필드는 그 객체 안에 제 이름으로 있다', () => {
    const names = ['a', 'a.b', 'a.b.c', 'list', 'list[].d', 'z'];
    const nameTree = (list: readonly Entry[]): unknown[] =>
      list.map(({ term, nested = [] }) => [term.split(' ')[0], ...nameTree(nested)]);
    expect(
      nameTree(
        fieldEntries(
          facts,
          names.map((name) => field(name)),
        ).entries,
      ),
    ).toEqual([['`a`', ['`b`', ['`c`']]], ['`list`', ['`d`']], ['`z`']]);
  });

  test('부모가 목록에 없는 이름은 그대로다', () => {
    expect(
      fieldEntries(facts, [field('[].op'), field('a.b')]).entries.map(({ term }) => term),
    ).toEqual(['`[].op` string', '`a.b` string']);
  });

  test('여섯 개부터 접고, 목록에 그것뿐이면 접지 않는다', () => {
    const group = (count: number): Field[] => [
      field('a', { type: 'object' }),
      ...Array.from({ length: count }, (_, index) => field(`a.f${index}`)),
    ];
    expect(fieldEntries(facts, [...group(5), field('b')]).entries[0]?.fold).toBeUndefined();
    expect(fieldEntries(facts, [...group(6), field('b')]).entries[0]?.fold).toBe('하위 필드 6개');
    expect(fieldEntries(facts, group(6)).entries[0]?.fold).toBeUndefined();
  });
});

describe('제한의 글', () => {
  test.each([
    [[1, 127], '자', '1–127자'],
    [[22, 22], '자', '22자'],
    [[null, 32], '자', '32자 이하'],
    [[1, null], '자', '1자 이상'],
    [[0, 999], '', '0–999'],
    [[null, null], '', undefined],
  ] as const)('%j와 "%s"는 "%s"다', (range, unit, text) => {
    expect(rangeText(range, unit)).toBe(text);
  });

  test('제한이 없으면 글이 없다', () => {
    expect(limitText(facts, {})).toBe('');
  });

  test('길이와 형식을 함께 적는다', () => {
    expect(limitText(facts, { length: [1, 32], pattern: 'quantity' })).toBe(
      '1–32자, [quantity](#overview-patterns) 형식',
    );
  });
});
