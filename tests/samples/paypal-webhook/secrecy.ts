import { expect, test } from 'vitest';
import { VERIFY } from '../../support/deliveries';
import type { WebhookSample } from '../../support/webhook-sample';

/** Bodies and secrets reach neither the log nor `last_error`. */
export function testSecrecy(sample: WebhookSample): void {
  const { deliver, drain, handlerWith, log, paypal, rows } = sample;

  const SECRET = 'buyer@example.com';
  const activated = {
    id: 'WH-1',
    event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
    resource: { id: 'I-1', subscriber: { email_address: SECRET } },
  };
  const rejected = {
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', debug_id: 'd1e2', details: [{ value: SECRET }] },
  };

  async function lastError(): Promise<unknown> {
    const [row] = await rows('select last_error from paypal_webhook_events');
    return (row as { last_error: unknown }).last_error;
  }

  function logged(): string {
    return JSON.stringify(log.mock.calls);
  }

  test('PayPal의 오류에서는 이름과 debug_id만 남는다', async () => {
    paypal.answer('GET /v1/billing/subscriptions/I-1', rejected);
    await deliver(activated);
    await drain();
    expect(await lastError()).toBe('PayPal HTTP 422 UNPROCESSABLE_ENTITY d1e2');
    expect(logged()).not.toContain(SECRET);
  });

  test.each([
    ['검증 호출의 오류 본문', VERIFY, rejected],
    ['토큰 호출의 오류 본문', 'POST /v1/oauth2/token', { ...rejected, status: 401 }],
    ['이름 자리의 본문', VERIFY, { status: 400, body: { name: SECRET, debug_id: SECRET } }],
  ])('%s은 로그에 없다', async (_name, route, answer) => {
    if (route !== VERIFY) paypal.answer(VERIFY, { status: 401, body: {} });
    paypal.answer(route, answer);
    expect((await deliver(activated))[0]).toBeGreaterThanOrEqual(400);
    expect(log).toHaveBeenCalled();
    expect(logged()).not.toContain(SECRET);
  });

  test.each(['id', 'event_type'])(
    '검증하기 전의 글이 %s에 있으면 400이고 로그에 없다',
    async (name) => {
      paypal.answer(VERIFY, { status: 200, body: { verification_status: 'FAILURE' } });
      expect((await deliver({ ...activated, [name]: SECRET }))[0]).toBe(400);
      expect(logged()).not.toContain(SECRET);
    },
  );

  test('JSON이 아닌 응답의 조각이 남지 않는다', async () => {
    paypal.answer('GET /v1/billing/subscriptions/I-1', { status: 200, text: SECRET });
    await deliver(activated);
    expect(await drain()).toBe(1);
    expect(await lastError()).toBe('SyntaxError');
    expect(`${String(await lastError())}${logged()}`).not.toContain(SECRET);
  });

  test('데이터베이스가 지은 문구는 이름과 코드로 줄인다', async () => {
    const error = Object.assign(new Error(`invalid input: "${SECRET}"`), { code: '22P02' });
    const origin = await handlerWith({ db: { query: () => Promise.reject(error) } });
    expect((await deliver(activated, {}, origin))[0]).toBe(500);
    expect(logged()).toContain('22P02');
    expect(logged()).not.toContain(SECRET);
  });
}
