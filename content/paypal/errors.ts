/** HTTP status codes that PayPal documents for a failed call. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429 | 500 | 503;

/**
 * Whether the same request may be sent again: `never` = the answer stays the same until the request
 * or the resource changes, `token` = once, with a new token, `check` = after a look at the resource,
 * `later` = with growing waits.
 */
export type Retry = 'never' | 'token' | 'check' | 'later';

/** What an error says and what to do about it: inline Markdown, Korean. */
export interface ErrorAdvice {
  /** What PayPal says went wrong. */
  readonly meaning: string;
  /** How a client comes to it, where the meaning does not tell. */
  readonly cause?: string;
  /** What the client does next. */
  readonly action: string;
  /** `never` unless stated. */
  readonly retry?: Retry;
}

/** An error that the `name` of the body tells, one per HTTP status. */
export interface ErrorKind extends ErrorAdvice {
  readonly status: ErrorStatus;
  readonly name: string;
}

/** Every error name that PayPal documents for these calls, by HTTP status. */
export const errorKinds = [
  {
    status: 400,
    name: 'INVALID_REQUEST',
    meaning: '요청의 문법이나 필드가 스키마에 어긋난다',
    action: '`details`의 `field`와 `issue`를 보고 요청을 고친다',
  },
  {
    status: 401,
    name: 'AUTHENTICATION_FAILURE',
    meaning: '인증하지 못했다',
    cause: '`Authorization` 헤더가 없거나 토큰이 틀렸거나 만료됐다',
    action: '토큰을 새로 받는다. 그래도 401이면 클라이언트 ID와 시크릿, 환경을 확인한다',
    retry: 'token',
  },
  {
    status: 403,
    name: 'NOT_AUTHORIZED',
    meaning: '권한이 모자란다',
    cause:
      '브라우저가 만드는 구독(JavaScript SDK v5)에 `plan` 재정의를 담아도 온다. 그때 `issue`는 코드가 아니라 `Unauthorised Access`라는 [사용자의 보고](https://github.com/paypal/paypal-js/issues/437)(2023-11)가 있다',
    action: '앱에 구독 권한이 있는지, 자원이 이 계정의 것인지 확인한다. 재정의는 서버에서 보낸다',
  },
  {
    status: 404,
    name: 'RESOURCE_NOT_FOUND',
    meaning: '자원이 없다',
    action: 'ID와 환경(샌드박스·라이브)을 확인한다',
  },
  {
    status: 409,
    name: 'RESOURCE_CONFLICT',
    meaning: '처리하다가 다른 요청과 부딪혔다',
    action: '자원을 다시 읽고, 바라던 대로가 아니면 다시 보낸다',
    retry: 'check',
  },
  {
    status: 415,
    name: 'UNSUPPORTED_MEDIA_TYPE',
    meaning: '본문의 형식을 받지 않는다',
    action: '`Content-Type: application/json`을 보낸다',
  },
  {
    status: 422,
    name: 'UNPROCESSABLE_ENTITY',
    meaning: '문법은 맞지만 업무 규칙이나 지금 상태에 어긋난다',
    action: '`issue`를 보고 요청이나 자원의 상태를 바로잡는다',
  },
  {
    status: 429,
    name: 'RATE_LIMIT_REACHED',
    meaning:
      '요청이 너무 많다. [한도는 공개하지 않는다](https://developer.paypal.com/api/rest/reference/rate-limiting)',
    cause: '폴링하거나 호출마다 토큰을 새로 받으면 걸리기 쉽다',
    action:
      '`Retry-After`가 오면 그만큼, 없으면 간격을 늘리며 기다린다. 폴링은 웹훅으로 바꾸고 토큰은 만료까지 다시 쓴다',
    retry: 'later',
  },
  {
    status: 500,
    name: 'INTERNAL_SERVER_ERROR',
    meaning: 'PayPal 내부 오류',
    action:
      '멱등 키를 받는 호출은 같은 `PayPal-Request-Id`로, 나머지는 자원을 다시 읽어 바뀌지 않았을 때 보낸다',
    retry: 'later',
  },
  {
    status: 503,
    name: 'SERVICE_UNAVAILABLE',
    meaning: '서비스를 잠시 쓸 수 없다',
    action: '500과 같다',
    retry: 'later',
  },
] as const satisfies readonly ErrorKind[];

/** What each issue says wherever a call does not say something narrower. */
const issues = {
  INVALID_PARAMETER_SYNTAX: {
    meaning: '값의 형식이 틀렸다',
    action: '필드의 타입과 형식에 맞춘다',
  },
  INVALID_PARAMETER_VALUE: {
    meaning: '값이 허용된 값이 아니다',
    action: '필드의 값 목록과 범위를 확인한다',
  },
  MISSING_REQUIRED_PARAMETER: {
    meaning: '필수 필드가 빠졌다',
    action: '`field`가 가리키는 필드를 넣는다',
  },
  MISSING_REQUEST_BODY: { meaning: '본문이 없다', action: 'JSON 본문을 보낸다' },
  INVALID_STRING_MIN_LENGTH: {
    meaning: '문자열이 너무 짧다',
    action: '값을 채우거나 필드를 뺀다',
  },
  INVALID_STRING_MAX_LENGTH: { meaning: '문자열이 너무 길다', action: '필드의 글자 수에 맞춘다' },
  INVALID_INTEGER_MIN_VALUE: { meaning: '정수가 너무 작다', action: '필드의 범위에 맞춘다' },
  INVALID_INTEGER_MAX_VALUE: { meaning: '정수가 너무 크다', action: '필드의 범위에 맞춘다' },
  INVALID_URL_LENGTH: {
    meaning: 'URL이 허용된 길이를 넘었다',
    cause: '쿼리에 ID를 너무 많이 적었다',
    action: 'ID를 나눠 여러 번 부른다',
  },
  UNSUPPORTED_PATCH_OPERATION: {
    meaning: '그 속성이 받지 않는 `op`를 보냈다',
    action: '속성마다 정해진 `op`를 쓴다',
  },
  INVALID_PATCH_PATH: {
    meaning: '고칠 수 없는 속성이다',
    action: '고칠 수 있는 속성의 JSON Pointer를 쓰고, 한 속성에 작업을 하나만 보낸다',
  },
  USER_ACCOUNT_CLOSED: {
    meaning: '계정이 잠겼거나 닫혔다',
    action: '판매자와 구매자 가운데 어느 계정인지 PayPal에 문의한다',
  },
  SUBSCRIBER_ACCOUNT_LOCKED: {
    meaning: '구독자 계정이 잠겼다',
    action: '구독자에게 PayPal 계정을 확인하게 한다',
  },
  SUBSCRIBER_ACCOUNT_CLOSED: {
    meaning: '구독자 계정이 닫혔다',
    action: '다른 수단으로 받는다. 구독을 이어 가려면 새로 승인받는다',
  },
  SUBSCRIBER_ACCOUNT_RESTRICTED: {
    meaning: '구독자 계정이 제한됐다',
    action: '구독자에게 PayPal 계정을 확인하게 한다',
  },
  CURRENCY_MISMATCH: {
    meaning: '통화가 플랜의 통화와 다르다',
    action: '모든 금액의 `currency_code`를 맞춘다',
  },
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: {
    meaning: '받는 계정이 이 통화를 받지 못한다',
    action: '판매자 계정이 받는 통화로 바꾼다',
  },
  MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED: {
    meaning: '무료 체험 주기가 2개 이상이다',
    action: '무료 체험을 한 주기로 합친다',
  },
  MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED: {
    meaning: '체험 주기가 3개 이상이다',
    action: '체험 주기를 2개 이하로 줄인다',
  },
  MISSING_REGULAR_BILLING_CYCLE: {
    meaning: '정규 주기가 없다',
    action: '`REGULAR` 주기를 하나 넣는다',
  },
  MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED: {
    meaning: '정규 주기가 2개 이상이다',
    action: '`REGULAR` 주기를 하나만 남긴다',
  },
  INVALID_BILLING_CYCLE_SEQUENCE: {
    meaning: '그 `sequence`의 주기가 플랜에 없다',
    action: '플랜의 `billing_cycles`에서 `sequence`를 읽어 쓴다',
  },
  INVALID_TRIAL_BILLING_TOTAL_CYCLES: {
    meaning: '체험 주기의 `total_cycles`가 0이다',
    action: '1 이상을 보낸다',
  },
  INVALID_PRICING_TIER_AMOUNT: {
    meaning: '금액이 0인 구간이 있다',
    action: '0보다 큰 금액을 적는다',
  },
  MISSING_PRICING_SCHEME_TIERS: {
    meaning: '구간 사이에 빈 수량이 있다',
    action: '앞 구간의 끝 다음 수량에서 다음 구간을 시작한다',
  },
  OVERLAPPING_PRICING_SCHEME_TIERS: {
    meaning: '한 수량이 여러 구간에 걸린다',
    action: '구간이 겹치지 않게 나눈다',
  },
  INVALID_PRICING_MODEL: {
    meaning: '체험 주기에 쓸 수 없는 가격 방식이다',
    action: '체험 주기에는 `fixed_price`를 쓴다',
  },
  FIXED_PRICE_NOT_SUPPORTED: {
    meaning: '구간 가격에 `fixed_price`를 함께 보냈다',
    action: '`fixed_price`를 뺀다',
  },
  INVALID_PRICING_TIER_QUANTITY: {
    meaning: '구간의 첫 수량이 끝 수량보다 작지 않다',
    action: '`starting_quantity`를 `ending_quantity`보다 작게 적는다',
  },
  INVALID_QUANTITY_SUPPORTED: {
    meaning: '볼륨·단계 플랜은 늘 수량을 받으므로 `quantity_supported: false`는 쓸 수 없다',
    action: '`quantity_supported`를 `true`로 보낸다',
  },
  INVALID_PRICING_SCHEME: {
    meaning: '재정의한 가격이 플랜의 가격과 다른 종류다',
    action: '고정 가격은 고정 가격으로, 구간 가격은 같은 방식으로 바꾼다',
  },
  PRICING_SCHEME_UPDATE_NOT_ALLOWED: {
    meaning: '가격을 바꿀 수 없는 플랜이다',
    action: '새 플랜을 만든다',
  },
  INVALID_METADATA_CUSTOM_NOTE: {
    meaning: '가맹점 메모가 255자를 넘었다',
    action: '255자 이하로 줄인다',
  },
  INVALID_METADATA_INVOICE_ID: {
    meaning: '청구서 번호가 127자를 넘었다',
    action: '127자 이하로 줄인다',
  },
  PLAN_STATUS_INVALID: {
    meaning: '플랜의 상태가 이 호출을 받지 않는다',
    action: '플랜을 다시 읽는다. 이미 바라던 상태면 성공으로 다룬다',
  },
  PLAN_STATUS_INACTIVE: {
    meaning: '`INACTIVE` 플랜에서 상태가 아닌 것을 고치려 했다',
    action: '플랜을 활성화하고 고친다',
  },
  PLAN_PRODUCT_NOT_COMPATIBLE: {
    meaning: '지금 플랜과 새 플랜의 상품이 다르다',
    action: '같은 `product_id`의 플랜으로 바꾼다',
  },
  SUBSCRIPTION_STATUS_INVALID: {
    meaning: '구독의 상태가 이 호출을 받지 않는다',
    action: '구독을 다시 읽는다. 이미 바라던 상태면 성공으로 다룬다',
  },
  SUBSCRIPTION_CANNOT_HAVE_QUANTITY: {
    meaning: '수량을 받지 않는 플랜에 `quantity`를 보냈다',
    action: '`quantity`를 빼거나 `quantity_supported`가 `true`인 플랜을 쓴다',
  },
  SUBSCRIPTION_CANNOT_BE_ACTIVATED: {
    meaning: '되살릴 수 없는 구독이다',
    action: '`user_action`과 `billing_info.failed_payments_count`를 확인한다',
  },
  CARD_SUBSCRIPTIONS_NOT_ENABLED: {
    meaning: '카드 구독을 받도록 설정된 계정이 아니다',
    action: 'PayPal에 문의해 켜거나 PayPal 결제로 받는다',
  },
  '3DS_CARDS_NOT_SUPPORTED': {
    meaning: '3DS 인증이 필요한 카드다',
    action: '다른 카드나 PayPal 결제로 받는다',
  },
  INVALID_VAULT_ID: {
    meaning: '보관된 결제 수단의 ID가 틀렸다. **새 버전**에만 있다',
    action: '보관 ID를 확인하거나 결제 수단을 다시 받는다',
  },
  NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE: {
    meaning: '결제 수단을 보관할 수 없는 계정이다. **새 버전**에만 있다',
    action: 'PayPal에 문의해 보관 기능을 켠다',
  },
  BILLING_CYCLE_EXECUTION_COMPLETED: {
    meaning: '이미 끝난 주기를 고치려 했다',
    action: '`cycle_executions`에서 남은 주기를 골라 고친다',
  },
  AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE: {
    meaning: '금액이 미납 잔액보다 크다',
    action: '구독의 `outstanding_balance`를 읽어 그 이하로 보낸다',
  },
  INVALID_BILLING_TOTAL_CYCLES: {
    meaning: '`total_cycles`가 이미 끝난 횟수보다 작다',
    action: '`cycles_completed` 이상을 보낸다',
  },
  INVALID_START_TIME: {
    meaning: '활성화된 구독의 `start_time`을 고치려 했다',
    action: '활성화하기 전에만 고친다',
  },
  ZERO_OUTSTANDING_BALANCE: {
    meaning: '미납 잔액이 0이다',
    action: '청구할 것이 없으니 부르지 않는다',
  },
  INVALID_ACCOUNT_STATUS: {
    meaning: '호출한 계정의 검증이 실패했다',
    action: '앱이 딸린 PayPal 계정의 상태를 확인한다',
  },
  PERMISSION_DENIED: {
    meaning: '이 자원을 다룰 권한이 없다',
    action: '앱의 구독 권한과 자원의 소유 계정을 확인한다',
  },
  INVALID_RESOURCE_ID: {
    meaning: '그 ID의 자원이 없다',
    action: 'ID와 환경(샌드박스·라이브)을 확인한다',
  },
} as const satisfies Readonly<Record<string, ErrorAdvice>>;

/** The code of a broken rule: `details[].issue`. */
export type Issue = keyof typeof issues;

/** One way in which a call can fail. */
export interface CallError {
  readonly status: ErrorStatus;
  /** The `name` of the error body. */
  readonly name: string;
  /** The `details[].issue`, or `null` where PayPal lists none. */
  readonly issue: Issue | null;
  /** When it happens: inline Markdown, Korean. */
  readonly when: string;
}

/** Every issue. */
export const issueCodes = Object.keys(issues) as readonly Issue[];

/** What each issue says and what to do about it, whatever the call. */
export const issueAdvice: Readonly<Record<Issue, ErrorAdvice>> = issues;

/**
 * One error of a call, with the issue's usual meaning unless the call has a narrower one.
 *
 * @example callError(400, 'MISSING_REQUEST_BODY').when // '본문이 없다'
 */
export function callError(
  status: ErrorStatus,
  issue: Issue | null,
  when: string = issue === null ? '이 상태에는 정해진 `issue`가 없다' : issues[issue].meaning,
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
