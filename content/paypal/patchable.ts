import type { AcceptedOp, PatchableProperty } from './model';

const money = '[`money`](#overview-money)';
const replace: readonly AcceptedOp[] = ['replace'];
const addOrReplace: readonly AcceptedOp[] = ['add', 'replace'];

/** The seven properties of a plan that a PATCH may change. */
export const patchablePlan: readonly PatchableProperty[] = [
  {
    resource: 'plan',
    pointer: '/description',
    ops: replace,
    value: '문자열 1–127자',
    sampled: false,
  },
  {
    resource: 'plan',
    pointer: '/name',
    ops: replace,
    value: '문자열 1–127자',
    sampled: true,
  },
  {
    resource: 'plan',
    pointer: '/payment_preferences/auto_bill_outstanding',
    ops: replace,
    value: '`true` 또는 `false`',
    sampled: false,
  },
  {
    resource: 'plan',
    pointer: '/payment_preferences/payment_failure_threshold',
    ops: replace,
    value: '정수 0–999',
    sampled: true,
  },
  {
    resource: 'plan',
    pointer: '/payment_preferences/setup_fee',
    ops: replace,
    value: money,
    sampled: false,
  },
  {
    resource: 'plan',
    pointer: '/payment_preferences/setup_fee_failure_action',
    ops: replace,
    value: '`CONTINUE` 또는 `CANCEL`',
    sampled: false,
  },
  {
    resource: 'plan',
    pointer: '/taxes/percentage',
    ops: replace,
    value: '숫자 문자열',
    sampled: false,
  },
];

/** The properties of a subscription that a PATCH may change. */
export const patchableSubscription: readonly PatchableProperty[] = [
  {
    resource: 'subscription',
    pointer: '/billing_info/outstanding_balance',
    ops: replace,
    value: `${money}. 지금 잔액 이하`,
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/custom_id',
    ops: addOrReplace,
    value: '문자열 1–127자',
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/plan/billing_cycles/@sequence=={n}/pricing_scheme/fixed_price',
    ops: addOrReplace,
    value: money,
    sampled: true,
  },
  {
    resource: 'subscription',
    pointer: '/plan/billing_cycles/@sequence=={n}/pricing_scheme/tiers',
    ops: replace,
    value: '[`pricing_tier`](#plans-create-pricing-tier) 배열',
    sampled: true,
  },
  {
    resource: 'subscription',
    pointer: '/plan/billing_cycles/@sequence=={n}/total_cycles',
    ops: replace,
    value: '정수 0–999. 끝난 횟수 이상',
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/plan/payment_preferences/auto_bill_outstanding',
    ops: replace,
    value: '`true` 또는 `false`',
    sampled: true,
  },
  {
    resource: 'subscription',
    pointer: '/plan/payment_preferences/payment_failure_threshold',
    ops: replace,
    value: '정수 0–999',
    sampled: true,
  },
  {
    resource: 'subscription',
    pointer: '/plan/taxes/inclusive',
    ops: addOrReplace,
    value: '`true` 또는 `false`',
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/plan/taxes/percentage',
    ops: addOrReplace,
    value: '숫자 문자열',
    sampled: true,
  },
  {
    resource: 'subscription',
    pointer: '/shipping_amount',
    ops: addOrReplace,
    value: money,
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/start_time',
    ops: replace,
    value: '날짜와 시각. 활성화된 구독이면 422 `INVALID_START_TIME`',
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/subscriber/shipping_address',
    ops: addOrReplace,
    value: '[`shipping_detail`](#subscriptions-create-shipping-detail)',
    sampled: false,
  },
  {
    resource: 'subscription',
    pointer: '/subscriber/payment_source',
    ops: replace,
    value: '[`card`](#subscriptions-create-card)를 담은 객체. 카드로 결제하는 구독만',
    sampled: false,
  },
];
