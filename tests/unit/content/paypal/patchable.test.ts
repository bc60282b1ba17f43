import { expect, test } from 'vitest';
import { facts } from '../../../support/paypal-facts';

test('플랜에서 고칠 수 있는 속성은 명세의 일곱 개이고 전체 JSON Pointer로 적는다', () => {
  expect(facts.patchable.plan.map(({ pointer }) => pointer).sort()).toEqual([
    '/description',
    '/name',
    '/payment_preferences/auto_bill_outstanding',
    '/payment_preferences/payment_failure_threshold',
    '/payment_preferences/setup_fee',
    '/payment_preferences/setup_fee_failure_action',
    '/taxes/percentage',
  ]);
});

test('플랜의 속성은 replace만 받는다', () => {
  for (const { ops } of facts.patchable.plan) expect(ops).toEqual(['replace']);
});

test('구독에서 고칠 수 있는 속성은 13개다', () => {
  expect(facts.patchable.subscription).toHaveLength(13);
});

test('구독의 속성 가운데 add를 받는 것은 여섯 개다', () => {
  const addable = facts.patchable.subscription.filter(({ ops }) => ops.includes('add'));
  expect(addable.map(({ pointer }) => pointer)).toEqual([
    '/custom_id',
    '/plan/billing_cycles/@sequence=={n}/pricing_scheme/fixed_price',
    '/plan/taxes/inclusive',
    '/plan/taxes/percentage',
    '/shipping_amount',
    '/subscriber/shipping_address',
  ]);
});

test('경로는 모두 슬래시로 시작하는 전체 JSON Pointer다', () => {
  for (const { pointer } of [...facts.patchable.plan, ...facts.patchable.subscription]) {
    expect(pointer).toMatch(/^(\/(@sequence=={n}|[a-z_]+))+$/);
  }
});
