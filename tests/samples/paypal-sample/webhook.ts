import { expect, test } from 'vitest';
import { postJson } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

/** The six events of the sample, the others, and failures. */
export function testWebhook(sample: SubscriptionSample): void {
  const { app, appOver, log, rows } = sample;

  interface Delivered {
    readonly event_type: string;
    readonly resource?: object;
  }

  const active = {
    id: 'I-1',
    start_time: '2030-01-01T00:00:00Z',
    quantity: '2',
    billing_info: { next_billing_time: '2030-02-01T10:00:00Z' },
  };
  const sale = {
    id: 'S-1',
    billing_agreement_id: 'I-1',
    create_time: '2030-01-01T01:00:00Z',
    amount: { total: '19.80', currency: 'USD' },
  };
  const broken = { query: () => Promise.reject(new Error('connection lost')) };

  const created: Delivered = {
    event_type: 'BILLING.SUBSCRIPTION.CREATED',
    resource: { id: 'I-1' },
  };
  const activated: Delivered = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: active };
  const suspended: Delivered = { event_type: 'BILLING.SUBSCRIPTION.SUSPENDED', resource: active };
  const cancelled: Delivered = { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: active };
  const completed: Delivered = { event_type: 'PAYMENT.SALE.COMPLETED', resource: sale };
  const denied: Delivered = { event_type: 'PAYMENT.SALE.DENIED', resource: { ...sale, id: 'S-2' } };

  /** Sends a body to the route; whatever it is, the answer must be 200 with the text OK. */
  async function send(body: unknown, origin = app): Promise<void> {
    const response = await postJson(`${origin}/api/webhooks/paypal`, body);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
  }

  /** Sends events in order, all made at the same moment. */
  async function deliver(...events: readonly Delivered[]): Promise<void> {
    for (const event of events) {
      await send({ id: 'WH-1', create_time: '2030-01-02T00:00:00Z', ...event });
    }
  }

  async function subscription(): Promise<unknown> {
    return (await rows('select status, next_billing_time from subscriptions'))[0];
  }

  test('CREATED는 구독을 APPROVAL_PENDING으로 넣는다', async () => {
    await deliver(created);
    expect(await subscription()).toEqual({ status: 'APPROVAL_PENDING', next_billing_time: null });
  });

  test('ACTIVATED는 ACTIVE와 시작 시각, 다음 청구 시각, 수량을 적는다', async () => {
    await deliver(created, activated);
    expect(
      await rows('select status, start_time, next_billing_time, quantity from subscriptions'),
    ).toEqual([
      {
        status: 'ACTIVE',
        start_time: new Date('2030-01-01T00:00:00Z'),
        next_billing_time: new Date('2030-02-01T10:00:00Z'),
        quantity: 2,
      },
    ]);
  });

  test('SUSPENDED는 상태를 바꾸고 다음 청구 시각을 비운다', async () => {
    await deliver(activated, suspended);
    expect(await subscription()).toEqual({ status: 'SUSPENDED', next_billing_time: null });
  });

  test('CANCELLED는 상태를 바꾸고 CANCELLATION 줄을 한 번만 남긴다', async () => {
    await deliver(activated, cancelled, cancelled);
    expect(await subscription()).toEqual({ status: 'CANCELLED', next_billing_time: null });
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

  test('SALE.COMPLETED는 두 번 와도 결제 한 줄을 남기고 상태를 바꾸지 않는다', async () => {
    await deliver(created, completed, completed);
    expect(await subscription()).toMatchObject({ status: 'APPROVAL_PENDING' });
    expect(await rows('select * from subscription_transactions')).toMatchObject([
      {
        subscription_id: 1,
        paypal_transaction_id: 'S-1',
        transaction_type: 'PAYMENT',
        status: 'COMPLETED',
        amount: '19.80',
        currency_code: 'USD',
        transaction_time: new Date('2030-01-01T01:00:00Z'),
      },
    ]);
  });

  test('SALE.DENIED는 결제 실패로 남기고 상태를 바꾸지 않는다', async () => {
    await deliver(activated, denied);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
    expect(await rows('select status from subscription_transactions')).toEqual([
      { status: 'DENIED' },
    ]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith('결제 실패: 구독 I-1');
  });

  test('늦게 온 CREATED는 ACTIVE를 되돌리지 않는다', async () => {
    await deliver(activated, created);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
  });

  test('custom_id의 사용자가 주인이 되고, 한번 정해진 주인은 바뀌지 않는다', async () => {
    const ownedBy = (id: string, custom_id: string): Delivered => ({
      event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
      resource: { id, custom_id },
    });
    await deliver(ownedBy('I-1', '1'), ownedBy('I-1', '2'));
    await deliver(ownedBy('I-2', 'order-7'), ownedBy('I-3', '99'));
    expect(await rows('select user_id from subscriptions order by id')).toEqual([
      { user_id: 1 },
      { user_id: null },
      { user_id: null },
    ]);
  });

  test('가격을 재정의한 구독에는 주인을 넣지 않고, 나중에 알았으면 뺀다', async () => {
    const owned = { ...active, custom_id: '1' };
    await deliver({ event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: owned });
    const overridden = { ...owned, plan_overridden: true };
    await deliver({ event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: overridden });
    expect(await rows('select user_id from subscriptions')).toEqual([{ user_id: null }]);
  });

  test.each(['BILLING.PLAN.CREATED', 'PAYMENT.SALE.REFUNDED', 'constructor'])(
    '다루지 않는 이벤트 "%s"는 기록만 남긴다',
    async (event_type) => {
      await deliver({ event_type, resource: { id: 'P-1' } });
      expect(log.info).toHaveBeenCalledExactlyOnceWith(`처리하지 않는 이벤트: ${event_type}`);
      expect(log.error).not.toHaveBeenCalled();
      expect(await rows('select id from subscriptions')).toEqual([]);
    },
  );

  test.each([
    ['JSON이 아니다', '{'],
    ['본문이 비었다', ''],
    ['event_type이 없다', {}],
    ['구독 ID가 없다', { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: {} }],
    ['구독보다 결제가 먼저 왔다', completed],
    ['본문이 100 kB를 넘는다', JSON.stringify('가'.repeat(60_000))],
  ])('처리하지 못해도(%s) 200 OK로 답하고 오류를 기록한다', async (_name, body) => {
    await send(body);
    expect(log.error).toHaveBeenCalledOnce();
    expect(await rows('select id from subscription_transactions')).toEqual([]);
  });

  test('데이터베이스가 멈춰도 200 OK로 답한다', async () => {
    await send(activated, await appOver(broken));
    expect(log.error).toHaveBeenCalledOnce();
  });
}
