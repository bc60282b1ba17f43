import { execFile } from 'node:child_process';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, postJson } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

/** Roles, the user dashboard and the start of the server. */
export function testServer(sample: SubscriptionSample): void {
  const { db, paypal, project, rows, server, signIn } = sample;

  const user = { id: 1, role: 'user' } as const;
  const admin = { id: 2, role: 'admin' } as const;
  const mine = `${server}/api/me/subscriptions`;
  const path1 = '/v1/billing/subscriptions/I-1';
  const show = `GET ${path1}?fields=last_failed_payment%2Cplan`;
  const refused = [409, { error: '내 구독이 아니거나 지금 할 수 없는 일이다' }];

  describe('권한', () => {
    test.each([
      ['POST', '/api/plans', 401, 403],
      ['POST', '/api/subscriptions', 401, 500],
      ['POST', '/api/subscriptions/activate', 401, 500],
      ['GET', '/api/me/subscriptions', 401, 200],
      ['POST', '/api/webhooks/paypal', 200, 200],
    ])('%s %s: 손님에게는 %i, 사용자에게는 %i', async (method, route, guest, signedIn) => {
      expect((await fetch(server + route, { method })).status).toBe(guest);
      signIn(user);
      expect((await fetch(server + route, { method })).status).toBe(signedIn);
      expect(paypal.calls()).toEqual([]);
    });

    test('관리자의 플랜 생성은 막지 않는다', async () => {
      signIn(admin);
      const [status, body] = await answerOf(postJson(`${server}/api/plans`, {}));
      expect([status, body]).toEqual([
        500,
        { error: expect.stringContaining('product_id') as string },
      ]);
    });
  });

  describe('사용자 대시보드', () => {
    beforeEach(async () => {
      await db.exec(`
      insert into products (paypal_product_id) values ('PROD-1'), ('PROD-2');
      insert into plans (paypal_plan_id, product_id, name, status) values
        ('P-1', 1, '월간', 'ACTIVE'), ('P-2', 1, '연간', 'ACTIVE'),
        ('P-3', 2, '다른 상품', 'ACTIVE'), ('P-4', 1, '옛 플랜', 'INACTIVE');
      insert into subscriptions (paypal_subscription_id, plan_id, user_id, status)
        values ('I-1', 1, 1, 'ACTIVE'), ('I-2', 1, 2, 'ACTIVE');
      insert into subscription_transactions
        (subscription_id, paypal_transaction_id, amount, currency_code, transaction_type, status)
        values (1, 'S-1', 9.9, 'USD', 'PAYMENT', 'COMPLETED')`);
      signIn(user);
    });

    test('내 구독과 결제 내역만 보인다', async () => {
      expect(await (await fetch(mine)).json()).toMatchObject([
        { paypal_subscription_id: 'I-1', plan_name: '월간', status: 'ACTIVE', quantity: 1 },
      ]);
      expect(await (await fetch(`${mine}/I-1/payments`)).json()).toMatchObject([
        { paypal_transaction_id: 'S-1', amount: '9.90', currency_code: 'USD', status: 'COMPLETED' },
      ]);
      signIn(admin);
      expect(await (await fetch(`${mine}/I-1/payments`)).json()).toEqual([]);
    });

    test.each([
      ['pause', 'suspend', 'ACTIVE', 'SUSPENDED'],
      ['resume', 'activate', 'SUSPENDED', 'ACTIVE'],
      ['cancel', 'cancel', 'SUSPENDED', 'CANCELLED'],
    ])('%s는 PayPal의 %s를 부르고 %s였던 상태를 %s로 저장한다', async (action, call, from, to) => {
      await rows(`update subscriptions set status = '${from}' where id = 1`);
      paypal.answer(`POST ${path1}/${call}`, { status: 204 });
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: to, links: [] } });
      expect(await answerOf(postJson(`${mine}/I-1/${action}`, { reason: '여행' }))).toEqual([
        200,
        { subscriptionID: 'I-1', status: to },
      ]);
      expect(paypal.calls()[0]).toMatchObject({
        method: 'POST',
        path: `${path1}/${call}`,
        body: '{"reason":"여행"}',
      });
      expect(await rows('select status from subscriptions where id = 1')).toEqual([{ status: to }]);
    });

    test.each([
      ['남의 구독', 'I-2/pause'],
      ['없는 구독', 'I-9/pause'],
      ['ACTIVE 구독의 재개', 'I-1/resume'],
      ['없는 동작', 'I-1/destroy'],
      ['객체가 물려받은 이름', 'I-1/toString'],
    ])('%s에는 같은 409로 답하고 PayPal을 부르지 않는다', async (_name, target) => {
      expect(await answerOf(postJson(`${mine}/${target}`, { reason: '여행' }))).toEqual(refused);
      expect(paypal.calls()).toEqual([]);
    });

    test('사유는 1–128자다', async () => {
      for (const reason of [undefined, '', '가'.repeat(129)]) {
        expect(await answerOf(postJson(`${mine}/I-1/pause`, { reason }))).toEqual([
          500,
          { error: 'reason: 1–128자 문자열' },
        ]);
      }
      expect(paypal.calls()).toEqual([]);
    });

    test('PayPal이 거절하면 500과 이유를 주고 상태를 바꾸지 않는다', async () => {
      const body = { name: 'UNPROCESSABLE_ENTITY', message: '상태가 다르다', debug_id: 'd1' };
      paypal.answer(`POST ${path1}/suspend`, { status: 422, body });
      expect(await answerOf(postJson(`${mine}/I-1/pause`, { reason: '여행' }))).toEqual([
        500,
        { error: '422 UNPROCESSABLE_ENTITY: 상태가 다르다 (debug_id d1)' },
      ]);
      expect(await rows('select status from subscriptions where id = 1')).toEqual([
        { status: 'ACTIVE' },
      ]);
    });

    test('플랜 변경은 revise를 부르고 다시 승인할 주소를 준다', async () => {
      const href = 'https://www.paypal.com/approve';
      paypal.answer(`POST ${path1}/revise`, {
        status: 200,
        body: { links: [{ rel: 'approve', href }] },
      });
      expect(await answerOf(postJson(`${mine}/I-1/plan`, { plan_id: 'P-2' }))).toEqual([
        200,
        { approve: href },
      ]);
      expect(JSON.parse(paypal.calls()[0]?.body ?? '')).toEqual({
        plan_id: 'P-2',
        application_context: {
          locale: 'ko-KR',
          return_url: 'https://shop.test/subscription/changed',
          cancel_url: 'https://shop.test/subscription',
        },
      });
    });

    test.each([
      ['다른 상품의 플랜', 'I-1', 'P-3'],
      ['비활성 플랜', 'I-1', 'P-4'],
      ['남의 구독', 'I-2', 'P-2'],
    ])('%s으로는 바꾸지 못한다', async (_name, id, plan_id) => {
      expect(await answerOf(postJson(`${mine}/${id}/plan`, { plan_id }))).toEqual(refused);
      expect(paypal.calls()).toEqual([]);
    });
  });

  test('main.ts는 환경 변수가 빠지면 빠진 이름을 모두 적고 시작하지 않는다', async () => {
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const missing = { PAYPAL_API: '', PAYPAL_CLIENT_SECRET: '', DATABASE_URL: '', SITE_URL: '' };
    const env = { ...process.env, ...missing };
    const [code, stderr] = await new Promise<[unknown, string]>((resolve) => {
      execFile(
        process.execPath,
        [tsx, 'main.ts'],
        { cwd: project.folder, env },
        (error, _out, err) => {
          resolve([error?.code, err]);
        },
      );
    });
    expect(code).toBe(1);
    expect(stderr).toContain(
      '환경 변수가 없다: PAYPAL_API, PAYPAL_CLIENT_SECRET, DATABASE_URL, SITE_URL',
    );
  });
}
