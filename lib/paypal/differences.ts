import type { Difference, DifferenceId } from './model';

/**
 * Every place where the spec and PayPal do not say the same. The page shows each of them once, as
 * `<SpecNote spec="…" official="…" />` with exactly these words, under the heading `anchor`.
 */
export const differences = {
  'product-id-length': {
    id: 'product-id-length',
    anchor: 'plans-create-body',
    spec: '`product_id`는 카탈로그 상품 API가 만든 22자 ID다.',
    official:
      '1.6판은 6–50자, 새 판은 22자(`^PROD-[A-Z0-9]*$`)다. 상품을 만들 때 ID를 직접 정하면 6–50자이고, 플랜 목록의 `product_id` 필터도 6–50자를 받는다.',
  },
  'plan-create-status': {
    id: 'plan-create-status',
    anchor: 'plans-create-body',
    spec: '플랜을 만들 때 `status`는 `CREATED` 또는 `ACTIVE`다.',
    official:
      '같고, 생략하면 `ACTIVE`다. 스키마의 값 목록에는 `INACTIVE`도 있지만 필드 설명이 생성 때의 입력을 두 값으로 한정한다.',
  },
  'plan-create-result': {
    id: 'plan-create-result',
    anchor: 'plans-create-response',
    spec: '플랜 생성은 201과 함께 플랜을 돌려준다.',
    official:
      '기본값 `return=minimal`이면 `id`, `status`, `links`만 온다. 플랜 전체는 `Prefer: return=representation`을 보내야 온다.',
  },
  'billing-cycle-count': {
    id: 'billing-cycle-count',
    anchor: 'plans-create-billing-cycle',
    spec: '`billing_cycles`는 1–12개다.',
    official:
      '배열의 크기는 같지만 `TRIAL`은 최대 2개, `REGULAR`는 정확히 1개라서 실제로 담기는 것은 1–3개다.',
  },
  'tenure-infinite': {
    id: 'tenure-infinite',
    anchor: 'tenure-types',
    spec: '주기 유형은 `TRIAL`(체험), `REGULAR`(정규), `INFINITE`(종료 없음) 세 가지다.',
    official:
      '`tenure_type`의 값은 `TRIAL`과 `REGULAR` 둘뿐이다. 끝이 없는 구독은 `REGULAR` 주기에 `total_cycles: 0`을 보내서 만든다.',
  },
  'failure-threshold': {
    id: 'failure-threshold',
    anchor: 'plans-create-payment-preferences',
    spec: '예제의 `payment_failure_threshold`는 3이다.',
    official: '0–999의 정수이고 생략하면 0이다.',
  },
  'setup-fee-failure-action': {
    id: 'setup-fee-failure-action',
    anchor: 'plans-create-payment-preferences',
    spec: '예제의 `setup_fee_failure_action`은 `CONTINUE`다.',
    official: '`CONTINUE`와 `CANCEL` 가운데 하나이고 생략하면 `CANCEL`이다.',
  },
  'usage-type': {
    id: 'usage-type',
    anchor: 'plans-show-response',
    spec: '플랜에는 `usage_type`(예: `LICENSED`)이 있다.',
    official:
      '요청에도 응답에도 이 필드를 적은 스키마가 없다. 공식 플랜 목록 예제의 응답에만 나타나므로 보내지 않고 읽기만 한다.',
  },
  'page-maximum': {
    id: 'page-maximum',
    anchor: 'plans-list-query',
    spec: '플랜 목록의 `page`는 1–100000이다.',
    official:
      '플랜 목록은 같다(1.9판의 공용 매개변수만 10000000까지). 구독 목록의 `page`는 1–10000000이다.',
  },
  'plan-patch-paths': {
    id: 'plan-patch-paths',
    anchor: 'plans-update-patchable',
    spec: '고칠 수 있는 속성은 일곱 개이고 `setup_fee`처럼 짧은 이름으로 부른다.',
    official:
      '같은 일곱 개다. `path`에는 `/payment_preferences/setup_fee`처럼 전체 JSON Pointer를 적고 `op`는 `replace`만 받는다.',
  },
  'subscriber-required': {
    id: 'subscriber-required',
    anchor: 'subscriptions-create-body',
    spec: '구독 생성은 `plan_id`와 `subscriber`가 필수다.',
    official: '필수는 `plan_id` 하나이고 `subscriber`는 선택이다.',
  },
  'start-time': {
    id: 'start-time',
    anchor: 'subscriptions-create-body',
    spec: '`start_time`은 선택이고 ISO 8601 형식이다.',
    official:
      '생략하면 현재 시각이다. 보낼 때는 미래의 시각이어야 하고, 아니면 400 `INVALID_PARAMETER_VALUE`로 거절한다.',
  },
  quantity: {
    id: 'quantity',
    anchor: 'subscriptions-create-body',
    spec: '`quantity`는 선택이고 문자열이다. 예제 테이블에서는 정수이고 기본값이 1이다.',
    official:
      '소수도 되는 1–32자 문자열이다. 플랜의 `quantity_supported`가 `true`가 아니면 422 `SUBSCRIPTION_CANNOT_HAVE_QUANTITY`로 거절한다.',
  },
  'application-context': {
    id: 'application-context',
    anchor: 'subscriptions-create-application-context',
    spec: '`application_context`는 선택이고 `return_url`과 `cancel_url`은 그 안의 항목이다.',
    official:
      '선택이지만 보낼 때는 그 안의 `return_url`과 `cancel_url`이 필수다. 새 판은 이 객체를 사용 중단(deprecated)으로 표시한다.',
  },
  'payer-selected': {
    id: 'payer-selected',
    anchor: 'subscriptions-create-application-context',
    spec: '`payment_method`에 `payer_selected`가 있다.',
    official: '1.6판의 문자열 필드이고 기본값은 `PAYPAL`이다. 새 판의 스키마에는 없다.',
  },
  'approval-activates': {
    id: 'approval-activates',
    anchor: 'subscription-status',
    spec: '구매자가 승인하면 구독이 활성화된다.',
    official:
      '`user_action`이 기본값 `SUBSCRIBE_NOW`면 PayPal이 활성화하고, `CONTINUE`면 활성화할 때를 판매자가 정한다.',
  },
  'list-subscriptions-query': {
    id: 'list-subscriptions-query',
    anchor: 'subscriptions-list-query',
    spec: '쿼리는 `plan_id`, `start_time`, `end_time`, `page_size`, `page`, `total_required` 여섯 개다.',
    official:
      '`plan_id`는 `plan_ids`(쉼표로 최대 70개), `start_time`·`end_time`은 `created_after`·`created_before`다. `total_required`는 없고 응답에도 전체 건수가 없다. `page_size`와 `page`는 같다.',
  },
  reason: {
    id: 'reason',
    anchor: 'subscriptions-activate-body',
    spec: '일시 중지, 취소, 활성화의 본문은 모두 `reason`이다.',
    official: '`reason`은 일시 중지와 취소에 필수, 활성화에는 선택이다. 길이는 셋 다 1–128자다.',
  },
} as const satisfies { readonly [Id in DifferenceId]: Difference & { readonly id: Id } };
