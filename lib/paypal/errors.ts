import type { CallError, ErrorStatus } from './model';

/** What one HTTP status of a failed call means and what to do about it. */
export interface ErrorKind {
  readonly status: ErrorStatus;
  /** The `name` of the error body. */
  readonly name: string;
  /** What went wrong: Korean. */
  readonly meaning: string;
  /** What the client does next: Korean. */
  readonly action: string;
}

/** Every error name that PayPal documents, by HTTP status. */
export const errorKinds = [
  {
    status: 400,
    name: 'INVALID_REQUEST',
    meaning: '요청의 문법이나 필드가 규칙에 어긋난다',
    action: '요청을 고친다. 같은 요청을 다시 보내지 않는다',
  },
  {
    status: 401,
    name: 'AUTHENTICATION_FAILURE',
    meaning: '토큰이 없거나 만료됐다. `INVALID_ACCOUNT_STATUS`는 계정 검증의 실패다',
    action: '토큰을 새로 받아 한 번만 다시 보낸다',
  },
  {
    status: 403,
    name: 'NOT_AUTHORIZED',
    meaning: '이 자원을 다룰 권한이 없다(`PERMISSION_DENIED`)',
    action: '앱의 구독 권한과 자원의 소유 계정을 확인한다',
  },
  {
    status: 404,
    name: 'RESOURCE_NOT_FOUND',
    meaning: '그 ID의 자원이 없다(`INVALID_RESOURCE_ID`)',
    action: 'ID와 환경(샌드박스·라이브)을 확인한다',
  },
  {
    status: 409,
    name: 'RESOURCE_CONFLICT',
    meaning: '다른 요청과 부딪혔다',
    action: '자원을 다시 읽고 판단한다',
  },
  {
    status: 415,
    name: 'UNSUPPORTED_MEDIA_TYPE',
    meaning: '본문의 형식이 JSON이 아니다',
    action: '`Content-Type: application/json`을 보낸다',
  },
  {
    status: 422,
    name: 'UNPROCESSABLE_ENTITY',
    meaning: '문법은 맞지만 업무 규칙이나 지금 상태에 어긋난다',
    action: '`issue`를 보고 요청이나 상태를 바로잡는다',
  },
  {
    status: 500,
    name: 'INTERNAL_SERVER_ERROR',
    meaning: 'PayPal 내부 오류',
    action: '같은 `PayPal-Request-Id`로 간격을 늘리며 다시 보낸다',
  },
  {
    status: 503,
    name: 'SERVICE_UNAVAILABLE',
    meaning: '서비스를 잠시 쓸 수 없다',
    action: '같은 `PayPal-Request-Id`로 간격을 늘리며 다시 보낸다',
  },
] as const satisfies readonly ErrorKind[];

/** What each issue means wherever a call does not say something narrower. */
const issueMeanings = {
  INVALID_PARAMETER_SYNTAX: '값의 형식이 틀렸다',
  INVALID_PARAMETER_VALUE: '값이 허용된 값이 아니다',
  MISSING_REQUIRED_PARAMETER: '필수 필드가 빠졌다',
  MISSING_REQUEST_BODY: '본문이 없다',
  INVALID_STRING_MIN_LENGTH: '문자열이 너무 짧다',
  INVALID_STRING_MAX_LENGTH: '문자열이 너무 길다',
  INVALID_INTEGER_MIN_VALUE: '정수가 너무 작다',
  INVALID_INTEGER_MAX_VALUE: '정수가 너무 크다',
  INVALID_URL_LENGTH: 'URL이 허용된 길이를 넘었다',
  UNSUPPORTED_PATCH_OPERATION: '그 속성이 받지 않는 `op`를 보냈다',
  INVALID_PATCH_PATH: '고칠 수 없는 속성이다',
  USER_ACCOUNT_CLOSED: '계정이 잠겼거나 닫혔다',
  SUBSCRIBER_ACCOUNT_LOCKED: '구독자 계정이 잠겼다',
  SUBSCRIBER_ACCOUNT_CLOSED: '구독자 계정이 닫혔다',
  SUBSCRIBER_ACCOUNT_RESTRICTED: '구독자 계정이 제한됐다',
  CURRENCY_MISMATCH: '통화가 플랜의 통화와 다르다',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: '받는 계정이 이 통화를 받지 못한다',
  MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED: '무료 체험 주기가 2개 이상이다',
  MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED: '체험 주기가 3개 이상이다',
  MISSING_REGULAR_BILLING_CYCLE: '정규 주기가 없다',
  MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED: '정규 주기가 2개 이상이다',
  INVALID_BILLING_CYCLE_SEQUENCE: '그 `sequence`의 주기가 플랜에 없다',
  INVALID_TRIAL_BILLING_TOTAL_CYCLES: '체험 주기의 `total_cycles`가 0이다',
  INVALID_PRICING_TIER_AMOUNT: '금액이 0인 구간이 있다',
  MISSING_PRICING_SCHEME_TIERS: '구간 사이에 빈 수량이 있다',
  OVERLAPPING_PRICING_SCHEME_TIERS: '한 수량이 여러 구간에 걸린다',
  INVALID_PRICING_MODEL: '체험 주기에 쓸 수 없는 가격 방식이다',
  FIXED_PRICE_NOT_SUPPORTED: '구간 가격에 `fixed_price`를 함께 보냈다',
  INVALID_PRICING_TIER_QUANTITY: '구간의 첫 수량이 끝 수량보다 작지 않다',
  INVALID_QUANTITY_SUPPORTED: '볼륨·단계 플랜은 늘 수량을 받는데 `quantity_supported`가 어긋난다',
  INVALID_PRICING_SCHEME: '재정의한 가격이 플랜의 가격과 다른 종류다',
  PRICING_SCHEME_UPDATE_NOT_ALLOWED: '가격을 바꿀 수 없는 플랜이다',
  INVALID_METADATA_CUSTOM_NOTE: '가맹점 메모가 255자를 넘었다',
  INVALID_METADATA_INVOICE_ID: '청구서 번호가 127자를 넘었다',
  PLAN_STATUS_INVALID: '플랜의 상태가 이 호출을 받지 않는다',
  PLAN_STATUS_INACTIVE: '`INACTIVE` 플랜에서 상태가 아닌 것을 고치려 했다',
  PLAN_PRODUCT_NOT_COMPATIBLE: '지금 플랜과 새 플랜의 상품이 다르다',
  SUBSCRIPTION_STATUS_INVALID: '구독의 상태가 이 호출을 받지 않는다',
  SUBSCRIPTION_CANNOT_HAVE_QUANTITY: '수량을 받지 않는 플랜에 `quantity`를 보냈다',
  SUBSCRIPTION_CANNOT_BE_ACTIVATED: '되살릴 수 없는 구독이다',
  CARD_SUBSCRIPTIONS_NOT_ENABLED: '카드 구독을 받도록 설정된 계정이 아니다. PayPal에 문의한다',
  '3DS_CARDS_NOT_SUPPORTED': '3DS 인증이 필요한 카드다',
  INVALID_VAULT_ID: '보관된 결제 수단의 ID가 틀렸다. **새 판**에만 있다',
  NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE: '결제 수단을 보관할 수 없는 계정이다. **새 판**에만 있다',
  BILLING_CYCLE_EXECUTION_COMPLETED: '이미 끝난 주기를 고치려 했다',
  AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE: '금액이 미납 잔액보다 크다',
  INVALID_BILLING_TOTAL_CYCLES: '`total_cycles`가 이미 끝난 횟수보다 작다',
  INVALID_START_TIME: '활성화된 구독의 `start_time`을 고치려 했다',
  ZERO_OUTSTANDING_BALANCE: '미납 잔액이 0이다',
  INVALID_ACCOUNT_STATUS: '호출한 계정의 검증이 실패했다',
  PERMISSION_DENIED: '이 자원을 다룰 권한이 없다',
  INVALID_RESOURCE_ID: '그 ID의 자원이 없다',
} as const;

/** The code of a broken rule: `details[].issue`. */
export type Issue = keyof typeof issueMeanings;

/**
 * One error of a call, with the issue's usual meaning unless the call has a narrower one.
 *
 * @example callError(400, 'MISSING_REQUEST_BODY').when // '본문이 없다'
 */
export function callError(
  status: ErrorStatus,
  issue: Issue | null,
  when: string = issue === null ? '이 상태에는 정해진 `issue`가 없다' : issueMeanings[issue],
): CallError {
  const kind = errorKinds.find((candidate) => candidate.status === status);
  if (kind === undefined) throw new Error(`no error name for HTTP ${status}`);
  return { status, name: kind.name, issue, when };
}

/** The errors that every call can give. */
export const commonErrors: readonly CallError[] = [
  callError(401, 'INVALID_ACCOUNT_STATUS'),
  callError(403, 'PERMISSION_DENIED'),
  callError(500, null),
];
