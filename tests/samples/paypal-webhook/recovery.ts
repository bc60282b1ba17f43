import { expect, test, vi } from 'vitest';
import type { WebhookSample } from '../../support/webhook-sample';

/** Retries, the watch on given-up events and reconciliation. */
export function testRecovery(sample: WebhookSample): void {
  const { db, deliver, drain, log, modules, parts, paypal, project, rows, subscriptionIs } = sample;

  const activated = {
    id: 'WH-1',
    event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
    resource: { id: 'I-1' },
  };
  const events = 'select attempts, outcome, last_error from paypal_webhook_events';
  const subscriptionPath = 'GET /v1/billing/subscriptions/I-1';

  function makeDue(): Promise<unknown> {
    return rows('update paypal_webhook_events set next_attempt_at = now()');
  }

  test('구독 행이 아직 없으면 실패로 남기고, 행이 생긴 뒤에 처리한다', async () => {
    await rows("delete from subscriptions where paypal_subscription_id = 'I-1'");
    await deliver(activated);
    expect(await drain()).toBe(1);
    expect(await rows(events)).toEqual([
      { attempts: 1, outcome: null, last_error: expect.stringContaining('I-1') as string },
    ]);
    await rows("insert into subscriptions (paypal_subscription_id) values ('I-1')");
    await makeDue();
    expect(await drain()).toBe(1);
    expect(await rows(events)).toEqual([{ attempts: 2, outcome: 'synced', last_error: null }]);
  });

  test('간격을 늘리며 열두 번, 모두 여섯 시간쯤 뒤에 포기하고 monitoring.sql로 되살린다', async () => {
    paypal.answer(subscriptionPath, { status: 500, body: {} });
    await deliver(activated);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await drain()).toBe(1);
      const [wait] = await rows(
        `select (extract(epoch from next_attempt_at - now()) / 60)::float as minutes
         from paypal_webhook_events`,
      );
      waits.push((wait as { minutes: number }).minutes);
      await makeDue();
    }
    expect(await drain()).toBe(0);
    // Each wait is spread by a tenth, so that events that failed together do not come back together.
    for (const [attempt, minutes] of waits.entries()) {
      const exact = Math.min(60, 2 ** attempt);
      expect(minutes).toBeGreaterThan(exact * 0.9 - 0.5);
      expect(minutes).toBeLessThan(exact * 1.1 + 0.5);
    }
    const longest = waits.slice(6);
    expect(Math.max(...longest) - Math.min(...longest)).toBeGreaterThan(0.1);

    const [summary = '', toSee = '', revive = ''] = project.read('monitoring.sql').split(/;\n/);
    expect(await rows(summary)).toMatchObject([{ given_up: 1 }]);
    expect(await rows(toSee)).toMatchObject([{ event_id: 'WH-1', attempts: 12 }]);
    await rows(revive);
    subscriptionIs('ACTIVE');
    expect(await drain()).toBe(1);
    expect(await rows(events)).toMatchObject([{ outcome: 'synced' }]);
  });

  /** A promise and what lets it come. */
  function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  }

  test('먼저 읽고 나중에 쓰는 작업자는 더 늦게 읽은 상태를 덮지 않는다', async () => {
    const { opened, open } = gate();
    const answer = { id: 'I-1', status: 'ACTIVE', billing_info: {} };
    paypal.answer(subscriptionPath, { status: 200, body: answer, after: opened });
    const first = modules.syncSubscription(db, 'I-1');
    await vi.waitFor(() => {
      expect(paypal.calls()).toHaveLength(1);
    });
    subscriptionIs('CANCELLED');
    await modules.syncSubscription(db, 'I-1');
    open();
    expect(await first).toMatchObject({ result: 'stale' });
    expect(await rows('select status from subscriptions')).toEqual([{ status: 'CANCELLED' }]);
  });

  test('거래도 먼저 읽은 COMPLETED가 나중에 읽은 REFUNDED를 덮지 않는다', async () => {
    const { opened, open } = gate();
    const sale = (status: string): object => ({
      id: 'T1',
      status,
      time: '2026-03-01T00:00:01Z',
      amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '10.00' } },
    });
    const answer = { transactions: [sale('COMPLETED')] };
    const list = `${subscriptionPath}/transactions`;
    paypal.answer(list, { status: 200, body: answer, after: opened });
    const slow = modules.syncTransactions(db, 'I-1');
    await vi.waitFor(() => {
      expect(paypal.calls()).toHaveLength(1);
    });
    paypal.answer(list, { status: 200, body: { transactions: [sale('REFUNDED')] } });
    await modules.syncTransactions(db, 'I-1');
    open();
    await slow;
    expect(await rows('select status from subscription_transactions')).toEqual([
      { status: 'REFUNDED' },
    ]);
  });

  test('작업자는 데이터베이스 오류를 견디고, 신호가 오면 멈춘다', async () => {
    await deliver(activated);
    const stopping = new AbortController();
    let broken = true;
    const flaky = {
      query: (sql: string, params?: unknown[]) => {
        if (broken) {
          broken = false;
          return Promise.reject(new Error('connection lost'));
        }
        return db.query(sql, params);
      },
    };
    const worker = modules.runWorker({ ...parts, db: flaky }, stopping.signal);
    await vi.waitFor(
      async () => {
        expect(await rows(events)).toMatchObject([{ outcome: 'synced' }]);
      },
      { timeout: 300_000 },
    );
    stopping.abort();
    await worker;
    expect(log).toHaveBeenCalledWith('worker.error', expect.anything());
  });

  test('같은 상품의 두 번째 구독은 취소하고, 취소하지 못하면 다음 차례에 다시 취소한다', async () => {
    const cancel = '/v1/billing/subscriptions/I-1/cancel';
    await db.exec(`insert into users (email) values ('buyer@example.com');
      insert into products (paypal_product_id) values ('PROD-1');
      update subscriptions set user_id = 1, product_id = 1;
      insert into subscriptions (paypal_subscription_id, user_id, product_id, status)
        values ('I-0', 1, 1, 'ACTIVE')`);
    const i0 = 'GET /v1/billing/subscriptions/I-0';
    paypal.answer(i0, { status: 200, body: { id: 'I-0', status: 'ACTIVE' } });
    paypal.answer(`${i0}/transactions`, { status: 200, body: {} });
    paypal.answer(`POST ${cancel}`, { status: 422, body: {} }, () => {
      subscriptionIs('CANCELLED');
      return { status: 204 };
    });
    await deliver(activated);
    await drain();
    expect(await rows(events)).toMatchObject([
      { outcome: null, last_error: 'PayPal HTTP 422 UNREADABLE' },
    ]);
    await makeDue();
    await drain();
    expect(await rows(events)).toMatchObject([{ outcome: 'synced' }]);
    expect(
      paypal
        .calls()
        .filter(({ method }) => method === 'POST')
        .at(-1),
    ).toMatchObject({
      path: cancel,
      body: '{"reason":"같은 상품의 구독이 이미 있다"}',
    });
    expect(log).toHaveBeenCalledWith('sync.duplicate_cancelled', { subscriptionId: 'I-1' });
    expect(
      await rows('select paypal_subscription_id as id, status from subscriptions order by id'),
    ).toEqual([
      { id: 'I-0', status: 'ACTIVE' },
      { id: 'I-1', status: 'CANCELLED' },
    ]);
  });

  test('막은 구독의 취소를 놓쳤으면 새 구독을 취소하지 않고 둘 다 맞춘다', async () => {
    await db.exec(`insert into users (email) values ('buyer@example.com');
      insert into products (paypal_product_id) values ('PROD-1');
      update subscriptions set user_id = 1, product_id = 1, status = 'APPROVAL_PENDING';
      insert into subscriptions (paypal_subscription_id, user_id, product_id, status, paypal_synced_at)
        values ('I-0', 1, 1, 'ACTIVE', '2026-01-01')`);
    const i0 = 'GET /v1/billing/subscriptions/I-0';
    paypal.answer(i0, { status: 200, body: { id: 'I-0', status: 'CANCELLED' } });
    paypal.answer(`${i0}/transactions`, { status: 200, body: {} });
    paypal.answer('POST /v1/billing/subscriptions/I-1/cancel', { status: 204 });
    subscriptionIs('ACTIVE');
    await modules.reconcile(parts);
    expect(paypal.calls().filter(({ method }) => method === 'POST')).toEqual([]);
    expect(
      await rows('select paypal_subscription_id as id, status from subscriptions order by id'),
    ).toEqual([
      { id: 'I-0', status: 'CANCELLED' },
      { id: 'I-1', status: 'ACTIVE' },
    ]);
  });

  test('대조는 놓친 취소와 환불을 메우고 읽지 못한 구독을 알린다', async () => {
    await rows(`insert into subscriptions (paypal_subscription_id, status)
      values ('I-2', 'ACTIVE'), ('I-3', 'CANCELLED')`);
    const refunded = {
      id: 'T1',
      status: 'REFUNDED',
      time: '2026-03-01T00:00:01Z',
      amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '10.00' } },
    };
    subscriptionIs('CANCELLED', [refunded]);
    expect(await modules.reconcile(parts)).toMatchObject({
      checked: 2,
      changed: ['I-1'],
      failures: [{ id: 'I-2' }],
    });
    expect(await rows('select status from subscription_transactions')).toEqual([
      { status: 'REFUNDED' },
    ]);
  });

  test('대조는 결제가 저장되기 전에 끝난 구독의 결제도 채운다', async () => {
    await rows(`update subscriptions set status = 'CANCELLED', last_payment =
      jsonb_build_object('time', now() - interval '2 days') where paypal_subscription_id = 'I-1'`);
    const paid = { currency_code: 'USD', value: '10.00' };
    const time = new Date().toISOString();
    const amount_with_breakdown = { gross_amount: paid };
    subscriptionIs('CANCELLED', [{ id: 'T1', status: 'COMPLETED', time, amount_with_breakdown }]);
    expect(await modules.reconcile(parts)).toMatchObject({ checked: 1, failures: [] });
    expect(await rows('select status from subscription_transactions')).toEqual([
      { status: 'COMPLETED' },
    ]);
  });
}
