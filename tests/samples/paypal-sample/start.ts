import type { Express } from 'express';
import { expect, test, vi } from 'vitest';
import { answerOf, postJson } from '../../support/http';
import { startMain, type MainProcess } from '../../support/main-process';
import { servePostgres } from '../../support/postgres-server';
import { openSample } from '../../support/sample-project';
import type { SubscriptionSample } from '../../support/subscription-sample';
import { webhookNote } from '../../support/paypal-notes';

interface WebhookModule {
  readonly createApp: (parts: object) => Express;
}

/** `main.ts` as it stands in a process of its own, and the server with the handler of the webhook note. */
export function testStart(sample: SubscriptionSample): void {
  const { db, paypal, project, rows, serverWith, signIn } = sample;

  const start = (env: Readonly<Record<string, string>>): MainProcess => startMain(project, env);

  async function settings(): Promise<Record<string, string>> {
    return {
      PAYPAL_API: paypal.url,
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      DATABASE_URL: await servePostgres(db),
      SITE_URL: 'https://shop.test',
      BRAND_NAME: '개발 노트',
      PORT: '0',
    };
  }

  /** The address once it listens, with the host it bound. */
  async function addressOf({ output, errors }: MainProcess): Promise<readonly [string, string]> {
    const port = await vi.waitFor(
      () => {
        expect(errors()).toBe('');
        return /port: (\d+)/.exec(output())?.[1] ?? expect.fail('not yet');
      },
      { timeout: 300_000, interval: 100 },
    );
    return [`http://127.0.0.1:${port}`, /address: '([^']+)'/.exec(output())?.[1] ?? ''];
  }

  test('main.ts는 pg로 저장하고 SIGTERM에 0으로 끝나며, 로그인 전에는 이 컴퓨터에만 연다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name, sellable) values ('P-1', 1, '월간', true)`);
    const pending = { id: 'I-1', status: 'APPROVAL_PENDING', links: [] };
    paypal.answer('POST /v1/billing/subscriptions', { status: 201, body: pending });
    const main = start({ ...(await settings()), DEMO_USER_ID: '1' });
    const [origin, host] = await addressOf(main);
    expect(host).toBe('127.0.0.1');

    const order = { plan_id: 'P-1', subscriber: {} };
    expect(await answerOf(postJson(`${origin}/api/subscriptions`, order))).toEqual([201, pending]);
    expect(await (await fetch(`${origin}/api/me/subscriptions`)).json()).toMatchObject([
      { paypal_subscription_id: 'I-1', plan_name: '월간', status: 'APPROVAL_PENDING' },
    ]);
    expect(await rows('select user_id from subscriptions')).toEqual([{ user_id: 1 }]);
    expect(await main.stop()).toBe(0);
  });

  test('main.ts는 DEMO_USER_ID가 없으면 아무도 로그인시키지 않는다', async () => {
    // A copied .env.example leaves the name with nothing after it.
    const main = start({ ...(await settings()), DEMO_USER_ID: '' });
    const [origin] = await addressOf(main);
    for (const route of ['/api/plans', '/api/subscriptions', '/api/me/subscriptions/I-1/pause']) {
      expect((await postJson(origin + route, {})).status).toBe(401);
    }
    expect(await main.stop()).toBe(0);
  });

  test('main.ts는 환경 변수가 빠지면 빠진 이름을 모두 적고 시작하지 않는다', async () => {
    const missing = { PAYPAL_API: '', PAYPAL_CLIENT_SECRET: '', DATABASE_URL: '', SITE_URL: '' };
    const main = start({ ...(await settings()), ...missing });
    expect(await main.ended).toBe(1);
    expect(main.errors()).toContain(
      '환경 변수가 없다: PAYPAL_API, PAYPAL_CLIENT_SECRET, DATABASE_URL, SITE_URL',
    );
  });

  test('웹훅 노트의 앱을 앞에 두면 서명 없는 웹훅은 400이고, 생성의 실패는 그대로 500 error다', async () => {
    const note = await openSample(webhookNote, 'paypal-webhook');
    const { createApp } = (await note.load('app.ts')) as WebhookModule;
    const webhook = createApp({ db, verify: () => Promise.resolve('valid'), log: vi.fn() });
    const origin = await serverWith({ webhook });
    const event = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: 'I-1' } };
    expect((await postJson(`${origin}/api/webhooks/paypal`, event)).status).toBe(400);
    expect(await rows('select id from subscriptions')).toEqual([]);

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
}
