import { describe, expect, test } from 'vitest';
import { serve } from '../../support/http';
import { VERIFY, type WebhookSample } from '../../support/webhook-sample';

/** Receiving, storing and processing one event. */
export function testHandler(sample: WebhookSample): void {
  const { deliver, drain, log, modules, notify, paypal, rows, subscriptionIs, verify } = sample;

  const activated = event('WH-1', 'BILLING.SUBSCRIPTION.ACTIVATED');
  const payment = {
    id: 'T1',
    status: 'COMPLETED',
    time: '2026-03-01T00:00:01Z',
    amount_with_breakdown: { gross_amount: { currency_code: 'USD', value: '10.00' } },
  };

  function event(id: string, event_type: string, resource: object = { id: 'I-1' }): object {
    return { id, event_type, resource };
  }

  function logged(): readonly string[] {
    return log.mock.calls.map(([message]) => message);
  }

  describe('받기', () => {
    test('원문을 그대로 검증하고 저장한 뒤 200 OK로 답하고, 처리는 나중에 한다', async () => {
      const raw =
        '{\r\n  "id":"WH-1", "event_type": "BILLING.SUBSCRIPTION.ACTIVATED",\n "resource": {"id":"I-1", "이름":"\\ud55c글🙂", "v": 0.0 } }';
      expect(await deliver(raw)).toEqual([200, 'OK']);
      const [call, ...others] = paypal.calls();
      expect(others).toEqual([]);
      expect(call?.body).toContain(`"webhook_event":${raw}}`);
      expect(JSON.parse(call?.body ?? '')).toMatchObject({
        auth_algo: 'SHA256withRSA',
        cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        transmission_id: 't-1',
        transmission_sig: 'c2ln',
        transmission_time: '2026-03-01T00:00:05Z',
        webhook_id: 'WEBHOOK1',
      });
      expect(await rows('select raw_body, processed_at from paypal_webhook_events')).toEqual([
        { raw_body: raw, processed_at: null },
      ]);
    });

    test('같은 이벤트는 동시에 와도 한 번만 저장하고 한 번만 처리한다', async () => {
      const both = await Promise.all([deliver(activated), deliver(activated)]);
      expect([...both, await deliver(activated)]).toEqual(Array(3).fill([200, 'OK']));
      expect(await drain()).toBe(1);
      expect(await deliver(activated)).toEqual([200, 'OK']);
      expect(await drain()).toBe(0);
      expect(logged().filter((message) => message === 'webhook.stored')).toHaveLength(1);
      expect(logged().filter((message) => message === 'webhook.duplicate')).toHaveLength(3);
    });

    test('서명이 FAILURE면 401로 거절하고 저장하지 않는다', async () => {
      paypal.answer(VERIFY, { status: 200, body: { verification_status: 'FAILURE' } });
      expect(await deliver(activated)).toEqual([401, 'Invalid Signature']);
      expect(await rows('select event_id from paypal_webhook_events')).toEqual([]);
      expect(logged()).toEqual(['webhook.bad_signature']);
    });

    test.each([
      ['검증 호출이 503이면', VERIFY, { status: 503, body: {} }],
      ['검증 호출이 엉뚱한 본문이면', VERIFY, { status: 200, body: { hello: 1 } }],
      ['토큰을 받지 못하면', 'POST /v1/oauth2/token', { status: 500, body: {} }],
    ])('%s 503으로 답해 다시 받고, 되살아나면 저장한다', async (_name, route, answer) => {
      // A fresh client has no token yet.
      const fresh = modules.createPayPalClient({
        baseUrl: paypal.url,
        clientId: 'client',
        clientSecret: 'secret',
        webhookId: 'WEBHOOK1',
      });
      const origin = await serve(modules.createApp({ db: sample.db, verify: fresh.verify, log }));
      paypal.answer(route, answer);
      expect(await deliver(activated, {}, origin)).toEqual([503, 'Try Again']);
      expect(await rows('select event_id from paypal_webhook_events')).toEqual([]);

      paypal.answer('POST /v1/oauth2/token', {
        status: 200,
        body: { access_token: 'TOKEN', expires_in: 3600 },
      });
      paypal.answer(VERIFY, { status: 200, body: { verification_status: 'SUCCESS' } });
      expect(await deliver(activated, {}, origin)).toEqual([200, 'OK']);
    });

    test('토큰이 만료되면(401) 그 전송은 503이고 다음 전송은 새 토큰으로 통과한다', async () => {
      const success = { status: 200, body: { verification_status: 'SUCCESS' } };
      paypal.answer(VERIFY, { status: 401, body: {} }, success);
      expect((await deliver(activated))[0]).toBe(503);
      expect((await deliver(activated))[0]).toBe(200);
      expect(paypal.tokenCalls().length).toBeGreaterThanOrEqual(1);
    });

    test.each([
      ['PAYPAL-AUTH-ALGO', { 'PAYPAL-AUTH-ALGO': '' }, activated],
      ['PAYPAL-CERT-URL', { 'PAYPAL-CERT-URL': '' }, activated],
      ['PAYPAL-TRANSMISSION-ID', { 'PAYPAL-TRANSMISSION-ID': '' }, activated],
      ['PAYPAL-TRANSMISSION-SIG', { 'PAYPAL-TRANSMISSION-SIG': '' }, activated],
      ['PAYPAL-TRANSMISSION-TIME', { 'PAYPAL-TRANSMISSION-TIME': '' }, activated],
      ['JSON', {}, 'not json'],
      ['본문', {}, ''],
      ['객체', {}, '[]'],
      ['event_type', {}, '{"id":"WH-1"}'],
      ['JSON 값 하나', {}, '{"id":"WH-1","event_type":"X"},"webhook_id":"EVIL"'],
    ])('%s이(가) 빠진 요청은 검증을 부르지 않고 400으로 거절한다', async (_name, headers, body) => {
      expect((await deliver(body, headers))[0]).toBe(400);
      expect(paypal.calls()).toEqual([]);
    });

    test('1 MB를 넘는 본문은 413이고, Content-Type은 가리지 않는다', async () => {
      expect((await deliver('x'.repeat(2_000_000)))[0]).toBe(413);
      expect((await deliver(activated, { 'Content-Type': 'text/plain' }))[0]).toBe(200);
    });

    test('데이터베이스가 멈추면 500으로 답해 PayPal이 다시 보내게 한다', async () => {
      const broken = { query: () => Promise.reject(new Error('connection lost')) };
      const origin = await serve(modules.createApp({ db: broken, verify, log }));
      expect((await deliver(activated, {}, origin))[0]).toBe(500);
      expect(logged()).toContain('http.error');
    });
  });

  describe('처리', () => {
    test('구독과 거래를 다시 읽어 상태와 결제를 저장한다', async () => {
      subscriptionIs('ACTIVE', [payment]);
      await deliver(activated);
      expect(await drain()).toBe(1);
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
      expect(await rows('select * from subscription_transactions')).toMatchObject([
        {
          paypal_transaction_id: 'T1',
          amount: '10.00',
          currency_code: 'USD',
          transaction_type: 'PAYMENT',
          status: 'COMPLETED',
        },
      ]);
    });

    test('모르는 이벤트는 200으로 받아 기록만 남기고 PayPal에 묻지 않는다', async () => {
      expect(await deliver(event('WH-9', 'BILLING.PLAN.CREATED'))).toEqual([200, 'OK']);
      const asked = paypal.calls().length;
      expect(await drain()).toBe(1);
      expect(paypal.calls()).toHaveLength(asked);
      expect(log).toHaveBeenLastCalledWith('webhook.unhandled', {
        eventId: 'WH-9',
        type: 'BILLING.PLAN.CREATED',
      });
      expect(await rows('select outcome from paypal_webhook_events')).toEqual([
        { outcome: 'unhandled' },
      ]);
    });

    test('정지 뒤에 늦게 온 ACTIVATED는 구독을 SUSPENDED로 둔다', async () => {
      subscriptionIs('SUSPENDED');
      await deliver(event('WH-2', 'BILLING.SUBSCRIPTION.SUSPENDED'));
      await drain();
      await deliver(activated);
      await drain();
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'SUSPENDED' }]);
    });

    test('결제 실패는 이벤트 ID와 함께 알리고 상태를 바꾸지 않는다', async () => {
      await deliver(event('WH-1', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'));
      await deliver(
        event('WH-2', 'PAYMENT.SALE.DENIED', { id: 'S1', billing_agreement_id: 'I-1' }),
      );
      await drain();
      expect(notify.mock.calls).toEqual([
        ['I-1', 'WH-1'],
        ['I-1', 'WH-2'],
      ]);
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
    });
  });
}
