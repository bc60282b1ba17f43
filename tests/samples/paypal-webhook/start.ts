import { expect, test, vi } from 'vitest';
import { startMain, type MainProcess } from '../../support/main-process';
import { servePostgres } from '../../support/postgres-server';
import type { WebhookSample } from '../../support/webhook-sample';

/** `main.ts` as it stands, in a process of its own, with the real client of PostgreSQL. */
export function testStart(sample: WebhookSample): void {
  const { db, deliver, paypal, project, rows, subscriptionIs } = sample;

  const start = (env: Readonly<Record<string, string>>): MainProcess => startMain(project, env);

  test('main.ts는 웹훅을 받아 저장하고 처리하며, SIGTERM에 0으로 끝난다', async () => {
    subscriptionIs('ACTIVE');
    const main = start({
      DATABASE_URL: await servePostgres(db),
      PAYPAL_API: paypal.url,
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'MAIN-SECRET',
      PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
      PORT: '0',
    });
    const port = await vi.waitFor(
      () => {
        expect(main.errors()).toBe('');
        return Number(/"port":(\d+)\D/.exec(main.output())?.[1] ?? expect.fail('not yet'));
      },
      { timeout: 300_000 },
    );

    const raw = JSON.stringify({
      id: 'WH-MAIN',
      event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
      resource: { id: 'I-1', subscriber: { email_address: 'buyer@example.com' } },
    });
    expect(await deliver(raw, {}, `http://127.0.0.1:${port}`)).toEqual([200, 'OK']);
    await vi.waitFor(
      async () => {
        expect(await rows('select raw_body, outcome from paypal_webhook_events')).toEqual([
          { raw_body: raw, outcome: 'synced' },
        ]);
      },
      { timeout: 300_000 },
    );
    expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
    expect(await main.stop()).toBe(0);
    const output = main.output() + main.errors();
    expect(output).toContain('webhook.stored');
    expect(output).not.toMatch(/MAIN-SECRET|buyer@example\.com|Error/);
  });

  test('main.ts는 환경 변수가 빠지면 그 이름을 적고 시작하지 않는다', async () => {
    const main = start({ DATABASE_URL: '' });
    await vi.waitFor(
      () => {
        expect(main.errors()).toContain('환경 변수 DATABASE_URL이(가) 없다');
      },
      { timeout: 300_000 },
    );
    expect(await main.stop()).toBe(1);
  });
}
