import { beforeEach, describe, expect, test } from 'vitest';
import { stateRefusal } from '../../support/fake-paypal';
import { postJson } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

/** The six events of the sample, the three that the guide adds, the others, and failures. */
export function testWebhook(sample: SubscriptionSample): void {
  const { app, appOver, db, log, paypal, rows, signIn } = sample;

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
  const failed = {
    event_type: 'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
    resource: {
      id: 'I-1',
      status: 'ACTIVE',
      billing_info: {
        last_failed_payment: {
          amount: { currency_code: 'USD', value: '19.80' },
          time: '2030-02-01T10:00:00Z',
          reason_code: 'PAYMENT_DENIED',
        },
        next_billing_time: '2030-03-01T10:00:00Z',
      },
    },
  };
  const shown = '/v1/billing/subscriptions/I-1?fields=last_failed_payment%2Cplan';
  const show = `GET ${shown}`;
  const broken = { query: () => Promise.reject(new Error('connection lost')) };

  const created: Delivered = {
    event_type: 'BILLING.SUBSCRIPTION.CREATED',
    resource: { id: 'I-1' },
  };
  const activated: Delivered = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: active };
  const suspended: Delivered = { event_type: 'BILLING.SUBSCRIPTION.SUSPENDED', resource: active };
  const expired: Delivered = { event_type: 'BILLING.SUBSCRIPTION.EXPIRED', resource: active };
  const cancelled: Delivered = { event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: active };
  const completed: Delivered = { event_type: 'PAYMENT.SALE.COMPLETED', resource: sale };
  const denied: Delivered = { event_type: 'PAYMENT.SALE.DENIED', resource: { ...sale, id: 'S-2' } };

  /** Sends a body to the route, which must answer 200 with the text OK. */
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

  test('EXPIRED는 상태를 바꾸고 다음 청구 시각을 비워, 같은 상품을 다시 살 수 있다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name, sellable)
        values ('P-1', 1, '3개월', true);
      insert into subscriptions (paypal_subscription_id, user_id, product_id) values ('I-1', 1, 1)`);
    signIn({ id: 1, role: 'user' });
    paypal.answer('POST /v1/billing/subscriptions', { status: 201, body: { id: 'I-2' } });
    const buy = (): Promise<Response> =>
      postJson(`${app}/api/subscriptions`, { plan_id: 'P-1', subscriber: {} });
    await deliver(activated);
    expect((await buy()).status).toBe(409);
    await deliver(expired);
    expect(await subscription()).toEqual({ status: 'EXPIRED', next_billing_time: null });
    expect((await buy()).status).toBe(201);
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

  describe('같은 상품의 두 번째 구독', () => {
    const cancel = '/v1/billing/subscriptions/I-1/cancel';
    const rival = shown.replace('I-1', 'I-0');
    const showRival = `GET ${rival}`;
    const conflict = stateRefusal('SUBSCRIPTION_STATUS_INVALID');
    const calls = (): unknown => paypal.calls().map(({ path, body }) => [path, body]);
    const states = async (): Promise<unknown> =>
      rows('select paypal_subscription_id as id, status from subscriptions order by id');

    beforeEach(async () => {
      await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
        insert into subscriptions (paypal_subscription_id, user_id, product_id, status)
          values ('I-0', 1, 1, 'ACTIVE'), ('I-1', 1, 1, 'APPROVAL_PENDING')`);
      paypal.answer(showRival, { status: 200, body: { id: 'I-0', status: 'ACTIVE' } });
    });

    test('ACTIVATED가 오면 PayPal에서 취소하고 사본에 CANCELLED로 적는다', async () => {
      paypal.answer(show, { status: 200, body: { ...active, status: 'ACTIVE' } });
      paypal.answer(`POST ${cancel}`, { status: 204 });
      await deliver(activated);
      expect(calls()).toEqual([
        [shown, ''],
        [rival, ''],
        [cancel, '{"reason":"같은 상품의 구독이 이미 있다"}'],
      ]);
      expect(await states()).toEqual([
        { id: 'I-0', status: 'ACTIVE' },
        { id: 'I-1', status: 'CANCELLED' },
      ]);
      expect(log.error).toHaveBeenCalledExactlyOnceWith(
        '중복 구독 I-1을 취소한다. 방금 결제됐으면 환불한다',
      );
    });

    test('SALE.COMPLETED가 먼저 와도 결제를 남기고 취소한다', async () => {
      paypal.answer(`POST ${cancel}`, { status: 204 });
      paypal.answer(show, { status: 200, body: { ...active, status: 'ACTIVE' } });
      await deliver(completed);
      expect(await states()).toContainEqual({ id: 'I-1', status: 'CANCELLED' });
      expect(await rows('select status from subscription_transactions')).toHaveLength(1);
    });

    test('PayPal에서는 두 번째가 아니면 위조한 이벤트가 무엇을 적든 취소하지 않는다', async () => {
      paypal.answer(show, { status: 200, body: { ...active, status: 'CANCELLED' } });
      await deliver(activated);
      expect(calls()).toEqual([[shown, '']]);
      expect(await states()).toContainEqual({ id: 'I-1', status: 'CANCELLED' });
    });

    test('이벤트가 위조해 살린 다른 구독 때문에 진짜 구독을 취소하지 않는다', async () => {
      await db.exec(
        "update subscriptions set status = 'CANCELLED' where paypal_subscription_id = 'I-0'",
      );
      await db.exec(
        "update subscriptions set status = 'ACTIVE' where paypal_subscription_id = 'I-1'",
      );
      paypal.answer(show, { status: 200, body: { ...active, status: 'ACTIVE' } });
      paypal.answer(showRival, { status: 200, body: { id: 'I-0', status: 'CANCELLED' } });
      paypal.answer(`POST ${cancel}`, { status: 204 });
      await deliver(
        cancelled,
        { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: 'I-0' } },
        completed,
      );
      expect(paypal.calls().map(({ path }) => path)).not.toContain(cancel);
      expect(await states()).toEqual([
        { id: 'I-0', status: 'CANCELLED' },
        { id: 'I-1', status: 'ACTIVE' },
      ]);
    });

    test('취소하지 못하면 로그에 남기고, 그 구독의 다음 이벤트에 취소한다', async () => {
      const body = { name: 'INTERNAL_SERVER_ERROR', message: '고장', debug_id: 'd1' };
      paypal.answer(show, { status: 200, body: { ...active, status: 'ACTIVE' } });
      paypal.answer(`POST ${cancel}`, { status: 500, body }, { status: 204 });
      await deliver(activated);
      expect(await states()).toContainEqual({ id: 'I-1', status: 'APPROVAL_PENDING' });
      expect(log.error.mock.calls).toEqual([
        ['중복 구독 I-1을 취소한다. 방금 결제됐으면 환불한다'],
        [expect.stringMatching(/^POST \/api\/webhooks\/paypal 실패: .*debug_id d1/)],
      ]);
      await deliver(completed);
      expect(await states()).toContainEqual({ id: 'I-1', status: 'CANCELLED' });
    });

    test('activate가 이미 취소했으면 다시 읽어 CANCELLED로 적는다', async () => {
      paypal.answer(`POST ${cancel}`, conflict);
      paypal.answer(
        show,
        { status: 200, body: { ...active, status: 'ACTIVE' } },
        { status: 200, body: { ...active, status: 'CANCELLED' } },
      );
      await deliver(activated);
      expect(await states()).toContainEqual({ id: 'I-1', status: 'CANCELLED' });
    });
  });

  test('SALE.COMPLETED는 두 번 와도 결제 한 줄을 남기고, 구독을 다시 읽어 다음 청구일을 옮긴다', async () => {
    const billing_info = { next_billing_time: '2030-03-01T10:00:00Z' };
    paypal.answer(show, { status: 200, body: { ...active, status: 'ACTIVE', billing_info } });
    await deliver(activated, completed, completed);
    expect(await subscription()).toEqual({
      status: 'ACTIVE',
      next_billing_time: new Date('2030-03-01T10:00:00Z'),
    });
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

  test('SALE.COMPLETED 뒤의 조회가 실패해도 결제는 남는다', async () => {
    await deliver(activated, completed);
    expect(await rows('select status from subscription_transactions')).toEqual([
      { status: 'COMPLETED' },
    ]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('UPDATED는 바뀐 플랜, 수량, 시작일, 다음 청구일을 사본에 옮긴다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name) values
        ('P-1', 1, '월간'), ('P-2', 1, '연간')`);
    const updated = {
      ...active,
      status: 'ACTIVE',
      plan_id: 'P-2',
      quantity: '3',
      start_time: '2030-01-15T00:00:00Z',
      billing_info: { next_billing_time: '2031-01-15T10:00:00Z' },
    };
    await deliver(
      { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { ...active, plan_id: 'P-1' } },
      { event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource: updated },
    );
    expect(
      await rows(`select status, plan_id, product_id, quantity, start_time, next_billing_time
        from subscriptions`),
    ).toEqual([
      {
        status: 'ACTIVE',
        plan_id: 2,
        product_id: 1,
        quantity: 3,
        start_time: new Date('2030-01-15T00:00:00Z'),
        next_billing_time: new Date('2031-01-15T10:00:00Z'),
      },
    ]);
    expect(log.info).not.toHaveBeenCalled();
  });

  test('상태 없는 UPDATED는 상태를 그대로 둔다', async () => {
    await deliver(activated, {
      event_type: 'BILLING.SUBSCRIPTION.UPDATED',
      resource: { id: 'I-1', quantity: '5' },
    });
    expect(await rows('select status, quantity, next_billing_time from subscriptions')).toEqual([
      { status: 'ACTIVE', quantity: 5, next_billing_time: new Date('2030-02-01T10:00:00Z') },
    ]);
  });

  test('PAYMENT.FAILED는 두 번 와도 금액과 사유가 든 실패 한 줄을 남긴다', async () => {
    await deliver(activated, failed, failed);
    expect(await rows('select * from subscription_transactions')).toMatchObject([
      {
        subscription_id: 1,
        paypal_transaction_id: 'I-1 2030-02-01T10:00:00Z',
        transaction_type: 'PAYMENT',
        status: 'FAILED',
        reason: 'PAYMENT_DENIED',
        amount: '19.80',
        currency_code: 'USD',
        transaction_time: new Date('2030-02-01T10:00:00Z'),
      },
    ]);
    expect(await subscription()).toEqual({
      status: 'ACTIVE',
      next_billing_time: new Date('2030-03-01T10:00:00Z'),
    });
    expect(log.error).toHaveBeenCalledWith('결제 실패: 구독 I-1');
  });

  test('PAYMENT.FAILED와 SALE.DENIED로 온 한 번의 실패는 하나로 센다', async () => {
    const now = new Date().toISOString();
    const { last_failed_payment } = failed.resource.billing_info;
    await deliver(
      activated,
      { ...denied, resource: { ...sale, id: 'S-2', create_time: now } },
      {
        ...failed,
        resource: {
          ...failed.resource,
          billing_info: { last_failed_payment: { ...last_failed_payment, time: now } },
        },
      },
    );
    expect(await rows('select attempts::int, failed::int from payment_failure_rate')).toEqual([
      { attempts: 1, failed: 1 },
    ]);
    expect(await rows('select failures::int, amount, reason from failing_subscriptions')).toEqual([
      { failures: 1, amount: '19.80', reason: 'PAYMENT_DENIED' },
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

  test('웹훅은 custom_id에 무엇이 있어도 주인을 정하지 않는다', async () => {
    const ownedBy = (id: string, custom_id: string): Delivered => ({
      event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
      resource: { id, custom_id },
    });
    await deliver(ownedBy('I-1', '1'), ownedBy('I-2', 'order-7'));
    expect(await rows('select user_id from subscriptions')).toEqual([
      { user_id: null },
      { user_id: null },
    ]);
  });

  test('정해진 주인은 custom_id가 다르거나 가격이 재정의돼도 바뀌지 않는다', async () => {
    await rows("insert into subscriptions (paypal_subscription_id, user_id) values ('I-1', 1)");
    const resource = { ...active, custom_id: '2', plan_overridden: true };
    await deliver(
      { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource },
      { event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource },
    );
    expect(await rows('select user_id, status from subscriptions')).toEqual([
      { user_id: 1, status: 'ACTIVE' },
    ]);
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
    ['event_type에 다른 글이 섞였다', { event_type: 'X\n4111' }],
    ['구독 ID에 다른 글이 섞였다', { ...denied, resource: { billing_agreement_id: 'I-1\n4111' } }],
    ['구독 ID가 없다', { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: {} }],
    ['구독보다 결제가 먼저 왔다', completed],
    ['본문이 100 kB를 넘는다', JSON.stringify('가'.repeat(60_000))],
  ])('처리하지 못해도(%s) 200 OK로 답하고 오류를 기록한다', async (_name, body) => {
    await send(body);
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('4111');
    expect(await rows('select id from subscription_transactions')).toEqual([]);
  });

  test('Express가 같은 라우트로 보는 주소에도 실패를 200 OK로 답한다', async () => {
    for (const path of [
      '/api/webhooks/paypal/',
      '/API/Webhooks/PayPal',
      '/api/webhooks/paypal?a=/',
    ]) {
      expect((await postJson(app + path, {})).status).toBe(200);
    }
    expect(log.error).toHaveBeenCalledTimes(3);
  });

  test('데이터베이스가 멈춰도 200 OK로 답한다', async () => {
    await send(activated, await appOver(broken));
    expect(log.error).toHaveBeenCalledOnce();
  });
}
