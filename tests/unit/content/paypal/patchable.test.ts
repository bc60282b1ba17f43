import { expect, test } from 'vitest';
import { facts } from '../../../support/paypal-facts';

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
