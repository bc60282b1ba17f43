import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookSample } from '../../support/webhook-sample';

type Check = (delivery: object) => Promise<string>;

interface Parts {
  readonly webhookId: string;
  readonly certificateName: string;
  readonly roots?: readonly string[];
  readonly intermediates?: readonly string[];
  readonly download: (url: string) => Promise<string>;
}

interface LocalModule {
  readonly createLocalVerifier: (parts: Parts) => Check;
}

interface DeliveryModule {
  readonly isPayPalCertUrl: (url: string) => boolean;
}

/** Made once with openssl for these tests; the keys were thrown away. */
function fixture(name: string): string {
  return readFileSync(`tests/fixtures/webhook-certificates/${name}`, 'utf8');
}

const NAME = 'messageverificationcerts.paypal.com';
const signatures = JSON.parse(fixture('signatures.json')) as Readonly<Record<string, string>>;
const [leafOnly = '', intermediate = ''] = fixture('genuine.pem').split(/(?<=-----END.*\n)/);

/** The verification with a certificate instead of a call. */
export function testLocalVerification({ project }: WebhookSample): void {
  const genuine = {
    rawBody: Buffer.from('{"id":"WH-1","event_type":"X","한":"글"}'),
    authAlgo: 'SHA256withRSA',
    certUrl: 'https://api.paypal.com/c',
    transmissionId: 't-1',
    transmissionTime: '2026-03-01T00:00:05Z',
    transmissionSig: signatures['genuine'],
  };
  const download = vi.fn<(url: string) => Promise<string>>();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
    download.mockResolvedValue(fixture('genuine.pem'));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function verifier(changes: Partial<Parts> = {}): Promise<Check> {
    const { createLocalVerifier } = (await project.load('verify-local.ts')) as LocalModule;
    const roots = [fixture('root.pem')];
    const parts = { webhookId: 'WEBHOOK1', certificateName: NAME, roots, download };
    return createLocalVerifier({ ...parts, ...changes });
  }

  test('맞는 서명은 valid이고 인증서는 한 번만 내려받는다', async () => {
    const check = await verifier();
    expect([await check(genuine), await check(genuine)]).toEqual(['valid', 'valid']);
    expect(download).toHaveBeenCalledOnce();
  });

  test('시뮬레이터의 이벤트는 웹훅 ID로 WEBHOOK_ID를 넣으면 맞는다', async () => {
    const mock = { ...genuine, transmissionSig: signatures['simulator'] };
    expect(await (await verifier({ webhookId: 'WEBHOOK_ID' }))(mock)).toBe('valid');
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

  test.each([
    ['스스로 서명했으면', 'self-signed'],
    ['이름이 다르면', 'wrong-name'],
    ['발급할 권한이 없는 인증서가 발급했으면', 'issued-by-no-authority'],
  ])('서명이 맞아도 인증서를 %s invalid다', async (_name, file) => {
    download.mockResolvedValue(fixture(`${file}.pem`));
    expect(await (await verifier())({ ...genuine, transmissionSig: signatures[file] })).toBe(
      'invalid',
    );
  });

  test('믿는 루트 인증서에 닿지 않으면 invalid다: Node에는 시험용 루트가 없다', async () => {
    const { createLocalVerifier } = (await project.load('verify-local.ts')) as LocalModule;
    const check = createLocalVerifier({ webhookId: 'WEBHOOK1', certificateName: NAME, download });
    expect(await check(genuine)).toBe('invalid');
  });

  test('중간 인증서가 묶음에 없으면 설정으로 채운다', async () => {
    download.mockResolvedValue(leafOnly);
    expect(await (await verifier())(genuine)).toBe('invalid');
    expect(await (await verifier({ intermediates: [intermediate] }))(genuine)).toBe('valid');
  });

  test.each([
    ['서명하는 인증서의 시작 전', '2026-01-01T00:00:00Z'],
    ['중간 인증서가 끝난 뒤', '2110-01-01T00:00:00Z'],
    ['서명하는 인증서가 끝난 뒤', '2122-01-01T00:00:00Z'],
  ])('유효 기간 밖(%s)이면 invalid다', async (_name, now) => {
    vi.setSystemTime(new Date(now));
    expect(await (await verifier())(genuine)).toBe('invalid');
  });

  test('하루가 지난 인증서는 다시 내려받고, 가장 오래된 것부터 열 개만 기억한다', async () => {
    const check = await verifier();
    const at = (number: number): Promise<string> =>
      check({ ...genuine, certUrl: `https://api.paypal.com/c${number}` });
    await at(0);
    vi.setSystemTime(new Date('2027-01-02T00:00:01Z'));
    await at(0);
    expect(download).toHaveBeenCalledTimes(2);

    for (let number = 1; number <= 10; number += 1) {
      await at(number);
    }
    expect(download).toHaveBeenCalledTimes(12);
    await at(10);
    expect(download).toHaveBeenCalledTimes(12);
    await at(0);
    expect(download).toHaveBeenCalledTimes(13);
  });

  test('믿지 못한 인증서는 기억하지 않는다', async () => {
    const check = await verifier();
    download.mockResolvedValue(fixture('self-signed.pem'));
    expect(await check(genuine)).toBe('invalid');
    download.mockResolvedValue(fixture('genuine.pem'));
    expect(await check(genuine)).toBe('valid');
  });

  test.each([
    ['내려받지 못하면', (): Promise<string> => Promise.reject(new Error('down'))],
    ['인증서가 아닌 글이면', (): Promise<string> => Promise.resolve('<html></html>')],
  ])('인증서를 %s invalid가 아니라 예외다', async (_name, answer) => {
    download.mockImplementation(answer);
    await expect((await verifier())(genuine)).rejects.toThrow();
  });

  test.each([
    ['https://api.paypal.com/v1/x', true],
    ['https://paypal.com/x', true],
    ['https://API.PAYPAL.COM/x', true],
    ['http://api.paypal.com/x', false],
    ['https://api.paypal.com:8443/x', false],
    ['https://evilpaypal.com/x', false],
    ['https://api.paypal.com@evil.example/', false],
    ['https://user:word@api.paypal.com/x', false],
    ['https://evil.example/api.paypal.com', false],
    ['not a url', false],
  ])('인증서 주소 %s를 믿는지는 %s다', async (url, trusted) => {
    const { isPayPalCertUrl } = (await project.load('delivery.ts')) as DeliveryModule;
    expect(isPayPalCertUrl(url)).toBe(trusted);
  });
}
