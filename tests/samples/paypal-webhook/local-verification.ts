import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../support/http';
import type { WebhookSample } from '../../support/webhook-sample';

type Check = (delivery: object, isSuspect?: boolean) => Promise<string>;

interface Parts {
  readonly webhookId: string;
  readonly roots?: readonly string[];
  readonly intermediates?: readonly string[];
  readonly download: (url: string) => Promise<string>;
  readonly isKnown?: (url: string) => Promise<boolean>;
}

interface LocalModule {
  readonly createLocalVerifier: (parts: Parts) => Check;
  readonly downloadCertificate: (url: string) => Promise<string>;
}

interface InboxModule {
  readonly knowsCertificate: (db: WebhookSample['db'], url: string) => Promise<boolean>;
}

interface DeliveryModule {
  readonly isPayPalCertUrl: (url: string) => boolean;
}

/** Made once with openssl for these tests; the keys were thrown away. */
function fixture(name: string): string {
  return readFileSync(`tests/fixtures/webhook-certificates/${name}`, 'utf8');
}

const signatures = JSON.parse(fixture('signatures.json')) as Readonly<Record<string, string>>;
const [leafOnly = '', intermediate = ''] = fixture('genuine.pem').split(/(?<=-----END.*\n)/);

/** The verification with a certificate instead of a call. */
export function testLocalVerification({ db, project }: WebhookSample): void {
  const genuine = {
    rawBody: Buffer.from('{"id":"WH-1","event_type":"X","한":"글"}'),
    authAlgo: 'SHA256withRSA',
    certUrl: 'https://api.paypal.com/v1/notifications/certs/C-1',
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
    const parts = { webhookId: 'WEBHOOK1', roots, download };
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
    const check = createLocalVerifier({ webhookId: 'WEBHOOK1', download });
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

  const at = (name: string): object => ({
    ...genuine,
    certUrl: `https://api.paypal.com/v1/notifications/certs/${name}`,
  });
  const minutesLater = (minutes: number): void => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
  };

  test('아는 인증서는 위조가 쏟아져도 밀려나지 않고, 다시 내려받지 않는다', async () => {
    const check = await verifier();
    await check(genuine);
    download.mockResolvedValue(fixture('self-signed.pem'));
    for (let number = 0; number < 50; number += 1) {
      await check(at(`F-${number}`)).catch(() => undefined);
      minutesLater(1);
    }
    download.mockClear();
    expect(await check(genuine)).toBe('valid');
    expect(download).not.toHaveBeenCalled();
  });

  test('주소를 바꿔 가며 보내도 1분에 열 번까지만 내려받는다', async () => {
    const check = await verifier();
    download.mockRejectedValue(new Error('404'));
    for (let number = 0; number < 100; number += 1) {
      await expect(check(at(`F-${number}`))).rejects.toThrow();
    }
    expect(download).toHaveBeenCalledTimes(10);
    minutesLater(1);
    await expect(check(at('F-200'))).rejects.toThrow();
    expect(download).toHaveBeenCalledTimes(11);
  });

  test('다시 시작한 뒤에 위조가 내려받기를 다 써도, 전에 받은 이벤트의 인증서는 내려받는다', async () => {
    await db.query(
      `insert into paypal_webhook_events (event_id, event_type, transmission_id, raw_body, cert_url)
       values ('WH-OLD', 'X', 't-0', '{}', $1)`,
      [genuine.certUrl],
    );
    const { knowsCertificate } = (await project.load('inbox.ts')) as InboxModule;
    const check = await verifier({ isKnown: (url) => knowsCertificate(db, url) });
    download.mockRejectedValue(new Error('404'));
    for (let number = 0; number < 20; number += 1) {
      await expect(check(at(`F-${number}`))).rejects.toThrow();
    }
    download.mockResolvedValue(fixture('genuine.pem'));
    expect(await check(genuine)).toBe('valid');
  });

  test('틀린 전송이 잦은 주소의 말만 듣고 새 인증서를 내려받지 않지만, 가진 인증서로는 검증한다', async () => {
    const check = await verifier();
    await expect(check(genuine, true)).rejects.toThrow('틀린 전송이 잦은 주소다');
    expect(download).not.toHaveBeenCalled();
    await check(genuine);
    expect(await check(genuine, true)).toBe('valid');
    const known = await verifier({ isKnown: () => Promise.resolve(true) });
    expect(await known(genuine, true)).toBe('valid');
  });

  test('전에 쓴 주소인지 확인하는 사이에 내려받은 인증서가 있으면 그것으로 검증한다', async () => {
    const answers: ((isKnown: boolean) => void)[] = [];
    const isKnown = (): Promise<boolean> => new Promise((resolve) => answers.push(resolve));
    const check = await verifier({ isKnown });
    const [first, second] = [check(genuine), check(genuine, true)];
    answers[0]?.(false);
    expect(await first).toBe('valid');
    answers[1]?.(false);
    expect(await second).toBe('valid');
    expect(download).toHaveBeenCalledOnce();
  });

  test('한 번에 하나만 내려받고, 같은 주소는 그 결과를 함께 기다린다', async () => {
    const check = await verifier();
    let arrive: (text: string) => void = () => undefined;
    download.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const both = [check(genuine), check(genuine)];
    await expect(check(at('OTHER'))).rejects.toThrow('다른 인증서를 내려받는 중이다');
    arrive(fixture('genuine.pem'));
    expect(await Promise.all(both)).toEqual(['valid', 'valid']);
    expect(download).toHaveBeenCalledOnce();
  });

  test('믿지 못한 인증서와 실패한 주소는 10분 동안 다시 내려받지 않는다', async () => {
    const check = await verifier();
    download.mockResolvedValue(fixture('self-signed.pem'));
    expect([await check(genuine), await check(genuine)]).toEqual(['invalid', 'invalid']);
    expect(download).toHaveBeenCalledOnce();
    download.mockResolvedValue(fixture('genuine.pem'));
    minutesLater(11);
    expect(await check(genuine)).toBe('valid');
  });

  test('전에 쓴 인증서를 한 번 내려받지 못해도 10초 뒤에는 다시 내려받는다', async () => {
    const check = await verifier({ isKnown: () => Promise.resolve(true) });
    download.mockRejectedValueOnce(new Error('reset'));
    await expect(check(genuine)).rejects.toThrow('reset');
    await expect(check(genuine)).rejects.toThrow('방금 내려받지 못했다');
    minutesLater(0.2);
    expect(await check(genuine)).toBe('valid');
  });

  test('64 KiB보다 큰 답과 다른 곳으로 보내는 답은 받지 않는다', async () => {
    const { downloadCertificate } = (await project.load('verify-local.ts')) as LocalModule;
    const origin = await serve((request, response) => {
      if (request.url === '/elsewhere') response.writeHead(302, { Location: '/small' });
      response.end(request.url === '/large' ? 'x'.repeat(70_000) : 'small');
    });
    expect(await downloadCertificate(`${origin}/small`)).toBe('small');
    await expect(downloadCertificate(`${origin}/large`)).rejects.toThrow('너무 크다');
    await expect(downloadCertificate(`${origin}/elsewhere`)).rejects.toThrow();
  });

  test.each([
    ['내려받지 못하면', (): Promise<string> => Promise.reject(new Error('down'))],
    ['인증서가 아닌 글이면', (): Promise<string> => Promise.resolve('<html></html>')],
  ])('인증서를 %s invalid가 아니라 예외다', async (_name, answer) => {
    download.mockImplementation(answer);
    await expect((await verifier())(genuine)).rejects.toThrow();
  });

  test.each([
    ['https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594', true],
    ['https://api-m.sandbox.paypal.com/v1/notifications/certs/C-1', true],
    ['https://paypal.com/v1/notifications/certs/C-1', false],
    ['https://www.paypal.com/v1/notifications/certs/C-1', false],
    ['https://api.paypal.com/v1/x', false],
    ['https://api.paypal.com/v1/notifications/certs/C-1?n=2', false],
    ['https://api.paypal.com/v1/notifications/certs/C-1#n', false],
    ['https://api.paypal.com/v1/notifications/certs/../x', false],
    ['http://api.paypal.com/v1/notifications/certs/C-1', false],
    ['https://api.paypal.com:8443/v1/notifications/certs/C-1', false],
    ['https://evilpaypal.com/v1/notifications/certs/C-1', false],
    ['https://api.paypal.com@evil.example/v1/notifications/certs/C-1', false],
    ['https://user:word@api.paypal.com/v1/notifications/certs/C-1', false],
    ['not a url', false],
  ])('인증서 주소 %s를 믿는지는 %s다', async (url, trusted) => {
    const { isPayPalCertUrl } = (await project.load('delivery.ts')) as DeliveryModule;
    expect(isPayPalCertUrl(url)).toBe(trusted);
  });
}
