import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { RequestHandler } from 'express';
import { describe, expect, test, vi } from 'vitest';
import { answerOf, postJson, statusOf } from '../../support/http';
import { startMain, type MainProcess } from '../../support/main-process';
import { servePostgres } from '../../support/postgres-server';
import type { SubscriptionSample } from '../../support/subscription-sample';

interface ReceiveModule {
  readonly receiveWebhook: (parts: object) => RequestHandler;
}

/** `main.ts` as it stands in a process of its own, and the server with the verified webhook. */
export function testStart(sample: SubscriptionSample): void {
  const { db, paypal, project, rows, serverWith, signIn } = sample;

  const start = (env: Readonly<Record<string, string>>): MainProcess =>
    startMain(project, { HOST: '', DEMO_USER_ID: '', TRUST_PROXY: '', ...env });

  async function settings(): Promise<Record<string, string>> {
    return {
      PAYPAL_API: paypal.url,
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'MAIN-SECRET',
      PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
      DATABASE_URL: await servePostgres(db),
      SITE_URL: 'http://127.0.0.1',
      BRAND_NAME: '개발 노트',
      PORT: '0',
    };
  }

  /** The address once it listens, with the host it bound. */
  async function addressOf({ output, errors }: MainProcess): Promise<readonly [string, string]> {
    const port = await vi.waitFor(
      () => {
        expect(errors()).toBe('');
        return /"port":(\d+)/.exec(output())?.[1] ?? expect.fail('not yet');
      },
      { timeout: 300_000, interval: 100 },
    );
    return [`http://127.0.0.1:${port}`, /"address":"([^"]+)"/.exec(output())?.[1] ?? ''];
  }

  /** The cookie that makes its bearer the demo user, as `main.ts` prints it. */
  const demoCookieOf = ({ output }: MainProcess): string =>
    /"cookie":"(demo=[^"]+)"/.exec(output())?.[1] ?? expect.fail('no cookie');

  test('main.ts는 주문을 저장하고, 저장된 이벤트를 처리하고, 대조하며, SIGTERM에 0으로 끝난다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name, sellable) values ('P-1', 1, '월간', true)`);
    const pending = { id: 'I-1', status: 'APPROVAL_PENDING', links: [] };
    paypal.answer('POST /v1/billing/subscriptions', { status: 201, body: pending });
    const shown = { id: 'I-1', status: 'SUSPENDED', billing_info: {} };
    paypal.answer('GET /v1/billing/subscriptions/I-1', { status: 200, body: shown });
    paypal.answer('GET /v1/billing/subscriptions/I-1/transactions', { status: 200, body: {} });
    const main = start({ ...(await settings()), DEMO_USER_ID: '1' });
    const [origin, host] = await addressOf(main);
    expect(host).toBe('127.0.0.1');

    const order = { plan_id: 'P-1', subscriber: {} };
    const headers = { Cookie: demoCookieOf(main) };
    const ordered = postJson(`${origin}/api/subscriptions`, order, headers);
    expect(await answerOf(ordered)).toEqual([201, pending]);
    expect(await (await fetch(`${origin}/api/me/subscriptions`, { headers })).json()).toMatchObject(
      [{ paypal_subscription_id: 'I-1', plan_name: '월간', status: 'APPROVAL_PENDING' }],
    );
    expect(await rows('select user_id from subscriptions')).toEqual([{ user_id: 1 }]);

    const event = JSON.stringify({
      id: 'WH-1',
      event_type: 'BILLING.SUBSCRIPTION.SUSPENDED',
      resource: { id: 'I-1', subscriber: { email_address: 'buyer@example.com' } },
    });
    await db.query(
      `insert into paypal_webhook_events (event_id, event_type, transmission_id, raw_body)
       values ('WH-1', 'X', 't-1', $1)`,
      [event],
    );
    await vi.waitFor(
      async () => {
        expect(await rows('select outcome from paypal_webhook_events')).toEqual([
          { outcome: 'synced' },
        ]);
      },
      { timeout: 20_000 },
    );
    expect(await rows('select status from subscriptions')).toEqual([{ status: 'SUSPENDED' }]);
    expect(await main.stop()).toBe(0);
    expect(main.output() + main.errors()).not.toMatch(/MAIN-SECRET|buyer@example\.com/);
  });

  test('PayPal이 늦게 답하는 이벤트 하나가 다른 이벤트를 막지 않는다', async () => {
    const shown = (id: string): object => ({ id, status: 'SUSPENDED', billing_info: {} });
    for (const id of ['I-1', 'I-2']) {
      await db.query('insert into subscriptions (paypal_subscription_id) values ($1)', [id]);
      await db.query(
        `insert into paypal_webhook_events (event_id, event_type, transmission_id, raw_body, next_attempt_at)
         values ($1, 'X', 't-1', $2, now() - interval '1 hour')`,
        [
          id,
          JSON.stringify({ id, event_type: 'BILLING.SUBSCRIPTION.SUSPENDED', resource: { id } }),
        ],
      );
      paypal.answer(`GET /v1/billing/subscriptions/${id}/transactions`, { status: 200, body: {} });
    }
    let arrive: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    const slow = { status: 200, body: shown('I-1'), after };
    paypal.answer('GET /v1/billing/subscriptions/I-1', slow);
    paypal.answer('GET /v1/billing/subscriptions/I-2', { status: 200, body: shown('I-2') });
    await rows("update paypal_webhook_events set next_attempt_at = now() where event_id = 'I-2'");
    await rows('update subscriptions set reconciled_at = now()');
    const main = start(await settings());
    await addressOf(main);
    await vi.waitFor(
      async () => {
        expect(
          await rows("select outcome from paypal_webhook_events where event_id = 'I-2'"),
        ).toEqual([{ outcome: 'synced' }]);
      },
      { timeout: 5_000 },
    );
    arrive();
    expect(await main.stop()).toBe(0);
  });

  describe('닫힌 채로 시작한다', () => {
    test('DEMO_USER_ID도 HOST도 없으면 이 컴퓨터에만 열고, 아무도 로그인시키지 않고, 위조한 웹훅을 받지 않는다', async () => {
      await db.exec("insert into subscriptions (paypal_subscription_id) values ('I-1')");
      const main = start(await settings());
      const [origin, host] = await addressOf(main);
      expect(host).toBe('127.0.0.1');
      const outside = Object.values(networkInterfaces())
        .flatMap((list = []) => list)
        .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
      if (outside !== undefined) {
        await expect(fetch(origin.replace('127.0.0.1', outside))).rejects.toThrow();
      }
      for (const route of ['/api/plans', '/api/subscriptions', '/api/me/subscriptions/I-1/pause']) {
        expect((await postJson(origin + route, {})).status).toBe(401);
      }
      const forged = {
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
        resource: { id: 'I-1' },
      };
      expect((await postJson(`${origin}/api/webhooks/paypal`, forged)).status).toBe(400);
      expect(await rows('select status from subscriptions')).toEqual([
        { status: 'APPROVAL_PENDING' },
      ]);
      expect(await main.stop()).toBe(0);
    });

    test('DEMO_USER_ID를 준 채 밖에 열려고 하면 시작하지 않는다', async () => {
      const main = start({ ...(await settings()), DEMO_USER_ID: '1', HOST: '0.0.0.0' });
      expect(await main.ended).toBe(1);
      expect(main.errors()).toContain('HOST와 TRUST_PROXY를 지우고');
    });

    test('DEMO_USER_ID의 관리자는 시작할 때 나온 쿠키를 가진, 이 컴퓨터에서 바로 온 요청만이다', async () => {
      const main = start({ ...(await settings()), DEMO_USER_ID: '1' });
      const [origin] = await addressOf(main);
      const { host, port } = new URL(origin);
      const Cookie = demoCookieOf(main);
      for (const [headers, status] of [
        // What a proxy that leaves no trace hands on for a stranger.
        [{ Host: host }, 401],
        [{ Cookie: 'demo=' }, 401],
        [{ Cookie: `${Cookie}0` }, 401],
        [{ Cookie }, 200],
        [{ Cookie: `session=1; ${Cookie}` }, 200],
        [{ Cookie, Host: `localhost:${port}` }, 200],
        [{ Cookie, Host: 'localhost' }, 401],
        [{ Cookie, Host: 'localhost:1' }, 401],
        [{ Cookie, Host: 'shop.example.com' }, 403],
        [{ Cookie, Host: host, 'X-Forwarded-For': '203.0.113.9' }, 401],
        [{ Cookie, Host: host, 'X-Forwarded-Proto': 'https' }, 401],
        [{ Cookie, Host: host, Forwarded: 'for=203.0.113.9' }, 401],
        [{ Cookie, Host: host, Via: '1.1 proxy' }, 401],
      ] as const) {
        const answered = await statusOf(`${origin}/api/me/subscriptions`, { headers });
        expect([headers, answered]).toEqual([headers, status]);
      }
      // What an older nginx sends when it is told nothing but where to.
      const proxied = connect(Number(port), '127.0.0.1');
      proxied.write(
        `GET /api/me/subscriptions HTTP/1.0\r\nHost: ${host}\r\nCookie: ${Cookie}\r\n\r\n`,
      );
      const [answer] = (await once(proxied, 'data')) as Buffer[];
      proxied.destroy();
      expect(answer?.toString()).toContain('401 Unauthorized');
      expect(await main.stop()).toBe(0);
    });

    test('TRUST_PROXY가 프록시의 수가 아니면 시작하지 않는다', async () => {
      const main = start({ ...(await settings()), TRUST_PROXY: 'true' });
      expect(await main.ended).toBe(1);
      expect(main.errors()).toContain('TRUST_PROXY는 앞에 둔 프록시의 수다');
    });

    test('헤더나 본문을 조금씩 보내며 연결을 붙잡으면 끊는다', { timeout: 60_000 }, async () => {
      const main = start(await settings());
      const { port } = new URL((await addressOf(main))[0]);
      const startedAt = Date.now();
      const ends = ['POST /', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1'].map(
        async (text) => {
          const socket = connect(Number(port), '127.0.0.1').resume();
          socket.on('error', () => undefined).write(text);
          await once(socket, 'close');
        },
      );
      await Promise.all(ends);
      expect(Date.now() - startedAt).toBeLessThan(30_000);
      expect(await main.stop()).toBe(0);
    });

    test('DEMO_USER_ID를 남긴 채 공개 주소로 띄우면 시작하지 않는다: Host를 고쳐 보내는 프록시 뒤에서는 모두가 관리자다', async () => {
      const SITE_URL = 'https://shop.example.com';
      const main = start({ ...(await settings()), DEMO_USER_ID: '1', SITE_URL });
      expect(await main.ended).toBe(1);
      expect(main.errors()).toContain('SITE_URL을 localhost로 둔다');
    });

    test('웹훅 ID나 다른 환경 변수가 빠지면 빠진 이름을 모두 적고 시작하지 않는다', async () => {
      const missing = {
        PAYPAL_API: '',
        PAYPAL_CLIENT_SECRET: '',
        PAYPAL_WEBHOOK_ID: '',
        SITE_URL: '',
      };
      const main = start({ ...(await settings()), ...missing });
      expect(await main.ended).toBe(1);
      expect(main.errors()).toContain(
        '환경 변수가 없다: PAYPAL_API, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, SITE_URL',
      );
    });
  });

  test('검증하는 핸들러를 달면 늘 200으로 답하는 핸들러는 없고, 생성의 실패는 그대로 500 error다', async () => {
    const { receiveWebhook } = (await project.load('receive.ts')) as ReceiveModule;
    const verify = () => Promise.resolve('valid');
    const origin = await serverWith({ webhook: receiveWebhook({ db, verify, log: vi.fn() }) });
    const event = { id: 'WH-1', event_type: 'X', resource: {} };
    for (const route of [
      '/api/webhooks/paypal',
      '/API/webhooks/paypal/',
      '/api/webhooks/paypal?x',
    ]) {
      expect((await postJson(origin + route, event)).status).toBe(400);
    }
    expect(await rows('select event_id from paypal_webhook_events')).toEqual([]);

    signIn({ id: 2, role: 'admin' });
    expect(await answerOf(postJson(`${origin}/api/plans`, '{'))).toEqual([
      500,
      { error: '본문이 JSON이 아니다' },
    ]);
    expect(await answerOf(postJson(`${origin}/api/plans`, {}))).toEqual([
      500,
      { error: expect.stringContaining('product_id') as string },
    ]);
  });

  test('웹훅을 받는 것에서 빠져나온 오류는 200이 아니다: 200이면 이벤트를 잃는다', async () => {
    const origin = await serverWith({
      webhook: (_request, _response, next) => {
        next(new Error('escaped'));
      },
    });
    expect((await postJson(`${origin}/api/webhooks/paypal`, {})).status).toBe(500);
  });
}
