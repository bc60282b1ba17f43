import type { ValidationRule } from './model';

/** Rules that reach beyond one field, in the order of the page. */
export const validationRules: readonly ValidationRule[] = [
  {
    scope: 'plan-create',
    rule: '`product_id`, `name`, `billing_cycles`, `payment_preferences`가 있다',
    error: { status: 400, issue: 'MISSING_REQUIRED_PARAMETER' },
  },
  {
    scope: 'plan-create',
    rule: '`status`는 `CREATED`나 `ACTIVE`다',
    error: { status: 400, issue: 'INVALID_PARAMETER_VALUE', inferred: true },
  },
  {
    scope: 'plan-create',
    rule: '`REGULAR` 주기가 있다',
    error: { status: 422, issue: 'MISSING_REGULAR_BILLING_CYCLE' },
  },
  {
    scope: 'plan-create',
    rule: '`REGULAR` 주기는 하나뿐이다',
    error: { status: 422, issue: 'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED' },
  },
  {
    scope: 'plan-create',
    rule: '`TRIAL` 주기는 2개 이하다',
    error: { status: 422, issue: 'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED' },
  },
  {
    scope: 'plan-create',
    rule: '무료 `TRIAL` 주기는 1개 이하다',
    error: { status: 422, issue: 'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED' },
  },
  {
    scope: 'plan-create',
    rule: '`sequence`는 1부터 빠짐없이 이어진다',
    error: { status: 422, issue: 'INVALID_BILLING_CYCLE_SEQUENCE' },
  },
  {
    scope: 'plan-create',
    rule: '`TRIAL` 주기는 `REGULAR` 주기보다 앞선다',
    error: { status: 422, issue: 'INVALID_BILLING_CYCLE_SEQUENCE' },
  },
  {
    scope: 'plan-create',
    rule: '`TRIAL` 주기의 `total_cycles`는 1 이상이다',
    error: { status: 422, issue: 'INVALID_TRIAL_BILLING_TOTAL_CYCLES' },
  },
  {
    scope: 'plan-create',
    rule: '요청 안의 통화는 모두 같다',
    error: { status: 422, issue: 'CURRENCY_MISMATCH' },
  },
  {
    scope: 'plan-create',
    rule: '볼륨·단계 플랜은 늘 수량을 받는다. `quantity_supported: false`는 쓸 수 없다',
    error: { status: 422, issue: 'INVALID_QUANTITY_SUPPORTED' },
  },
  {
    scope: 'pricing',
    rule: '구간 가격에는 `fixed_price`를 함께 보내지 않는다',
    error: { status: 422, issue: 'FIXED_PRICE_NOT_SUPPORTED' },
  },
  {
    scope: 'pricing',
    rule: '구간 가격은 `TRIAL` 주기에 쓰지 않는다',
    error: { status: 422, issue: 'INVALID_PRICING_MODEL' },
  },
  {
    scope: 'pricing',
    rule: '구간 사이에 빈 수량이 없다',
    error: { status: 422, issue: 'MISSING_PRICING_SCHEME_TIERS' },
  },
  {
    scope: 'pricing',
    rule: '구간은 겹치지 않는다',
    error: { status: 422, issue: 'OVERLAPPING_PRICING_SCHEME_TIERS' },
  },
  {
    scope: 'pricing',
    rule: '`starting_quantity`는 `ending_quantity`보다 작다',
    error: { status: 422, issue: 'INVALID_PRICING_TIER_QUANTITY' },
  },
  {
    scope: 'pricing',
    rule: '무료 구간은 없다',
    error: { status: 422, issue: 'INVALID_PRICING_TIER_AMOUNT' },
  },
  {
    scope: 'pricing',
    rule: '가격을 바꾸거나 재정의할 때는 지금 가격과 같은 종류를 보낸다',
    error: { status: 422, issue: 'INVALID_PRICING_SCHEME' },
  },
  {
    scope: 'subscription-create',
    rule: '`plan_id`가 있다. `subscriber`는 [이 가이드가 더한 조건](#subscriptions-create-body)이다',
    error: { status: 400, issue: 'MISSING_REQUIRED_PARAMETER' },
  },
  {
    scope: 'subscription-create',
    rule: '플랜이 `ACTIVE`다',
    error: { status: 422, issue: 'PLAN_STATUS_INVALID' },
  },
  {
    scope: 'subscription-create',
    rule: '`start_time`은 미래의 시각이다',
    error: { status: 400, issue: 'INVALID_PARAMETER_VALUE' },
  },
  {
    scope: 'subscription-create',
    rule: '`quantity`는 수량을 받는 플랜에만 보낸다',
    error: { status: 422, issue: 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY' },
  },
  {
    scope: 'subscription-create',
    rule: '`application_context`를 보내면 `return_url`과 `cancel_url`도 보낸다. 스키마는 둘을 필수로 적지만 [공식 예제](https://github.com/paypal-examples/paypal-sdk-server-side-integration/blob/main/src/controller/subscription-controller.ts)(2023-09)는 `user_action`만 보낸다. 빼면 거절되는지는 확인하지 못했다',
    error: null,
  },
  {
    scope: 'subscription-create',
    rule: '재정의하는 주기의 `sequence`는 플랜에 있는 값이다',
    error: { status: 422, issue: 'INVALID_BILLING_CYCLE_SEQUENCE' },
  },
  {
    scope: 'subscription-create',
    rule: '통화는 플랜의 통화와 같다',
    error: { status: 422, issue: 'CURRENCY_MISMATCH' },
  },
  {
    scope: 'list',
    rule: '`page_size`는 1–20이다',
    error: { status: 400, issue: 'INVALID_PARAMETER_VALUE', inferred: true },
  },
  {
    scope: 'list',
    rule: '`page`는 플랜 1–100000, 구독 1–10000000이다',
    error: { status: 400, issue: 'INVALID_PARAMETER_VALUE', inferred: true },
  },
  {
    scope: 'list',
    rule: '구독 목록의 URL은 2000자 이하다',
    error: { status: 400, issue: 'INVALID_URL_LENGTH' },
  },
  {
    scope: 'patch',
    rule: '본문은 `op`, `path`, `value`를 담은 작업의 배열이다',
    error: { status: 400, issue: 'INVALID_PARAMETER_SYNTAX', inferred: true },
  },
  {
    scope: 'patch',
    rule: '`op`는 그 속성이 받는 값이다',
    error: { status: 400, issue: 'UNSUPPORTED_PATCH_OPERATION' },
  },
  {
    scope: 'patch',
    rule: '`path`는 고칠 수 있는 속성이다',
    error: { status: 400, issue: 'INVALID_PATCH_PATH' },
  },
  {
    scope: 'patch',
    rule: '한 속성에는 작업을 하나만 보낸다',
    error: { status: 400, issue: 'INVALID_PATCH_PATH' },
  },
];
