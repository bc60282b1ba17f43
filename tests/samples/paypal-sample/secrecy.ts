import express, { type ErrorRequestHandler } from 'express';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, postJson, serve } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

interface AnswersModule {
  readonly answerFailure: (log: SubscriptionSample['log']) => ErrorRequestHandler;
}

/** What stays out of logs and answers, whatever fails. */
export function testSecrecy(sample: SubscriptionSample): void {
  const { app: server, appOver, db, eventLog, log, paypal, project, signIn } = sample;

  /** Everything that was logged, with all that an object would show. */
  function logged(): string {
    const calls = [...log.info.mock.calls, ...log.error.mock.calls, ...eventLog.mock.calls];
    const shown = calls.flat().map((value) => {
      const own = Object.getOwnPropertyDescriptors(Object(value));
      return `${String(value)} ${JSON.stringify(own)}`;
    });
    return shown.join('\n');
  }

  beforeEach(() => {
    signIn({ id: 2, role: 'admin' });
  });

  test.each([
    '/api/plans',
    '/api/subscriptions',
    '/api/webhooks/paypal',
    '/api/me/subscriptions/I-1/pause',
  ])('JSON이 아닌 본문의 글은 %s의 기록에도 답에도 없다', async (route) => {
    const response = await postJson(server + route, '4111111111111111 {"card":');
    expect(await response.text()).not.toContain('4111');
    expect(logged()).not.toContain('4111');
  });

  test('생성 라우트는 JSON이 아닌 본문에 500 error, 다른 라우트는 400 error로 답한다', async () => {
    const error = '본문이 JSON이 아니다';
    for (const [route, status] of [
      ['/api/plans', 500],
      ['/api/subscriptions', 500],
      ['/api/subscriptions/activate', 400],
    ] as const) {
      expect(await answerOf(postJson(server + route, '{'))).toEqual([status, { error }]);
    }
    const large = JSON.stringify('가'.repeat(60_000));
    expect(await answerOf(postJson(`${server}/api/plans`, large))).toEqual([
      500,
      { error: '본문을 읽을 수 없다' },
    ]);
  });

  test('PayPal이 되돌려 준 값과 토큰은 기록에도 답에도 없다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name, sellable) values ('P-1', 1, '월간', true)`);
    const details = [{ issue: 'INVALID_PARAMETER_VALUE', value: 'hong@private.test' }];
    const body = { name: 'INVALID_REQUEST', message: '형식이 틀렸다', debug_id: 'd1', details };
    paypal.answer('POST /v1/billing/subscriptions', { status: 400, body });
    const order = { plan_id: 'P-1', subscriber: {} };
    expect(await answerOf(postJson(`${server}/api/subscriptions`, order))).toEqual([
      500,
      { error: 'PayPal이 거절했다 (debug_id d1)' },
    ]);
    expect(logged()).toContain('debug_id d1');
    expect(logged()).not.toMatch(/private|TOKEN|secret/);
  });

  test('PayPal의 답이 깨져도 그 글은 기록에 없다', async () => {
    paypal.answer('GET /v1/billing/subscriptions/I-1', { status: 200, text: '<b>hong@x' });
    await db.exec("insert into subscriptions (paypal_subscription_id, user_id) values ('I-1', 2)");
    const activate = postJson(`${server}/api/subscriptions/activate`, { subscriptionID: 'I-1' });
    expect(await answerOf(activate)).toEqual([500, { error: '서버가 처리하지 못했다' }]);
    expect(logged()).toContain('SyntaxError');
    expect(logged()).not.toContain('hong');
  });

  test('데이터베이스의 글에 섞인 값은 코드로 줄인다', async () => {
    const error = Object.assign(new Error('Key (email)=(hong@private.test) exists'), {
      code: '23505',
      detail: 'hong@private.test',
    });
    const origin = await appOver({ query: () => Promise.reject(error) });
    const answer = await postJson(`${origin}/api/subscriptions`, {
      plan_id: 'P-1',
      subscriber: {},
    });
    expect(await answer.text()).toBe('{"error":"서버가 처리하지 못했다"}');
    expect(logged()).toContain('23505');
    expect(logged()).not.toContain('private');
  });

  test('답을 보내던 중의 오류에는 다른 답을 이어 붙이지 않고 연결을 끊는다', async () => {
    const { answerFailure } = (await project.load('answers.ts')) as AnswersModule;
    const app = express();
    app.get('/half', async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      response.write('half');
      await new Promise((resolve) => response.write('way', resolve));
      throw new Error('late');
    });
    app.use(answerFailure(log));
    const response = await fetch(`${await serve(app)}/half`);
    await expect(response.text()).rejects.toThrow();
    expect(log.error).toHaveBeenCalledExactlyOnceWith('GET /half 실패: Error: late');
  });
}
