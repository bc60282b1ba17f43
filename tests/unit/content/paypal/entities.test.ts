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
    ['plan-request', 'product_id', { length: [22, 22] }],
    ['plan-request', 'name', { length: [1, 127] }],
    ['plan-request', 'description', { length: [1, 127] }],
    ['plan-request', 'billing_cycles', { items: [1, 12] }],
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
    ['money', 'currency_code', { length: [3, 3] }],
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

describe('명세의 엔티티', () => {
  test.each([
    [
      'plan',
      [
        'id',
        'product_id',
        'name',
        'description',
        'status',
        'usage_type',
        'billing_cycles',
        'quantity_supported',
        'payment_preferences',
        'taxes',
        'create_time',
        'update_time',
        'links',
      ],
    ],
    ['billing-cycle', ['frequency', 'tenure_type', 'sequence', 'total_cycles', 'pricing_scheme']],
    ['frequency', ['interval_unit', 'interval_count']],
    ['pricing-scheme', ['fixed_price', 'version', 'create_time', 'update_time']],
    [
      'payment-preferences',
      [
        'auto_bill_outstanding',
        'setup_fee',
        'setup_fee_failure_action',
        'payment_failure_threshold',
      ],
    ],
    ['taxes', ['percentage', 'inclusive']],
    ['link', ['href', 'rel', 'method']],
    [
      'subscription-request',
      ['plan_id', 'start_time', 'quantity', 'shipping_amount', 'subscriber', 'application_context'],
    ],
    ['subscriber', ['name', 'email_address']],
    ['name', ['given_name', 'surname']],
    [
      'application-context',
      [
        'brand_name',
        'locale',
        'shipping_preference',
        'user_action',
        'payment_method',
        'payment_method.payer_selected',
        'payment_method.payee_preferred',
        'return_url',
        'cancel_url',
      ],
    ],
    ['capture-request', ['note', 'capture_type', 'amount']],
    ['money', ['currency_code', 'value']],
  ] as const)('%s는 명세가 적은 필드를 모두 갖는다', (entity, names) => {
    const own = entityOf(entity).fields.map(({ name }) => name);
    expect(own).toEqual(expect.arrayContaining([...names]));
  });

  test('quantity, fixed_price의 금액, 세율은 문자열이다', () => {
    expect(field('subscription-request', 'quantity').type).toBe('string');
    expect(field('money', 'value').type).toBe('string');
    expect(field('taxes', 'percentage').type).toBe('string');
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
    ['interval-unit', ['DAY', 'WEEK', 'MONTH', 'YEAR']],
    ['tenure-type', ['TRIAL', 'REGULAR', 'INFINITE']],
    ['pricing-model', ['VOLUME', 'TIERED']],
    ['plan-status', ['CREATED', 'ACTIVE', 'INACTIVE']],
    ['plan-create-status', ['CREATED', 'ACTIVE']],
    [
      'subscription-status',
      ['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'],
    ],
    ['capture-type', ['OUTSTANDING_BALANCE']],
    ['setup-fee-failure-action', ['CONTINUE', 'CANCEL']],
    ['user-action', ['CONTINUE', 'SUBSCRIBE_NOW']],
    ['shipping-preference', ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']],
    ['payee-preferred', ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']],
    ['prefer', ['return=minimal', 'return=representation']],
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
