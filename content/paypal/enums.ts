import type { Enum, EnumName } from './model';

/** Every closed list of values of the reference, by name. */
export const enums = {
  'interval-unit': {
    name: 'interval-unit',
    anchor: 'interval-units',
    values: [
      { value: 'DAY', meaning: '일 단위로 청구한다' },
      { value: 'WEEK', meaning: '주 단위로 청구한다' },
      { value: 'MONTH', meaning: '월 단위로 청구한다' },
      { value: 'YEAR', meaning: '연 단위로 청구한다' },
    ],
  },
  'tenure-type': {
    name: 'tenure-type',
    anchor: 'tenure-types',
    values: [
      { value: 'TRIAL', meaning: '체험 주기. 정규 주기보다 먼저 오며 무료이거나 할인된다' },
      { value: 'REGULAR', meaning: '정규 주기. 플랜마다 정확히 한 개다' },
      { value: 'INFINITE', meaning: '종료 없음. 요청에 보내지 않는다', specOnly: true },
    ],
  },
  'pricing-model': {
    name: 'pricing-model',
    anchor: 'plans-create-pricing-scheme',
    values: [
      { value: 'VOLUME', meaning: '볼륨 가격. `tiers`가 있어야 한다' },
      { value: 'TIERED', meaning: '단계 가격. `tiers`가 있어야 한다' },
    ],
  },
  'setup-fee-failure-action': {
    name: 'setup-fee-failure-action',
    anchor: 'plans-create-payment-preferences',
    values: [
      { value: 'CONTINUE', meaning: '가입비 결제가 실패해도 구독을 유지한다' },
      { value: 'CANCEL', meaning: '가입비 결제가 실패하면 구독을 취소한다' },
    ],
    default: 'CANCEL',
  },
  'plan-status': {
    name: 'plan-status',
    anchor: 'plans-api-status',
    values: [
      { value: 'CREATED', meaning: '만들기만 한 상태. 이 플랜으로는 구독을 만들 수 없다' },
      { value: 'ACTIVE', meaning: '판매 중. 이 상태에서만 구독을 만들 수 있다' },
      { value: 'INACTIVE', meaning: '판매 중지. 고칠 수 있는 것은 상태뿐이다' },
    ],
  },
  'plan-create-status': {
    name: 'plan-create-status',
    anchor: 'plans-api-status',
    values: [
      { value: 'CREATED', meaning: '나중에 활성화한다' },
      { value: 'ACTIVE', meaning: '곧바로 구독을 받는다' },
    ],
    default: 'ACTIVE',
  },
  'subscription-status': {
    name: 'subscription-status',
    anchor: 'subscription-status',
    values: [
      { value: 'APPROVAL_PENDING', meaning: '구독을 만들었고 구매자의 승인을 기다린다' },
      {
        value: 'APPROVED',
        meaning:
          '구매자가 승인했고 아직 활성화 전이다. 나중에 시작하는 구독은 시작일까지 이 상태일 수 있다',
      },
      { value: 'ACTIVE', meaning: '활성. 주기마다 청구한다' },
      { value: 'SUSPENDED', meaning: '일시 중지. 활성화 호출로 되살린다' },
      { value: 'CANCELLED', meaning: '취소됨. 되돌리는 호출이 없다' },
      { value: 'EXPIRED', meaning: '만료됨. 남은 미납액의 캡처만 받는다' },
    ],
  },
  'list-statuses': {
    name: 'list-statuses',
    anchor: 'subscription-status',
    values: [
      { value: 'ACTIVE', meaning: '활성' },
      { value: 'SUSPENDED', meaning: '일시 중지' },
      { value: 'CANCELLED', meaning: '취소됨' },
      { value: 'EXPIRED', meaning: '만료됨' },
    ],
  },
  'capture-type': {
    name: 'capture-type',
    values: [{ value: 'OUTSTANDING_BALANCE' }],
  },
  'shipping-preference': {
    name: 'shipping-preference',
    anchor: 'subscriptions-create-application-context',
    values: [
      { value: 'GET_FROM_FILE', meaning: '구매자가 PayPal에 등록한 주소를 쓴다' },
      { value: 'NO_SHIPPING', meaning: '주소를 보이지 않는다. 디지털 상품에 쓴다' },
      {
        value: 'SET_PROVIDED_ADDRESS',
        meaning: '판매자가 보낸 주소를 쓰고 구매자는 고치지 못한다',
      },
    ],
    default: 'GET_FROM_FILE',
  },
  'user-action': {
    name: 'user-action',
    anchor: 'subscriptions-create-application-context',
    values: [
      { value: 'CONTINUE', meaning: '승인만 받는다. 활성화 시점을 판매자가 정할 때 쓴다' },
      { value: 'SUBSCRIBE_NOW', meaning: '승인과 함께 PayPal이 구독을 활성화한다' },
    ],
    default: 'SUBSCRIBE_NOW',
  },
  'payee-preferred': {
    name: 'payee-preferred',
    anchor: 'subscriptions-create-application-context',
    values: [
      { value: 'UNRESTRICTED', meaning: '어떤 결제 방식이든 받는다' },
      {
        value: 'IMMEDIATE_PAYMENT_REQUIRED',
        meaning: '즉시 결제만 받는다. 대기(pending) 상태가 생기지 않는다',
      },
    ],
    default: 'UNRESTRICTED',
  },
  'payer-selected': {
    name: 'payer-selected',
    values: [{ value: 'PAYPAL' }],
    default: 'PAYPAL',
  },
  'entry-class-code': {
    name: 'entry-class-code',
    values: [{ value: 'TEL' }, { value: 'WEB' }, { value: 'CCD' }, { value: 'PPD' }],
    default: 'WEB',
  },
  'transaction-status': {
    name: 'transaction-status',
    anchor: 'subscriptions-transactions-status',
    values: [
      { value: 'COMPLETED', meaning: '대금이 판매자 계정에 들어왔다' },
      { value: 'DECLINED', meaning: '결제하지 못했다' },
      { value: 'PARTIALLY_REFUNDED', meaning: '일부를 환불했다' },
      { value: 'PENDING', meaning: '아직 들어오지 않았다' },
      { value: 'REFUNDED', meaning: '환불했다' },
      { value: 'FAILED', meaning: '오류로 실패했다', newerOnly: true },
    ],
  },
  'transaction-status-reason': {
    name: 'transaction-status-reason',
    anchor: 'subscriptions-transactions-status',
    values: [
      { value: 'BUYER_COMPLAINT', meaning: '구매자가 이의를 제기했다' },
      {
        value: 'CHARGEBACK',
        meaning: '구매자가 카드사에 이의를 제기해 대금이 되돌려졌다(차지백)',
      },
      { value: 'ECHECK', meaning: '전자 수표로 결제했고 아직 정산되지 않았다' },
      {
        value: 'INTERNATIONAL_WITHDRAWAL',
        meaning: '판매자가 PayPal 계정의 화면에서 받거나 거절해야 한다',
      },
      { value: 'OTHER', meaning: '그 밖의 사유' },
      { value: 'PENDING_REVIEW', meaning: '검토를 기다린다' },
      {
        value: 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
        meaning: '수취 설정 때문에 판매자가 직접 처리해야 한다',
      },
      { value: 'REFUNDED', meaning: '환불했다' },
      {
        value: 'TRANSACTION_APPROVED_AWAITING_FUNDING',
        meaning: '승인됐고 자금이 들어오기를 기다린다',
      },
      { value: 'UNILATERAL', meaning: '돈을 받을 쪽의 계정이 아직 없다' },
      { value: 'VERIFICATION_REQUIRED', meaning: '돈을 받을 쪽의 계정 확인이 필요하다' },
    ],
  },
  'failed-payment-reason': {
    name: 'failed-payment-reason',
    anchor: 'subscriptions-show-failed-payment',
    values: [
      { value: 'PAYMENT_DENIED', meaning: '결제가 거절됐다' },
      { value: 'INTERNAL_SERVER_ERROR', meaning: 'PayPal 내부 오류' },
      { value: 'PAYEE_ACCOUNT_RESTRICTED', meaning: '판매자 계정이 제한됐다' },
      { value: 'PAYER_ACCOUNT_RESTRICTED', meaning: '구매자 계정이 제한됐다' },
      { value: 'PAYER_CANNOT_PAY', meaning: '구매자가 결제할 수 없다' },
      { value: 'SENDING_LIMIT_EXCEEDED', meaning: '구매자의 송금 한도를 넘었다' },
      { value: 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED', meaning: '거래의 수취 한도를 넘었다' },
      { value: 'CURRENCY_MISMATCH', meaning: '통화가 맞지 않는다' },
    ],
  },
  'patch-op': {
    name: 'patch-op',
    values: [
      { value: 'add' },
      { value: 'remove' },
      { value: 'replace' },
      { value: 'move' },
      { value: 'copy' },
      { value: 'test' },
    ],
  },
  'subscription-fields': {
    name: 'subscription-fields',
    values: [{ value: 'last_failed_payment' }, { value: 'plan' }],
  },
  'shipping-type': {
    name: 'shipping-type',
    values: [{ value: 'SHIPPING' }, { value: 'PICKUP_IN_PERSON' }],
  },
  prefer: {
    name: 'prefer',
    anchor: 'overview-prefer',
    values: [
      { value: 'return=minimal', meaning: '`id`, `status`, `links`만 돌려준다' },
      { value: 'return=representation', meaning: '자원 전체를 돌려준다' },
    ],
    default: 'return=minimal',
  },
  'product-type': {
    name: 'product-type',
    anchor: 'overview-product',
    values: [
      { value: 'PHYSICAL', meaning: '실물 상품' },
      { value: 'DIGITAL', meaning: '디지털 상품' },
      { value: 'SERVICE', meaning: '서비스' },
    ],
    default: 'PHYSICAL',
  },
  'phone-type': {
    name: 'phone-type',
    values: [
      { value: 'FAX' },
      { value: 'HOME' },
      { value: 'MOBILE' },
      { value: 'OTHER' },
      { value: 'PAGER' },
    ],
  },
  'tax-id-type': {
    name: 'tax-id-type',
    values: [{ value: 'BR_CPF' }, { value: 'BR_CNPJ' }],
  },
  'link-method': {
    name: 'link-method',
    values: [
      { value: 'GET' },
      { value: 'POST' },
      { value: 'PUT' },
      { value: 'DELETE' },
      { value: 'HEAD' },
      { value: 'CONNECT' },
      { value: 'OPTIONS' },
      { value: 'PATCH' },
    ],
  },
  'error-location': {
    name: 'error-location',
    values: [{ value: 'body' }, { value: 'path' }, { value: 'query' }],
    default: 'body',
  },
  'card-type': {
    name: 'card-type',
    values: [
      { value: 'VISA' },
      { value: 'MASTERCARD' },
      { value: 'DISCOVER' },
      { value: 'AMEX' },
      { value: 'SOLO' },
      { value: 'JCB' },
      { value: 'STAR' },
      { value: 'DELTA' },
    ],
    total: 16,
  },
  'card-funding': {
    name: 'card-funding',
    values: [{ value: 'CREDIT' }, { value: 'DEBIT' }, { value: 'PREPAID' }, { value: 'UNKNOWN' }],
  },
  'liability-shift': {
    name: 'liability-shift',
    values: [{ value: 'YES' }, { value: 'NO' }, { value: 'POSSIBLE' }, { value: 'UNKNOWN' }],
  },
  'authentication-status': {
    name: 'authentication-status',
    values: [
      { value: 'Y' },
      { value: 'N' },
      { value: 'U' },
      { value: 'A' },
      { value: 'C' },
      { value: 'R' },
      { value: 'D' },
      { value: 'I' },
    ],
  },
  'enrollment-status': {
    name: 'enrollment-status',
    values: [{ value: 'Y' }, { value: 'N' }, { value: 'U' }, { value: 'B' }],
  },
} as const satisfies { readonly [Name in EnumName]: Enum & { readonly name: Name } };
