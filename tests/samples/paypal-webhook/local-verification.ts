import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookSample } from '../../support/webhook-sample';

/** The verification with a certificate instead of a call. */
export function testLocalVerification({ project }: WebhookSample): void {
  interface LocalModule {
    readonly createLocalVerifier: (
      webhookId: string,
      load: () => Promise<string>,
    ) => (delivery: object) => Promise<string>;
    readonly isPayPalCertUrl: (url: string) => boolean;
  }

  // Made once with the key of tests/fixtures/webhook-certificate.pem, which was then thrown away.
  const SIGNATURES = {
    WEBHOOK1:
      'gh0Rs1kjPawonknnBIF76stVQVBZiPfEygchvDkYz6L3nyncHupQejLMKhvx6TZOHxjfg9ubluPMYldIHcmkm0Diesws4QCy1Z6D2wfzcVVKqL4BQomKjodk0+r5OmlkDbR6ut5x01qLUs6+eIfv+ycUkhBQRbgbmpPbhLazL8TxST2XaYkY8u23ltxYnUrSBtdIGzdO8ovd8bsSauZcg/xEtL63loM6HjK0n6A+nuKPGghQeYtlHz+lzhBkFSl3cBHvZtu3d2y6nMfGqqQuWDh05aNYY9aop7G4lrdmtMdBDoNRo8K2KKSfOWGKTE9G48+CBZ1dDNI4uIlTPRSxCQ==',
    WEBHOOK_ID:
      'SXdVXsaotNNP5pcvv9NM5TYVxpfuWHzvT6RLdJbpmXWseHu4XjHZsBSCMBQtjVj17WZHhDagkUUo8Kf/4kqhBtTmQyW3shdhuXUWnd8sLnctOHniRM8hkPRMJrcueeL+mLNXyu7eylxoxUs4qk6YM1cBA+QhqlF2WwlXcOmtUe0nQIRA5JxEMISbbzUrItZTOE1P7SH9GQOC6GXnNfF1tFlcpGw3Z5w6ZNxavjF9mGNoubnqT//e+2br17nPE5GzJSwpYOM2ZLCSKV2Nvmb96JfC9K3Z1CmGX+98BKZnrIhM7553ZhturEh3eFaRj3vIz9XqERS5TsF9KMxC3qwp/w==',
  };
  const certificate = readFileSync('tests/fixtures/webhook-certificate.pem', 'utf8');
  const genuine = {
    rawBody: Buffer.from('{"id":"WH-1","event_type":"X","한":"글"}'),
    authAlgo: 'SHA256withRSA',
    certUrl: 'https://api.paypal.com/c',
    transmissionId: 't-1',
    transmissionTime: '2026-03-01T00:00:05Z',
    transmissionSig: SIGNATURES.WEBHOOK1,
  };
  const load = vi.fn(() => Promise.resolve(certificate));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
    load.mockImplementation(() => Promise.resolve(certificate));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function verifier(webhookId = 'WEBHOOK1'): Promise<(delivery: object) => Promise<string>> {
    const { createLocalVerifier } = (await project.load('verify-local.ts')) as LocalModule;
    return createLocalVerifier(webhookId, load);
  }

  test('맞는 서명은 valid이고 인증서는 한 번만 내려받는다', async () => {
    const check = await verifier();
    expect([await check(genuine), await check(genuine)]).toEqual(['valid', 'valid']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('시뮬레이터의 이벤트는 웹훅 ID로 WEBHOOK_ID를 넣으면 맞는다', async () => {
    const mock = { ...genuine, transmissionSig: SIGNATURES.WEBHOOK_ID };
    expect(await (await verifier('WEBHOOK_ID'))(mock)).toBe('valid');
    expect(await (await verifier())(mock)).toBe('invalid');
  });

  test.each([
    ['본문', { rawBody: Buffer.from('{"id":"WH-2"}') }],
    ['서명', { transmissionSig: '%%%' }],
    ['전송 ID', { transmissionId: 't-2' }],
    ['시각', { transmissionTime: '2026-03-01T00:00:06Z' }],
    ['알고리즘', { authAlgo: 'NONE' }],
    ['인증서의 호스트', { certUrl: 'https://paypal.com.evil.example/c' }],
  ])('%s이(가) 다르면 invalid다', async (_name, change) => {
    expect(await (await verifier())({ ...genuine, ...change })).toBe('invalid');
  });

  test('유효 기간 밖의 인증서는 invalid다', async () => {
    for (const now of ['2026-01-01T00:00:00Z', '2127-01-01T00:00:00Z']) {
      vi.setSystemTime(new Date(now));
      expect(await (await verifier())(genuine)).toBe('invalid');
    }
  });

  test('인증서를 내려받지 못하면 invalid가 아니라 예외다', async () => {
    load.mockImplementation(() => Promise.reject(new Error('down')));
    await expect((await verifier())(genuine)).rejects.toThrow('down');
  });

  test.each([
    ['https://api.paypal.com/v1/x', true],
    ['https://paypal.com/x', true],
    ['https://API.PAYPAL.COM/x', true],
    ['http://api.paypal.com/x', false],
    ['https://api.paypal.com:8443/x', false],
    ['https://evilpaypal.com/x', false],
    ['https://api.paypal.com@evil.example/', false],
    ['https://evil.example/api.paypal.com', false],
    ['not a url', false],
  ])('인증서 주소 %s를 믿는지는 %s다', async (url, trusted) => {
    const { isPayPalCertUrl } = (await project.load('verify-local.ts')) as LocalModule;
    expect(isPayPalCertUrl(url)).toBe(trusted);
  });
}
