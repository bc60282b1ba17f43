import { describe, expect, test } from 'vitest';
import { one } from '../../../../content/paypal/facts';
import { facts } from '../../../support/paypal-facts';

describe('공식과 이 가이드의 차이', () => {
  test('양쪽 모두 200자 미만의 한국어 문장이고 큰따옴표가 없다', () => {
    for (const { id } of facts.differences) {
      const { spec, official } = one(facts.differences, id);
      for (const text of [spec, official]) {
        expect(text.length).toBeLessThan(200);
        expect(text).toMatch(/[가-힣].*\.$/);
        expect(text).not.toContain('"');
      }
    }
  });

  test('두 쪽이 같은 말을 하지 않는다', () => {
    for (const { id } of facts.differences)
      expect(one(facts.differences, id).spec).not.toBe(one(facts.differences, id).official);
  });

  test.each([
    ['tenure-infinite', 'INFINITE', 'total_cycles: 0'],
    ['subscriber-required', 'subscriber', '선택'],
    ['list-subscriptions-query', 'total_required', 'plan_ids'],
  ] as const)('%s는 이 가이드의 "%s"와 공식의 "%s"를 적는다', (id, spec, official) => {
    expect(one(facts.differences, id).spec).toContain(spec);
    expect(one(facts.differences, id).official).toContain(official);
  });

  test('필드나 쿼리가 가리키는 차이는 표에서 한 번 이상 쓰인다', () => {
    const fields = [
      ...facts.entities.flatMap(({ fields }) => fields),
      ...facts.calls.flatMap(({ query }) => query),
    ];
    const used = new Set(fields.flatMap(({ difference }) => difference ?? []));
    expect([...used].sort()).toEqual(facts.differences.map(({ id }) => id).sort());
  });
});
