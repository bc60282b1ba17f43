import { describe, expect, test } from 'vitest';
import { one, type Field } from '../../../../content/paypal/facts';
import { entityOf, enumOf, everyField, facts } from '../../../support/paypal-facts';

function field(entity: string, name: string): Field {
  const found = entityOf(entity).fields.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`${entity} has no field ${name}`);
  return found;
}

/* Most limits, defaults and required fields stand, typed by hand, in `tests/fixtures/guide-facts.txt`. */
describe('필드의 한도와 기본값', () => {
  test('가격 변경은 한 번에 99개까지다', () => {
    expect(field('update-pricing-request', 'pricing_schemes').items).toEqual([1, 99]);
  });

  test('플랜 재정의에는 기본값이 없다', () => {
    for (const { default: usual } of entityOf('plan-override').fields) {
      expect(usual).toBeUndefined();
    }
  });

  test('값의 목록이 있는 필드의 기본값은 그 목록에 있다', () => {
    for (const { default: usual, enum: list } of everyField) {
      if (usual === undefined || list === undefined) continue;
      expect(enumOf(list).values.map(({ value }) => value)).toContain(usual);
    }
  });
});

describe('표의 짜임', () => {
  test('모든 엔티티는 호출의 본문, 응답, 오류이거나 다른 엔티티의 필드다', () => {
    const reachable = new Set<string>(['error', 'product-request', 'card-response']);
    for (const { body, results } of facts.calls) {
      if (body !== undefined) reachable.add(body);
      for (const { entity } of results) if (entity !== undefined) reachable.add(entity);
    }
    for (const { entity } of everyField) if (entity !== undefined) reachable.add(entity);
    expect([...reachable].sort()).toEqual(facts.entities.map(({ id }) => id).sort());
  });

  test('모든 형식과 값의 목록은 어느 필드가 쓴다', () => {
    const usedPatterns = new Set(everyField.flatMap(({ pattern }) => pattern ?? []));
    expect([...usedPatterns].sort()).toEqual(facts.patterns.map(({ id }) => id).sort());
    const usedEnums = new Set(everyField.flatMap(({ enum: list }) => list ?? []));
    usedEnums.add('payer-selected');
    expect([...usedEnums].sort()).toEqual(facts.enums.map(({ id }) => id).sort());
  });

  test('공식과의 차이는 모두 어느 필드가 가리킨다', () => {
    const used = new Set(everyField.flatMap(({ difference }) => difference ?? []));
    expect([...used].sort()).toEqual(facts.differences.map(({ id }) => id).sort());
  });
});

describe('값의 목록', () => {
  test('페이지에 표가 있는 목록의 값에는 모두 뜻이 있다', () => {
    for (const { anchor, values } of facts.enums) {
      if (anchor === undefined) continue;
      for (const { meaning } of values) expect(meaning).toMatch(/[가-힣]/);
    }
  });

  test('기본값은 목록 안에 있다', () => {
    for (const { default: usual, values } of facts.enums) {
      if (usual !== undefined) expect(values.map(({ value }) => value)).toContain(usual);
    }
  });
});

test.each([
  ['decimal', ['9.99', '10', '-1', '.5'], ['9,99', '', '1.']],
  ['quantity', ['1', '2.5'], ['-1', '']],
  [
    'date-time',
    ['2026-01-05T02:10:31Z', '2026-01-05T02:10:31.000Z', '2026-01-05T11:10:31+09:00'],
    ['2026-01-05', '2026-01-05T02:10Z', '2026-01-05T02:10:31'],
  ],
  ['date', ['2026-01-31'], ['2026-13-01']],
  ['year-month', ['2030-12'], ['2030-13']],
  ['locale', ['ko-KR', 'en'], ['KO-kr', 'korean']],
  ['country-code', ['KR', 'C2'], ['kr', 'KOR']],
  ['payer-id', ['7KQZB4MHXW9PA'], ['7KQZB4MHXW9P0']],
] as const)('문자열 형식: %s', (name, passing, failing) => {
  const expression = new RegExp(one(facts.patterns, name).expression ?? '^$');
  for (const text of passing) expect(text).toMatch(expression);
  for (const text of failing) expect(text).not.toMatch(expression);
});
