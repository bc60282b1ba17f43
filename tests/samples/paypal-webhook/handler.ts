import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HEADERS, implausible, plausible, VERIFY } from '../../support/deliveries';
import { serve } from '../../support/http';
import type { WebhookSample } from '../../support/webhook-sample';

/** Receiving, storing and processing one event. */
export function testHandler(sample: WebhookSample): void {
  const { db, deliver, drain, handlerWith, log, modules, notify, paypal } = sample;
  const { rows, subscriptionIs, verify } = sample;

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
        transmission_time: HEADERS['PAYPAL-TRANSMISSION-TIME'],
        webhook_id: 'WEBHOOK1',
      });
      expect(
        await rows('select raw_body, cert_url, processed_at from paypal_webhook_events'),
      ).toEqual([{ raw_body: raw, cert_url: HEADERS['PAYPAL-CERT-URL'], processed_at: null }]);
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

    test.each([400, 404, 413, 422])(
      '검증 호출이 %i로 거절하면 장애가 아니라 틀린 전송이다: 401로 답하고 저장하지 않는다',
      async (status) => {
        paypal.answer(VERIFY, { status, body: { name: 'INVALID_REQUEST', debug_id: 'd1' } });
        expect(await deliver(activated)).toEqual([401, 'Invalid Signature']);
        expect(await rows('select event_id from paypal_webhook_events')).toEqual([]);
        expect(log).toHaveBeenCalledWith('paypal.verify_refused', {
          reason: expect.stringContaining(`HTTP ${status} INVALID_REQUEST d1`) as string,
        });
      },
    );

    const success = { status: 200, body: { verification_status: 'SUCCESS' } };

    test.each([
      ['검증 호출이 503이면', VERIFY, { status: 503, body: {} }],
      ['검증 호출이 429면', VERIFY, { status: 429, body: { name: 'RATE_LIMIT_REACHED' } }],
      ['검증 호출이 408이면', VERIFY, { status: 408, body: {} }],
      ['권한이 없으면(403)', VERIFY, { status: 403, body: { name: 'NOT_AUTHORIZED' } }],
      ['검증 호출이 엉뚱한 본문이면', VERIFY, { status: 200, body: { hello: 1 } }],
      ['토큰을 받지 못하면', 'POST /v1/oauth2/token', { status: 500, body: {} }],
      ['자격 증명이 틀리면', 'POST /v1/oauth2/token', { status: 401, body: {} }],
      ['토큰 요청이 틀렸으면(400)', 'POST /v1/oauth2/token', { status: 400, body: {} }],
    ])('%s 503으로 답해 다시 받고, 되살아나면 저장한다', async (_name, route, answer) => {
      // A refused token is dropped, so that another must be asked for.
      paypal.answer(VERIFY, { status: 401, body: {} });
      paypal.answer(route, answer);
      expect(await deliver(activated)).toEqual([503, 'Try Again']);
      expect(await rows('select event_id from paypal_webhook_events')).toEqual([]);

      const token = { access_token: 'TOKEN', expires_in: 3600 };
      paypal.answer('POST /v1/oauth2/token', { status: 200, body: token });
      paypal.answer(VERIFY, success);
      expect(await deliver(activated)).toEqual([200, 'OK']);
    });

    test('검증 호출이 답하지 않으면 기다리다가 503으로 답한다', async () => {
      await deliver(activated); // there is a token
      paypal.answer(VERIFY, { status: 0 });
      const soon = AbortSignal.timeout(100);
      const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon);
      expect(await deliver(activated)).toEqual([503, 'Try Again']);
      expect(limit.mock.calls).toEqual([[10_000]]);
      limit.mockRestore();
      expect(log).toHaveBeenCalledWith(
        'webhook.verify_unavailable',
        expect.objectContaining({ reason: 'TimeoutError' }),
      );
    });

    test('토큰이 만료되면(401) 새 토큰으로 한 번만 더 묻는다', async () => {
      await deliver(activated); // there is a token
      const before = paypal.tokenCalls().length;
      paypal.answer(VERIFY, { status: 401, body: {} }, success);
      expect(await deliver(activated)).toEqual([200, 'OK']);
      expect(paypal.tokenCalls()).toHaveLength(before + 1);

      paypal.answer(VERIFY, { status: 401, body: {} });
      expect((await deliver(activated))[0]).toBe(503);
      expect(paypal.tokenCalls()).toHaveLength(before + 2);
      expect(paypal.calls()).toHaveLength(5);
    });

    test('되묻는 검증은 한꺼번에 20건까지만 묻고, 넘치면 묻지 않고 503으로 답한다', async () => {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      await deliver(activated); // there is a token
      paypal.answer(VERIFY, { ...success, after: gate });
      const first = Array.from({ length: 20 }, () => deliver(activated));
      await vi.waitFor(
        () => {
          expect(paypal.calls()).toHaveLength(21);
        },
        { timeout: 300_000 },
      );
      expect(await deliver(activated)).toEqual([503, 'Try Again']);
      expect(paypal.calls()).toHaveLength(21);
      release();
      expect(await Promise.all(first)).toEqual(Array(20).fill([200, 'OK']));
      expect((await deliver(activated))[0]).toBe(200);
    });

    test('한 주소의 틀린 전송이 한도를 넘으면 밖에 묻지 않고 429로 답하며, 맞는 전송은 세지 않는다', async () => {
      const origin = await handlerWith({ rejectedPerMinute: 3 });
      for (let count = 0; count < 10; count += 1) {
        expect((await deliver(activated, {}, origin))[0]).toBe(200);
      }
      paypal.answer(VERIFY, { status: 200, body: { verification_status: 'FAILURE' } });
      for (const expected of [401, 401, 401, 429, 429]) {
        expect((await deliver(activated, {}, origin))[0]).toBe(expected);
      }
      const asked = paypal.calls().length;
      log.mockClear();
      expect((await deliver('not json', {}, origin))[0]).toBe(429);
      expect((await deliver('x'.repeat(103_000), {}, origin))[0]).toBe(413);
      expect(paypal.calls()).toHaveLength(asked);
      expect(log).not.toHaveBeenCalled();
    });

    const genuine = { 'PAYPAL-TRANSMISSION-SIG': 'Z29vZA==' };
    /** Knows a genuine signature without asking anybody, as the local verification with its certificate. */
    const knowing = (delivery: object): Promise<'valid' | 'invalid'> =>
      Promise.resolve(
        'transmissionSig' in delivery && delivery.transmissionSig === 'Z29vZA=='
          ? 'valid'
          : 'invalid',
      );

    test('프록시 뒤에서 위조와 PayPal의 주소가 같아도, 서명이 맞는 전송은 언제나 200이다', async () => {
      const origin = await handlerWith({ rejectedPerMinute: 5, verify: knowing });
      for (let count = 0; count < 30; count += 1) {
        await deliver(activated, {}, origin);
      }
      const burst = Array.from({ length: 20 }, () => deliver(activated, {}, origin));
      expect(await deliver(activated, genuine, origin)).toEqual([200, 'OK']);
      expect(new Set((await Promise.all(burst)).map(([status]) => status))).toEqual(new Set([429]));
    });

    test('한꺼번에 보낸 위조도 한도까지만 밖에 묻는다', async () => {
      const verify = vi.fn(() => Promise.resolve<'invalid'>('invalid'));
      const origin = await handlerWith({ rejectedPerMinute: 3, verify });
      const sent = Array.from({ length: 20 }, () => deliver(activated, {}, origin));
      const statuses = (await Promise.all(sent)).map(([status]) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
      expect(verify.mock.calls.filter((call: unknown[]) => call[1] !== true)).toHaveLength(3);
    });

    test('맞는 전송이 스무 개 함께 오는 중이어도, 먼저 온 것은 인증서를 내려받을 수 있다', async () => {
      let isKnown = false;
      const verify = (_delivery: object, isSuspect?: boolean): Promise<'valid'> => {
        isKnown ||= isSuspect !== true;
        return isKnown ? Promise.resolve('valid') : Promise.reject(new Error('no certificate'));
      };
      const origin = await handlerWith({ rejectedPerMinute: 5, verify });
      const headers = { ...HEADERS, Expect: '100-continue', 'Transfer-Encoding': 'chunked' };
      const admitted: ClientRequest[] = [];
      for (let count = 0; count < 20; count += 1) {
        const sent = request(`${origin}/api/webhooks/paypal`, { method: 'POST', headers });
        sent.flushHeaders();
        sent.once('continue', () => admitted.push(sent));
      }
      await vi.waitFor(() => {
        expect(admitted).toHaveLength(20);
      });
      for (const sent of admitted) {
        sent.end(JSON.stringify(activated));
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        response.resume();
        expect(response.statusCode).toBe(200);
      }
    });

    describe('느린 본문', () => {
      const sockets: Socket[] = [];

      afterEach(() => {
        sockets.splice(0).forEach((socket) => socket.destroy());
      });

      /** Sends all of a request but the last byte of its body. */
      async function hold(origin: string): Promise<Socket> {
        const { hostname, port } = new URL(origin);
        const socket = connect(Number(port), hostname);
        sockets.push(socket.on('error', () => undefined));
        await once(socket, 'connect');
        const head = Object.entries({ ...HEADERS, 'Content-Length': '100' });
        const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        socket.write(
          `POST /api/webhooks/paypal HTTP/1.1\r\nHost: x\r\n${lines}\r\n${'x'.repeat(99)}`,
        );
        return socket;
      }

      test(
        '한 주소가 서른둘을 넘게 붙잡으면 가장 오래 끈 것이 끊기고, PayPal의 전송은 받는다',
        { timeout: 60_000 },
        async () => {
          const origin = await handlerWith({ rejectedPerMinute: 5, verify: knowing });
          const first = await hold(origin);
          const closed = once(first, 'close');
          for (let count = 0; count < 32; count += 1) {
            await hold(origin);
          }
          await closed;
          expect(await deliver(activated, genuine, origin)).toEqual([200, 'OK']);
          expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(32);
        },
      );
    });

    test('인증서를 내려받지 못하게 한 전송도 그 주소의 것으로 센다: 내려받을 차례를 혼자 쓰지 못한다', async () => {
      const verify = (): Promise<'valid'> => Promise.reject(new Error('no certificate'));
      const origin = await handlerWith({ rejectedPerMinute: 3, verify });
      for (const expected of [503, 503, 503, 429, 429]) {
        expect((await deliver(activated, {}, origin))[0]).toBe(expected);
      }
    });

    test('답을 듣지 않고 끊은 전송도 센다', async () => {
      const verify = vi.fn((): Promise<'valid' | 'invalid'> => new Promise(() => undefined));
      const origin = await handlerWith({ rejectedPerMinute: 1, verify });
      for (let count = 1; count <= 2; count += 1) {
        const hangingUp = new AbortController();
        const sent = fetch(`${origin}/api/webhooks/paypal`, {
          method: 'POST',
          headers: HEADERS,
          body: JSON.stringify(activated),
          signal: hangingUp.signal,
        });
        await vi.waitFor(() => {
          expect(verify).toHaveBeenCalledTimes(count);
        });
        hangingUp.abort();
        await expect(sent).rejects.toThrow();
      }
      verify.mockResolvedValue('invalid');
      expect((await deliver(activated, {}, origin))[0]).toBe(429);
    });

    test.each(plausible)('%s은(는) 받는다', async (_name, headers) => {
      expect(await deliver(activated, headers)).toEqual([200, 'OK']);
    });

    test.each(implausible)('%s: 검증을 부르지 않고 400으로 거절한다', async (_name, headers) => {
      expect(await deliver(activated, headers)).toEqual([400, 'Bad Request']);
      expect(paypal.calls()).toEqual([]);
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

    test('100 kB를 넘는 본문은 413이고, Content-Type은 가리지 않는다', async () => {
      expect((await deliver('x'.repeat(103_000)))[0]).toBe(413);
      expect((await deliver(activated, { 'Content-Type': 'text/plain' }))[0]).toBe(200);
    });

    test('데이터베이스가 멈추면 500으로 답해 PayPal이 다시 보내게 한다', async () => {
      const broken = { query: () => Promise.reject(new Error('connection lost')) };
      const origin = await handlerWith({ db: broken });
      expect((await deliver(activated, {}, origin))[0]).toBe(500);
      expect(logged()).toContain('webhook.error');
    });

    test('이미 답이 나간 요청의 오류는 다시 답하지 않고 연결을 끊는다', async () => {
      const late = express();
      late.use((_request, response, next) => {
        response.write('.');
        next();
      });
      late.use(
        '/api/webhooks/paypal',
        modules.receiveWebhook({ db, verify, log, rejectedPerMinute: 9 }),
      );
      const origin = await serve(late);
      await expect(deliver(activated, {}, origin)).rejects.toThrow();
      expect((await deliver(activated))[0]).toBe(200);
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

    test.each([
      ['BILLING.SUBSCRIPTION.UPDATED', { id: 'I-1' }],
      ['BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' }],
      ['PAYMENT.SALE.COMPLETED', { id: 'S-1', billing_agreement_id: 'I-1' }],
    ])('%s 뒤에는 플랜, 수량, 시작, 다음 청구 시각이 표에 있다', async (type, resource) => {
      await db.exec(`insert into plans (paypal_plan_id, name, sellable)
          values ('P-OLD', '옛', true), ('P-NEW', '새', true);
        update subscriptions set quantity = 3, next_billing_time = '2026-03-01',
          plan_id = 1, revision_plan_id = 2`);
      subscriptionIs('ACTIVE', [], {
        plan_id: 'P-NEW',
        quantity: '3',
        start_time: '2026-02-01T00:00:00Z',
        billing_info: {
          outstanding_balance: { currency_code: 'USD', value: '0.0' },
          failed_payments_count: 0,
          next_billing_time: '2026-04-01T10:00:00Z',
        },
      });
      await deliver(event('WH-1', type, resource));
      await drain();
      expect(
        await rows(`select paypal_plan_id, quantity, s.start_time, s.next_billing_time
          from subscriptions s join plans p on p.id = s.plan_id`),
      ).toEqual([
        {
          paypal_plan_id: 'P-NEW',
          quantity: 3,
          start_time: new Date('2026-02-01T00:00:00Z'),
          next_billing_time: new Date('2026-04-01T10:00:00Z'),
        },
      ]);
    });

    test('정지된 구독에는 다음 청구 시각이 없고, 오지 않은 값은 그대로다', async () => {
      await rows("update subscriptions set quantity = 2, start_time = '2026-02-01T00:00:00Z'");
      subscriptionIs('SUSPENDED', [], {
        billing_info: { next_billing_time: '2026-04-01T10:00:00Z' },
      });
      await deliver(event('WH-1', 'BILLING.SUBSCRIPTION.SUSPENDED'));
      await drain();
      expect(
        await rows('select quantity, start_time, next_billing_time from subscriptions'),
      ).toEqual([
        { quantity: 2, start_time: new Date('2026-02-01T00:00:00Z'), next_billing_time: null },
      ]);
    });

    test('모르는 플랜이면 나머지를 적고 기록을 남긴다', async () => {
      subscriptionIs('CANCELLED', [], { plan_id: 'P-UNKNOWN' });
      await deliver(event('WH-1', 'BILLING.SUBSCRIPTION.CANCELLED'));
      await drain();
      expect(await rows('select status, plan_id from subscriptions')).toEqual([
        { status: 'CANCELLED', plan_id: null },
      ]);
      expect(log).toHaveBeenCalledWith('sync.mismatch', { subscriptionId: 'I-1' });
      expect(await modules.reconcile(sample.parts)).toMatchObject({ checked: 0 });
    });

    test('결제 실패는 금액, 사유와 함께 남기고 알리며 상태를 바꾸지 않는다', async () => {
      const failed = event('WH-1', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', {
        id: 'I-1',
        billing_info: {
          failed_payments_count: 1,
          last_failed_payment: {
            amount: { currency_code: 'USD', value: '19.80' },
            time: '2026-03-01T10:00:00Z',
            reason_code: 'PAYER_CANNOT_PAY',
          },
        },
      });
      const denied = event('WH-2', 'PAYMENT.SALE.DENIED', {
        id: 'S1',
        billing_agreement_id: 'I-1',
        amount: { total: '9.90', currency: 'EUR' },
      });
      await deliver(failed);
      await deliver({ ...denied, create_time: '2026-03-02T00:00:00Z' });
      expect(await drain()).toBe(2);
      // The same event once more, as when the first try ended before it was marked as done.
      await rows(
        "update paypal_webhook_events set processed_at = null, next_attempt_at = now() where event_id = 'WH-1'",
      );
      expect(await drain()).toBe(1);
      expect(
        await rows('select * from subscription_transactions order by transaction_time'),
      ).toMatchObject([
        {
          paypal_transaction_id: 'I-1 2026-03-01T10:00:00Z',
          transaction_type: 'PAYMENT',
          status: 'FAILED',
          transaction_time: new Date('2026-03-01T10:00:00Z'),
          amount: '19.80',
          currency_code: 'USD',
          reason: 'PAYER_CANNOT_PAY',
        },
        {
          paypal_transaction_id: 'S1',
          transaction_type: 'PAYMENT',
          status: 'DENIED',
          transaction_time: new Date('2026-03-02T00:00:00Z'),
          amount: '9.90',
          currency_code: 'EUR',
          reason: null,
        },
      ]);
      expect(notify).toHaveBeenCalledWith('I-1', 'WH-1');
      expect(notify).toHaveBeenCalledWith('I-1', 'WH-2');
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
    });

    test('실패 이벤트에 금액과 시각이 없어도 남긴다', async () => {
      await deliver(event('WH-1', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'));
      await drain();
      expect(await rows('select * from subscription_transactions')).toMatchObject([
        { paypal_transaction_id: 'WH-1', status: 'FAILED', amount: null, reason: null },
      ]);
    });
  });
}
