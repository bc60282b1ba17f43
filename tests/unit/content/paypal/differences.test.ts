import { describe, expect, test } from 'vitest';
import { calls } from '../../../../content/paypal/calls';
import { differences } from '../../../../content/paypal/differences';
import { entities } from '../../../../content/paypal/entities';
import { callIds, differenceIds, entityNames } from '../../../../content/paypal/model';

describe('공식과 이 가이드의 차이', () => {
  test('양쪽 모두 200자 미만의 한국어 문장이고 큰따옴표가 없다', () => {
    for (const id of differenceIds) {
      const { spec, official } = differences[id];
      for (const text of [spec, official]) {
        expect(text.length).toBeLessThan(200);
        expect(text).toMatch(/[가-힣].*\.$/);
        expect(text).not.toContain('"');
      }
    }
  });

  test('두 쪽이 같은 말을 하지 않는다', () => {
    for (const id of differenceIds) expect(differences[id].spec).not.toBe(differences[id].official);
  });

  test.each([
    ['tenure-infinite', 'INFINITE', 'total_cycles: 0'],
    ['subscriber-required', 'subscriber', '선택'],
    ['list-subscriptions-query', 'total_required', 'plan_ids'],
  ] as const)('%s는 이 가이드의 "%s"와 공식의 "%s"를 적는다', (id, spec, official) => {
    expect(differences[id].spec).toContain(spec);
    expect(differences[id].official).toContain(official);
  });

  test('필드나 쿼리가 가리키는 차이는 표에서 한 번 이상 쓰인다', () => {
    const fields = [
      ...entityNames.flatMap((name) => entities[name].fields),
      ...callIds.flatMap((id) => calls[id].query),
    ];
    const used = new Set(fields.flatMap(({ difference }) => difference ?? []));
    expect([...used].sort()).toEqual([...differenceIds].sort());
  });
});
