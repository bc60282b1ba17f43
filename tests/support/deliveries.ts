/** Route of the call that asks the provider whether a delivery is genuine. */
export const VERIFY = 'POST /v1/notifications/verify-webhook-signature';

/** Headers of a delivery of this moment. */
export const HEADERS = {
  'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
  'PAYPAL-CERT-URL': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'PAYPAL-TRANSMISSION-ID': 't-1',
  'PAYPAL-TRANSMISSION-SIG': 'c2ln',
  'PAYPAL-TRANSMISSION-TIME': new Date().toISOString(),
};

/**
 * The header of a delivery that was sent some minutes before it is looked at: on a busy machine a file of tests is
 * read long before its tests run.
 */
function sentAgo(minutes: number): Readonly<Record<'PAYPAL-TRANSMISSION-TIME', string>> {
  return {
    get 'PAYPAL-TRANSMISSION-TIME'() {
      return new Date(Date.now() - minutes * 60_000).toISOString();
    },
  };
}

const DAY = 24 * 60;

/** Headers of deliveries of which the provider is asked. */
export const plausible: readonly (readonly [name: string, headers: Partial<typeof HEADERS>])[] = [
  ['3일 동안의 마지막 재시도', sentAgo(3 * DAY + 60)],
  ['시계가 4분 늦은 서버', sentAgo(-4)],
  ['+로 시작하는 서명', { 'PAYPAL-TRANSMISSION-SIG': '+/A9bQ==' }],
  [
    '샌드박스의 인증서',
    { 'PAYPAL-CERT-URL': 'https://api.sandbox.paypal.com/v1/notifications/certs/C-1' },
  ],
];

/** Headers of deliveries that are refused without asking anybody. */
export const implausible: typeof plausible = [
  ['4일이 지난 전송', sentAgo(4 * DAY + 1)],
  ['6분 뒤의 전송', sentAgo(-6)],
  ['시각이 아닌 시각', { 'PAYPAL-TRANSMISSION-TIME': 'yesterday' }],
  ['없는 날짜', { 'PAYPAL-TRANSMISSION-TIME': '2026-13-01T00:00:00Z' }],
  ['알고리즘의 형식', { 'PAYPAL-AUTH-ALGO': 'SHA256 with RSA' }],
  ['알고리즘의 길이', { 'PAYPAL-AUTH-ALGO': 'A'.repeat(101) }],
  ['숫자뿐인 전송 ID', { 'PAYPAL-TRANSMISSION-ID': '123' }],
  ['전송 ID의 길이', { 'PAYPAL-TRANSMISSION-ID': 'a'.repeat(51) }],
  ['Base64가 아닌 서명', { 'PAYPAL-TRANSMISSION-SIG': 'a b' }],
  ['서명의 길이', { 'PAYPAL-TRANSMISSION-SIG': 'a'.repeat(501) }],
  ['인증서 주소의 길이', { 'PAYPAL-CERT-URL': `https://api.paypal.com/${'a'.repeat(500)}` }],
  ['인증서의 호스트', { 'PAYPAL-CERT-URL': 'https://paypal.com.evil.example/c' }],
  ['호스트의 끝', { 'PAYPAL-CERT-URL': 'https://evilpaypal.com/c' }],
  ['다른 호스트의 계정', { 'PAYPAL-CERT-URL': 'https://api.paypal.com@evil.example/c' }],
  ['인증서의 경로', { 'PAYPAL-CERT-URL': 'https://api.paypal.com/v1/checkout/C-1' }],
  ['인증서의 쿼리', { 'PAYPAL-CERT-URL': `${HEADERS['PAYPAL-CERT-URL']}?n=1` }],
  ['http 인증서', { 'PAYPAL-CERT-URL': 'http://api.paypal.com/v1/notifications/certs/C' }],
];
