import type { Difference, DifferenceId } from './model';

/**
 * Every place where the spec contradicts what PayPal documents. The page shows each of them once,
 * as `<SpecNote official="…" spec="…" />` with exactly these words, under the heading `anchor`.
 */
export const differences = {
  'tenure-infinite': {
    id: 'tenure-infinite',
    anchor: 'tenure-types',
    official:
      '`tenure_type`의 값은 `TRIAL`과 `REGULAR` 둘뿐이다. 끝이 없는 구독은 `REGULAR` 주기에 `total_cycles: 0`을 보내서 만든다.',
    spec: '`INFINITE`(종료 없음)까지 세 가지로 적는다. 요청에는 보내지 않는다.',
  },
  'usage-type': {
    id: 'usage-type',
    anchor: 'plans-show-response',
    official: '이 필드를 적은 스키마가 없다. 공식 플랜 목록 예제의 응답에만 나타난다.',
    spec: '플랜에 `usage_type`(예: `LICENSED`)을 적는다. 보내지 않고 읽기만 한다.',
  },
  'subscriber-required': {
    id: 'subscriber-required',
    anchor: 'subscriptions-create-body',
    official: '필수는 `plan_id` 하나이고 `subscriber`는 선택이다.',
    spec: '`subscriber`도 필수로 적는다. 구독자를 모르는 구독을 만들지 않으려는 것이다.',
  },
  'list-subscriptions-query': {
    id: 'list-subscriptions-query',
    anchor: 'subscriptions-list-query',
    official:
      '플랜은 `plan_ids`, 기간은 `created_after`와 `created_before`로 거른다. 전체 건수를 주는 쿼리는 없고 응답에도 전체 건수가 없다.',
    spec: '`plan_id`, `start_time`, `end_time`, `total_required`(기본 `false`)를 적기도 한다. 공식 자료에 없는 이름이니 보내지 않는다.',
  },
} as const satisfies { readonly [Id in DifferenceId]: Difference & { readonly id: Id } };
