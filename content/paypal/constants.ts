import type { Constant } from './model';
import type { enums } from './enums';

/** A unit of a billing interval. */
export type IntervalUnit = (typeof enums)['interval-unit']['values'][number]['value'];

/** The highest `interval_count` per unit: no interval is longer than a year. */
export const maxIntervalCount: Readonly<Record<IntervalUnit, number>> = {
  DAY: 365,
  WEEK: 52,
  MONTH: 12,
  YEAR: 1,
};

/** Numbers of the API, in the order of the page. */
export const apiConstants: readonly Constant[] = [
  { label: '멱등 키 보관', value: '72시간', where: '[`PayPal-Request-Id`](#overview-request-id)' },
  { label: '상품 ID', value: '22자', where: '[`product_id`](#plans-create-body)' },
  { label: '플랜 ID', value: '26자', where: '[`plan_id`](#subscriptions-create-body)' },
  { label: '플랜 이름', value: '1–127자', where: '[`name`](#plans-create-body)' },
  { label: '플랜 설명', value: '1–127자', where: '[`description`](#plans-create-body)' },
  { label: '청구 주기', value: '1–12개', where: '[`billing_cycles`](#plans-create-billing-cycle)' },
  {
    label: '체험 주기·정규 주기',
    value: '0–2개·1개',
    where: '[`tenure_type`](#tenure-types)',
  },
  { label: '주기 순서', value: '1–99', where: '[`sequence`](#plans-create-billing-cycle)' },
  {
    label: '반복 횟수',
    value: '0–999, 기본 1, 무기한 0',
    where: '[`total_cycles`](#plans-create-billing-cycle)',
  },
  {
    label: '청구 간격',
    value: '`DAY` 365, `WEEK` 52, `MONTH` 12, `YEAR` 1까지',
    where: '[`interval_count`](#interval-units)',
  },
  { label: '수량 구간', value: '1–32개', where: '[`tiers`](#plans-create-pricing-scheme)' },
  {
    label: '결제 실패 한도',
    value: '0–999, 기본 0',
    where: '[`payment_failure_threshold`](#plans-create-payment-preferences)',
  },
  {
    label: '실패한 결제의 재시도',
    value: '5일마다 최대 2회 또는 PayPal이 정한 때',
    where: '[결제 실패](#subscription-status-failure)',
  },
  { label: '한 페이지의 건수', value: '1–20, 기본 10', where: '[`page_size`](#overview-paging)' },
  {
    label: '페이지 번호',
    value: '플랜 1–100000, 구독 1–10000000, 기본 1',
    where: '[`page`](#overview-paging)',
  },
  { label: '전체 건수 요청', value: '기본 `false`', where: '[`total_required`](#overview-paging)' },
  {
    label: '가격 변경의 항목',
    value: '1–99개',
    where: '[`pricing_schemes`](#plans-update-pricing-body)',
  },
  {
    label: '가격 변경이 적용되지 않는 기간',
    value: '10일',
    where: '[가격 변경](#plans-update-pricing)',
  },
  { label: '수량', value: '1–32자', where: '[`quantity`](#subscriptions-create-body)' },
  { label: '참조 번호', value: '1–127자', where: '[`custom_id`](#subscriptions-create-body)' },
  {
    label: '승인·취소 URL',
    value: '10–4000자',
    where: '[`return_url`, `cancel_url`](#subscriptions-create-application-context)',
  },
  {
    label: '사유와 메모',
    value: '1–128자',
    where: '[`reason`](#subscriptions-suspend-body), [`note`](#subscriptions-capture-body)',
  },
  { label: '금액 문자열', value: '32자 이하', where: '[`money.value`](#overview-money)' },
  { label: '날짜와 시각', value: '20–64자', where: '[날짜와 시각](#overview-date-time)' },
];

/** Numbers of the sample system that the guide builds; PayPal does not set them. */
export const sampleConstants: readonly Constant[] = [
  { label: '환경', value: '샌드박스', where: '서버와 결제 버튼' },
  { label: '승인 화면의 언어', value: '`ko-KR`', where: '구독 생성' },
  { label: '결제 실패 한도', value: '3', where: '플랜 생성' },
  { label: 'PayPal ID 열', value: '50자 이하', where: '모든 테이블' },
  { label: '상품·플랜 이름 열', value: '127자 이하', where: '`products`, `plans`' },
  { label: '거래 상태 열', value: '20자 이하', where: '`subscription_transactions`' },
  { label: '통화 코드 열', value: '3자', where: '`subscription_transactions`' },
  {
    label: '금액 열',
    value: '`decimal(10,2)`',
    where: '`subscriptions`, `subscription_transactions`',
  },
  { label: '수량 열', value: '정수, 기본 1', where: '`subscriptions`' },
];
