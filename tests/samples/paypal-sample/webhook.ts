import { beforeEach, expect, test } from 'vitest';
import { postJson, statusOf } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

/** The variant of the webhook handler: the events it knows, the others, failures, and whom it believes. */
export function testWebhook(sample: SubscriptionSample): void {
  const { app, appOver, db, eventLog, notify, paypal, rows } = sample;

  const path = 'GET /v1/billing/subscriptions/I-1';
  const ofSubscription = { id: 'I-1' };
  const ofSale = { id: 'S-1', billing_agreement_id: 'I-1' };

  interface Delivered {
    readonly event_type: string;
    readonly resource?: object;
  }

  /** Sends a body to the route, which must answer 200 with the text OK. */
  async function send(body: unknown, origin = app, route = '/api/webhooks/paypal'): Promise<void> {
    const response = await postJson(origin + route, body);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
  }

  function deliver(event: Delivered, origin = app): Promise<void> {
    return send({ id: 'WH-1', create_time: '2030-01-02T00:00:00Z', ...event }, origin);
  }

  function subscriptionIs(status: string, transactions: readonly object[] = []): void {
    const billing_info = { next_billing_time: '2030-02-01T10:00:00Z' };
    paypal.answer(path, { status: 200, body: { id: 'I-1', status, billing_info } });
    paypal.answer(`${path}/transactions`, { status: 200, body: { transactions } });
  }

  beforeEach(async () => {
    await db.exec("insert into subscriptions (paypal_subscription_id, user_id) values ('I-1', 1)");
    subscriptionIs('ACTIVE');
  });

  test.each([
    ['BILLING.SUBSCRIPTION.CREATED', ofSubscription, 'APPROVAL_PENDING'],
    ['BILLING.SUBSCRIPTION.ACTIVATED', ofSubscription, 'ACTIVE'],
    ['BILLING.SUBSCRIPTION.UPDATED', ofSubscription, 'ACTIVE'],
    ['BILLING.SUBSCRIPTION.SUSPENDED', ofSubscription, 'SUSPENDED'],
    ['BILLING.SUBSCRIPTION.EXPIRED', ofSubscription, 'EXPIRED'],
    ['BILLING.SUBSCRIPTION.CANCELLED', ofSubscription, 'CANCELLED'],
    ['PAYMENT.SALE.COMPLETED', ofSale, 'ACTIVE'],
    ['PAYMENT.SALE.DENIED', ofSale, 'ACTIVE'],
  ])('%s가 오면 PayPal에서 다시 읽은 상태를 적는다', async (event_type, resource, status) => {
    subscriptionIs(status);
    await deliver({ event_type, resource });
    expect(await rows('select status from subscriptions')).toEqual([{ status }]);
  });

  test('위조한 ACTIVATED는 상태도 이용도 바꾸지 못하고, 모르는 구독의 행을 만들지 못한다', async () => {
    subscriptionIs('APPROVAL_PENDING');
    const resource = {
      status: 'ACTIVE',
      billing_info: { next_billing_time: '2099-01-01T00:00:00Z' },
    };
    for (const id of ['I-1', 'I-FLOOD']) {
      await deliver({
        event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
        resource: { ...resource, id },
      });
    }
    expect(
      await rows('select status, can_use(status, paid_until, paid_at) from subscriptions'),
    ).toEqual([{ status: 'APPROVAL_PENDING', can_use: false }]);
    expect(paypal.calls().filter(({ path: called }) => called.includes('FLOOD'))).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['터널을 지나 다른 이름으로 온', { Host: 'abc.tunnel.example' }],
    ['Host를 고치는 프록시가 넘긴', { 'X-Forwarded-For': '203.0.113.9' }],
    ['표준 헤더를 쓰는 프록시가 넘긴', { Forwarded: 'for=203.0.113.9' }],
  ])('%s 요청에는 같은 200 OK로 답하고 아무것도 하지 않는다', async (_name, headers) => {
    const body = JSON.stringify({
      id: 'WH-1',
      event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
      resource: ofSubscription,
    });
    const status = await statusOf(`${app}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    expect(status).toBe(200);
    expect(paypal.calls()).toEqual([]);
    expect(await rows('select status from subscriptions')).toEqual([
      { status: 'APPROVAL_PENDING' },
    ]);
  });

  test('CANCELLED는 두 번 와도 CANCELLATION 줄을 한 번만 남긴다', async () => {
    subscriptionIs('CANCELLED');
    const event = { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: ofSubscription };
    await deliver(event);
    await deliver(event);
    expect(await rows('select * from subscription_transactions')).toMatchObject([
      {
        paypal_transaction_id: 'I-1',
        transaction_type: 'CANCELLATION',
        status: 'CANCELLED',
        amount: null,
        transaction_time: new Date('2030-01-02T00:00:00Z'),
      },
    ]);
  });

  test('SALE.COMPLETED는 두 번 와도 결제 한 줄을 남긴다', async () => {
    const gross_amount = { currency_code: 'USD', value: '19.80' };
    subscriptionIs('ACTIVE', [
      {
        id: 'S-1',
        status: 'COMPLETED',
        time: '2030-01-01T01:00:00Z',
        amount_with_breakdown: { gross_amount },
      },
    ]);
    await deliver({ event_type: 'PAYMENT.SALE.COMPLETED', resource: ofSale });
    await deliver({ event_type: 'PAYMENT.SALE.COMPLETED', resource: ofSale });
    expect(await rows('select * from subscription_transactions')).toMatchObject([
      {
        paypal_transaction_id: 'S-1',
        transaction_type: 'PAYMENT',
        status: 'COMPLETED',
        amount: '19.80',
        currency_code: 'USD',
      },
    ]);
  });

  test('PAYMENT.FAILED와 SALE.DENIED로 온 한 번의 실패는 하나로 센다', async () => {
    const time = new Date().toISOString();
    const amount = { currency_code: 'USD', value: '19.80' };
    await deliver({
      event_type: 'PAYMENT.SALE.DENIED',
      resource: { ...ofSale, create_time: time, amount: { total: '19.80', currency: 'USD' } },
    });
    await deliver({
      event_type: 'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      resource: {
        ...ofSubscription,
        billing_info: { last_failed_payment: { amount, time, reason_code: 'PAYMENT_DENIED' } },
      },
    });
    await db.exec('update subscription_transactions set transaction_time = now()');
    expect(await rows('select attempts::int, failed::int from payment_failure_rate')).toEqual([
      { attempts: 1, failed: 1 },
    ]);
    expect(await rows('select failures::int, amount, reason from failing_subscriptions')).toEqual([
      { failures: 1, amount: '19.80', reason: 'PAYMENT_DENIED' },
    ]);
    expect(notify).toHaveBeenCalledTimes(2);
  });

  test.each(['BILLING.PLAN.CREATED', 'constructor'])(
    '다루지 않는 이벤트 "%s"는 기록만 남긴다',
    async (event_type) => {
      await deliver({ event_type, resource: { id: 'P-1' } });
      expect(eventLog).toHaveBeenCalledExactlyOnceWith('webhook.unhandled', {
        eventId: 'WH-1',
        type: event_type,
      });
      expect(paypal.calls()).toEqual([]);
    },
  );

  test.each([
    ['JSON이 아니다', '{'],
    ['본문이 비었다', ''],
    ['event_type이 없다', { id: 'WH-1' }],
    ['event_type에 다른 글이 섞였다', { id: 'WH-1', event_type: 'X\n4111' }],
    [
      '모르는 구독이다',
      {
        id: 'WH-1',
        event_type: 'PAYMENT.SALE.COMPLETED',
        resource: { billing_agreement_id: 'I-9' },
      },
    ],
    ['본문이 100 kB를 넘는다', JSON.stringify('가'.repeat(60_000))],
  ])('처리하지 못해도(%s) 200 OK로 답하고 이유를 기록한다', async (_name, body) => {
    await send(body);
    expect(eventLog).toHaveBeenCalledExactlyOnceWith('webhook.failed', expect.anything());
    expect(JSON.stringify(eventLog.mock.calls)).not.toContain('4111');
    expect(await rows('select id from subscription_transactions')).toEqual([]);
  });

  test('구독 ID가 아닌 것은 PayPal의 경로에 넣지 않는다', async () => {
    const resource = { billing_agreement_id: 'I-1/cancel' };
    await deliver({ event_type: 'PAYMENT.SALE.COMPLETED', resource });
    expect(eventLog).toHaveBeenCalledWith('webhook.no_subscription_id', expect.anything());
    expect(paypal.calls()).toEqual([]);
  });

  test('Express가 같은 라우트로 보는 주소에도 200 OK로 답한다', async () => {
    for (const route of ['/', '?a=/']) {
      await send({}, app, `/api/webhooks/paypal${route}`);
    }
    await send({}, app, '/API/Webhooks/PayPal');
    expect(eventLog).toHaveBeenCalledTimes(3);
  });

  test('데이터베이스나 PayPal이 멈춰도 200 OK로 답한다', async () => {
    const broken = { query: () => Promise.reject(new Error('connection lost')) };
    const event = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: ofSubscription };
    await deliver(event, await appOver(broken));
    paypal.answer(path, { status: 500, body: {} });
    await deliver(event);
    expect(eventLog).toHaveBeenCalledTimes(2);
  });
}
