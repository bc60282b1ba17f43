import type { enums } from './enums';
import type { Action, Transition } from './model';

/** A status of a plan. */
export type PlanStatus = (typeof enums)['plan-status']['values'][number]['value'];

/** A status of a subscription. */
export type SubscriptionStatus = (typeof enums)['subscription-status']['values'][number]['value'];

/** How a plan moves between statuses. */
export const planTransitions: readonly Transition<PlanStatus>[] = [
  {
    from: null,
    to: 'CREATED',
    trigger: '`status: CREATED`로 [플랜 생성](#plans-create)',
    basis: 'official',
  },
  {
    from: null,
    to: 'ACTIVE',
    trigger: '`status` 없이, 또는 `ACTIVE`로 [플랜 생성](#plans-create)',
    basis: 'official',
  },
  { from: 'CREATED', to: 'ACTIVE', trigger: '[활성화](#plans-activate)', basis: 'official' },
  { from: 'INACTIVE', to: 'ACTIVE', trigger: '[활성화](#plans-activate)', basis: 'official' },
  { from: 'ACTIVE', to: 'INACTIVE', trigger: '[비활성화](#plans-deactivate)', basis: 'official' },
];

/** Which calls PayPal accepts in which status of a plan. */
export const planActions: readonly Action<PlanStatus>[] = [
  {
    action: 'subscribe',
    call: 'subscriptions-create',
    allowed: ['ACTIVE'],
    otherwise: '422 `PLAN_STATUS_INVALID`',
  },
  {
    action: 'patch',
    call: 'plans-update',
    allowed: ['CREATED', 'ACTIVE'],
    otherwise: '422 `PLAN_STATUS_INACTIVE`',
  },
  {
    action: 'activate',
    call: 'plans-activate',
    allowed: ['CREATED', 'INACTIVE'],
    otherwise: '422 `PLAN_STATUS_INVALID`',
  },
  {
    action: 'deactivate',
    call: 'plans-deactivate',
    allowed: ['ACTIVE'],
    otherwise: '422 `PLAN_STATUS_INVALID`',
  },
  {
    action: 'update-pricing',
    call: 'plans-update-pricing',
    allowed: 'unstated',
    otherwise: '상태에 관한 `issue`는 없고 422 `PRICING_SCHEME_UPDATE_NOT_ALLOWED`만 있다',
  },
  { action: 'show', call: 'plans-show', allowed: 'any', otherwise: '없음' },
];

/** How a subscription moves between statuses. */
export const subscriptionTransitions: readonly Transition<SubscriptionStatus>[] = [
  {
    from: null,
    to: 'APPROVAL_PENDING',
    trigger: '[구독 생성](#subscriptions-create)',
    basis: 'official',
  },
  {
    from: 'APPROVAL_PENDING',
    to: 'APPROVED',
    trigger: '구매자가 승인 주소에서 승인한다',
    basis: 'official',
  },
  {
    from: 'APPROVED',
    to: 'ACTIVE',
    trigger: '`SUBSCRIBE_NOW`면 PayPal이 활성화하고, `CONTINUE`면 판매자가 정한다',
    basis: 'official',
  },
  {
    from: null,
    to: 'CANCELLED',
    trigger: '첫 결제에서 가입비가 실패했고 `setup_fee_failure_action`이 `CANCEL`이다',
    basis: 'official',
  },
  {
    from: 'ACTIVE',
    to: 'SUSPENDED',
    trigger: '[일시 중지](#subscriptions-suspend)',
    basis: 'official',
  },
  {
    from: 'ACTIVE',
    to: 'SUSPENDED',
    trigger: '`failed_payments_count`가 `payment_failure_threshold`에 도달한다',
    basis: 'official',
  },
  {
    from: 'SUSPENDED',
    to: 'ACTIVE',
    trigger:
      '[활성화](#subscriptions-activate). 결제 실패로 멈춘 구독은 [다르다](#subscription-status-failure)',
    basis: 'official',
  },
  {
    from: 'ACTIVE',
    to: 'CANCELLED',
    trigger: '[취소](#subscriptions-cancel)',
    basis: 'official',
  },
  {
    from: 'SUSPENDED',
    to: 'CANCELLED',
    trigger: '[취소](#subscriptions-cancel)',
    basis: 'official',
  },
  {
    from: 'ACTIVE',
    to: 'EXPIRED',
    trigger: '모든 주기가 끝난다',
    basis: 'inferred',
  },
];

/** Which calls PayPal accepts in which status of a subscription. */
export const subscriptionActions: readonly Action<SubscriptionStatus>[] = [
  {
    action: 'suspend',
    call: 'subscriptions-suspend',
    allowed: ['ACTIVE'],
    otherwise: '422 `SUBSCRIPTION_STATUS_INVALID`',
  },
  {
    action: 'cancel',
    call: 'subscriptions-cancel',
    allowed: ['ACTIVE', 'SUSPENDED'],
    otherwise: '422 `SUBSCRIPTION_STATUS_INVALID`',
  },
  {
    action: 'activate',
    call: 'subscriptions-activate',
    allowed: ['SUSPENDED'],
    otherwise:
      '422 `SUBSCRIPTION_STATUS_INVALID` 또는 `SUBSCRIPTION_CANNOT_BE_ACTIVATED`. `CONTINUE`로 승인한 `APPROVED`는 [공식 예제가 부른다](#subscription-status-transitions)',
  },
  {
    action: 'capture',
    call: 'subscriptions-capture',
    allowed: ['ACTIVE', 'SUSPENDED', 'EXPIRED'],
    otherwise: '422 `SUBSCRIPTION_STATUS_INVALID`. `CANCELLED`는 공식 설명이 엇갈린다',
  },
  {
    action: 'patch',
    call: 'subscriptions-update',
    allowed: ['ACTIVE', 'SUSPENDED'],
    otherwise: '422 `SUBSCRIPTION_STATUS_INVALID`',
  },
  {
    action: 'revise',
    call: 'subscriptions-revise',
    allowed: 'unstated',
    otherwise: '상태에 관한 `issue`가 없다',
  },
  { action: 'show', call: 'subscriptions-show', allowed: 'any', otherwise: '없음' },
  {
    action: 'transactions',
    call: 'subscriptions-transactions',
    allowed: 'any',
    otherwise: '없음',
  },
];
