import { describe, expect, test } from 'vitest';
import { one, type Field } from '../../../../content/paypal/facts';
import { entityOf, enumOf, everyField, facts } from '../../../support/paypal-facts';

function field(entity: string, name: string): Field {
  const found = entityOf(entity).fields.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`${entity} has no field ${name}`);
  return found;
}

describe('필드의 한도', () => {
  test.each([
    ['plan', 'product_id', { length: [22, 22] }],
    ['plan', 'name', { length: [1, 127] }],
    ['plan', 'description', { length: [1, 127] }],
    ['plan', 'billing_cycles', { items: [1, 12] }],
    ['billing-cycle', 'sequence', { range: [1, 99] }],
    ['billing-cycle', 'total_cycles', { range: [0, 999] }],
    ['frequency', 'interval_count', { range: [1, 365] }],
    ['pricing-scheme', 'tiers', { items: [1, 32] }],
    ['payment-preferences', 'payment_failure_threshold', { range: [0, 999] }],
    ['update-pricing-request', 'pricing_schemes', { items: [1, 99] }],
    ['suspend-request', 'reason', { length: [1, 128] }],
    ['cancel-request', 'reason', { length: [1, 128] }],
    ['activate-request', 'reason', { length: [1, 128] }],
    ['capture-request', 'note', { length: [1, 128] }],
    ['application-context', 'return_url', { length: [10, 4000] }],
    ['application-context', 'cancel_url', { length: [10, 4000] }],
  ] as const)('%s의 %s', (entity, name, limit) => {
    expect(field(entity, name)).toMatchObject(limit);
  });
});

describe('필드의 기본값과 필수', () => {
  test.each([
    ['plan-request', 'status', 'ACTIVE'],
    ['plan-request', 'quantity_supported', 'false'],
    ['billing-cycle', 'total_cycles', '1'],
    ['frequency', 'interval_count', '1'],
    ['payment-preferences', 'auto_bill_outstanding', 'true'],
    ['payment-preferences', 'setup_fee_failure_action', 'CANCEL'],
    ['payment-preferences', 'payment_failure_threshold', '0'],
    ['taxes', 'inclusive', 'true'],
    ['application-context', 'user_action', 'SUBSCRIBE_NOW'],
    ['application-context', 'shipping_preference', 'GET_FROM_FILE'],
    ['application-context', 'payment_method.payer_selected', 'PAYPAL'],
    ['application-context', 'payment_method.payee_preferred', 'UNRESTRICTED'],
  ] as const)('%s의 %s는 생략하면 %s다', (entity, name, usual) => {
    expect(field(entity, name).default).toBe(usual);
  });

  /* What server SDK 2.5.0 has not, or has as optional, against OpenAPI 1.6: compared by script, typed by hand. */
  test.each([
    ['subscriber', 'birth_date', '빠졌다'],
    ['subscriber', 'tax_info', '빠졌다'],
    ['subscriber', 'address', '빠졌다'],
    ['subscriber', 'phone', '응답에서 빠졌다'],
    ['phone', 'phone_number.country_code', '빠졌다'],
    ['phone', 'phone_number.extension_number', '빠졌다'],
    ['application-context', 'payment_method.payer_selected', '빠졌다'],
    ['application-context', 'payment_method.standard_entry_class_code', '빠졌다'],
    ['card', 'id', '빠졌다'],
    ['card', 'last_digits', '빠졌다'],
    ['card', 'card_type', '빠졌다'],
    ['card', 'number', '선택이다'],
    ['card', 'expiry', '선택이다'],
    ['card-response', 'card.last_digits', '빠졌다'],
    ['card-response', 'card.brand', '빠졌다'],
    ['card-response', 'card.type', '빠졌다'],
    ['card-response', 'card.authentication_result', '빠졌다'],
    ['transaction', 'status_details', '빠졌다'],
    ['billing-info', 'last_payment.amount', '선택이다'],
    ['billing-info', 'last_payment.time', '선택이다'],
  ] as const)('%s의 %s는 새 버전에서 %s', (entity, name, newer) => {
    expect(field(entity, name).newer).toBe(newer);
  });

  test('SDK 2.5.0에는 구독의 상태가 있다', () => {
    for (const name of ['status', 'status_change_note', 'status_update_time']) {
      expect(field('subscription', name).newer).toBeUndefined();
    }
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

  test('reason은 일시 중지와 취소에 필수, 활성화에 선택이다', () => {
    expect(field('suspend-request', 'reason').required).toBe(true);
    expect(field('cancel-request', 'reason').required).toBe(true);
    expect(field('activate-request', 'reason').required).toBe(false);
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
});

describe('값의 목록', () => {
  test.each([
    ['pricing-model', ['VOLUME', 'TIERED']],
    ['setup-fee-failure-action', ['CONTINUE', 'CANCEL']],
    ['user-action', ['CONTINUE', 'SUBSCRIBE_NOW']],
    ['shipping-preference', ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']],
    ['payee-preferred', ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']],
  ] as const)('%s', (name, values) => {
    expect(enumOf(name).values.map(({ value }) => value)).toEqual(values);
  });

  test('명세에만 있는 값은 INFINITE 하나다', () => {
    const specOnly = facts.enums.flatMap(({ values }) =>
      values.filter(({ specOnly }) => specOnly).map(({ value }) => value),
    );
    expect(specOnly).toEqual(['INFINITE']);
  });

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

describe('문자열 형식', () => {
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
  ] as const)('%s', (name, passing, failing) => {
    const expression = new RegExp(one(facts.patterns, name).expression ?? '^$');
    for (const text of passing) expect(text).toMatch(expression);
    for (const text of failing) expect(text).not.toMatch(expression);
  });
});
