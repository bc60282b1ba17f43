import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, postJson } from '../../support/http';
import { consoleBlock, type SubscriptionSample } from '../../support/subscription-sample';

/** The three routes that the button and the operator call. */
export function testRoutes(sample: SubscriptionSample): void {
  const { app, appOver, log, paypal, rows, signIn } = sample;

  const plan = {
    product_id: 'PROD-0AB12345CD678901E',
    name: '월간 플랜',
    description: '매월 9.90달러',
    status: 'ACTIVE',
    billing_cycles: [{ tenure_type: 'REGULAR', sequence: 1, total_cycles: 0 }],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    taxes: { percentage: '10', inclusive: true },
  };
  const createdPlan = { id: 'P-1', status: 'ACTIVE', links: [] };

  const subscriber = { name: { given_name: '길동', surname: '홍' }, email_address: 'hong@x.test' };
  const subscription = {
    plan_id: 'P-1',
    start_time: '2030-01-01T00:00:00Z',
    quantity: '2',
    subscriber,
    application_context: {
      locale: 'ko-KR',
      return_url: 'https://x.test',
      cancel_url: 'https://y.test',
    },
  };
  const pending = {
    id: 'I-1',
    status: 'APPROVAL_PENDING',
    links: [{ href: 'https://www.paypal.com/approve', rel: 'approve', method: 'GET' }],
  };
  const broken = { query: () => Promise.reject(new Error('connection lost')) };

  const createPlan = 'POST /v1/billing/plans';
  const createSubscription = 'POST /v1/billing/subscriptions';
  const showSubscription = 'GET /v1/billing/subscriptions/I-1?fields=last_failed_payment%2Cplan';

  function sentBody(index = 0): unknown {
    return JSON.parse(paypal.calls()[index]?.body ?? 'null');
  }

  describe('POST /api/plans', () => {
    test('PayPal에 플랜을 만들고 저장한 뒤 201과 PayPal의 답을 그대로 준다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      expect(await answerOf(postJson(`${app}/api/plans`, plan))).toEqual([201, createdPlan]);

      const [call] = paypal.calls();
      expect(call).toMatchObject({ method: 'POST', path: '/v1/billing/plans' });
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer TOKEN',
        'content-type': 'application/json',
        prefer: 'return=representation',
        'paypal-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
      expect(sentBody()).toEqual(plan);
      expect(
        await rows(`select plans.*, paypal_product_id from plans
                  join products on products.id = plans.product_id`),
      ).toMatchObject([
        {
          paypal_plan_id: 'P-1',
          paypal_product_id: plan.product_id,
          name: plan.name,
          description: plan.description,
          status: 'ACTIVE',
          billing_cycles: plan.billing_cycles,
          payment_preferences: plan.payment_preferences,
          taxes: plan.taxes,
        },
      ]);
    });

    test('status를 보내지 않으면 ACTIVE로 만들고, 모르는 필드는 보내지 않는다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      const { product_id, name, billing_cycles, payment_preferences } = plan;
      const least = { product_id, name, billing_cycles, payment_preferences };
      await postJson(`${app}/api/plans`, { ...least, id: 'P-9', links: [] });
      expect(sentBody()).toEqual({ ...least, status: 'ACTIVE' });
    });

    test('입력이 틀리면 틀린 필드를 모두 적은 500 error를 주고 PayPal을 부르지 않는다', async () => {
      const wrong = {
        product_id: 'PROD-1',
        name: '',
        status: 'INACTIVE',
        description: '',
        taxes: 3,
      };
      expect(await answerOf(postJson(`${app}/api/plans`, wrong))).toEqual([
        500,
        {
          error:
            'product_id: 22자 문자열; name: 1–127자 문자열; description: 1–127자 문자열; status: CREATED나 ACTIVE; billing_cycles: 1–12개 배열; payment_preferences: 객체; taxes: 객체',
        },
      ]);
      const thirteen = { ...plan, billing_cycles: Array(13).fill({}) };
      expect(await answerOf(postJson(`${app}/api/plans`, thirteen))).toEqual([
        500,
        { error: 'billing_cycles: 1–12개 배열' },
      ]);
      expect(paypal.calls()).toEqual([]);
    });

    test('페이지에 적힌 curl의 답은 서버의 답과 글자까지 같다', async () => {
      const [command = '', answer = ''] = consoleBlock('localhost:3000/api/plans').split('\n');
      const body = / -d '(.+)'$/.exec(command)?.[1] ?? '';
      expect(await (await postJson(`${app}/api/plans`, body)).text()).toBe(answer);
    });

    test('본문이 JSON이 아니어도 500과 error로 답한다', async () => {
      const [status, body] = await answerOf(postJson(`${app}/api/plans`, '{'));
      expect(status).toBe(500);
      expect(body).toEqual({ error: expect.any(String) as string });
    });

    test('PayPal이 422로 거절하면 500과 그 이유를 주고 저장하지 않는다', async () => {
      const refusal = { name: 'UNPROCESSABLE_ENTITY', message: '통화가 다르다', debug_id: 'd1' };
      paypal.answer(createPlan, { status: 422, body: refusal });
      expect(await answerOf(postJson(`${app}/api/plans`, plan))).toEqual([
        500,
        { error: '422 UNPROCESSABLE_ENTITY: 통화가 다르다 (debug_id d1)' },
      ]);
      expect(paypal.calls()).toHaveLength(1);
      expect(await rows('select id from plans')).toEqual([]);
      expect(log.error).toHaveBeenCalledOnce();
    });

    test('저장에 실패해도 500과 error로 답한다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      expect(await answerOf(postJson(`${await appOver(broken)}/api/plans`, plan))).toEqual([
        500,
        { error: 'connection lost' },
      ]);
    });

    test('503 뒤에 같은 PayPal-Request-Id로 한 번 더 보낸다', async () => {
      paypal.answer(createPlan, { status: 503 }, { status: 201, body: createdPlan });
      expect((await postJson(`${app}/api/plans`, plan)).status).toBe(201);
      const keys = paypal.calls().map(({ headers }) => headers['paypal-request-id']);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    test('같은 플랜을 다시 저장하면 한 줄을 고친다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      await postJson(`${app}/api/plans`, plan);
      await postJson(`${app}/api/plans`, { ...plan, name: '새 이름' });
      expect(await rows('select name from plans')).toEqual([{ name: '새 이름' }]);
    });
  });

  describe('POST /api/subscriptions', () => {
    beforeEach(async () => {
      await rows("insert into plans (paypal_plan_id, name) values ('P-1', '월간 플랜')");
    });

    test('PayPal에 구독을 만들고 저장한 뒤 201과 PayPal의 답을 그대로 준다', async () => {
      signIn({ id: 1, role: 'user' });
      paypal.answer(createSubscription, { status: 201, body: pending });
      const url = `${app}/api/subscriptions`;
      expect(await answerOf(postJson(url, subscription))).toEqual([201, pending]);

      const [call] = paypal.calls();
      expect(call).toMatchObject({ method: 'POST', path: '/v1/billing/subscriptions' });
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer TOKEN',
        prefer: 'return=representation',
      });
      expect(sentBody()).toEqual({ ...subscription, custom_id: '1' });
      expect(await rows('select * from subscriptions')).toMatchObject([
        {
          paypal_subscription_id: 'I-1',
          plan_id: 1,
          user_id: 1,
          status: 'APPROVAL_PENDING',
          start_time: new Date('2030-01-01T00:00:00Z'),
          next_billing_time: null,
          quantity: 2,
          subscriber_info: subscriber,
          application_context: subscription.application_context,
        },
      ]);
    });

    test('가격을 재정의하는 plan은 PayPal에 보내지 않고, 수량을 생략하면 1로 저장한다', async () => {
      paypal.answer(createSubscription, { status: 201, body: pending });
      const least = { plan_id: 'P-1', subscriber };
      await postJson(`${app}/api/subscriptions`, { ...least, plan: { taxes: {} }, custom_id: '2' });
      expect(sentBody()).toEqual(least);
      expect(await rows('select quantity, user_id from subscriptions')).toEqual([
        { quantity: 1, user_id: null },
      ]);
    });

    test('입력이 틀려도, PayPal이 거절해도, 저장에 실패해도 500과 error다', async () => {
      const url = `${app}/api/subscriptions`;
      expect(await answerOf(postJson(url, { quantity: '1.5', start_time: '내일' }))).toEqual([
        500,
        {
          error:
            'plan_id: 3–50자 문자열; start_time: ISO 8601 시각; quantity: 1 이상의 정수를 쓴 문자열; subscriber: 객체',
        },
      ]);
      const denied = { name: 'NOT_AUTHORIZED', message: '권한이 없다' };
      paypal.answer(createSubscription, { status: 403, body: denied });
      expect(await answerOf(postJson(url, subscription))).toEqual([
        500,
        { error: '403 NOT_AUTHORIZED: 권한이 없다 (debug_id 없음)' },
      ]);
      expect(await rows('select id from subscriptions')).toEqual([]);
      paypal.answer(createSubscription, { status: 201, body: pending });
      const unsaved = postJson(`${await appOver(broken)}/api/subscriptions`, subscription);
      expect(await answerOf(unsaved)).toEqual([500, { error: 'connection lost' }]);
    });
  });

  describe('POST /api/subscriptions/activate', () => {
    const active = {
      id: 'I-1',
      status: 'ACTIVE',
      custom_id: '1',
      quantity: '2',
      billing_info: { next_billing_time: '2030-02-01T10:00:00Z' },
    };
    const activate = (subscriptionID: unknown) =>
      answerOf(postJson(`${app}/api/subscriptions/activate`, { subscriptionID }));

    beforeEach(() => {
      signIn({ id: 1, role: 'user' });
    });

    test('PayPal에서 구독을 조회해 저장하고 JSON으로 답한다', async () => {
      paypal.answer(showSubscription, { status: 200, body: active });
      expect(await activate('I-1')).toEqual([200, { subscriptionID: 'I-1', status: 'ACTIVE' }]);
      expect(
        await rows('select status, user_id, quantity, next_billing_time from subscriptions'),
      ).toEqual([
        {
          status: 'ACTIVE',
          user_id: 1,
          quantity: 2,
          next_billing_time: new Date('2030-02-01T10:00:00Z'),
        },
      ]);
    });

    test.each([
      ['아직 승인되지 않은 구독이면 409다', { status: 'APPROVAL_PENDING' }, 409],
      ['다른 사용자의 custom_id가 붙은 구독이면 403이다', { custom_id: '2' }, 403],
      ['custom_id가 없는 구독이면 403이다', { custom_id: undefined }, 403],
      ['가격을 재정의한 구독이면 403이다', { plan_overridden: true }, 403],
    ])('%s', async (_name, change, status) => {
      paypal.answer(showSubscription, { status: 200, body: { ...active, ...change } });
      expect(await activate('I-1')).toEqual([status, { error: expect.any(String) as string }]);
      expect(await rows('select id from subscriptions')).toEqual([]);
    });

    test('로그인하지 않으면 어떤 구독도 가져가지 못한다', async () => {
      signIn(undefined);
      for (const custom_id of [undefined, '', 'undefined', '1']) {
        paypal.answer(showSubscription, { status: 200, body: { ...active, custom_id } });
        expect((await activate('I-1'))[0]).toBe(403);
      }
    });

    test('PayPal이 모르는 구독이면 500이고, 구독 ID가 아니면 PayPal에 묻지 않는다', async () => {
      expect((await activate('I-9'))[0]).toBe(500);
      expect(paypal.calls()).toHaveLength(1);
      for (const id of [undefined, '', 'P-1', 'I-1/cancel', 'I-1?x=1', '../plans']) {
        expect(await activate(id)).toEqual([500, { error: 'subscriptionID: 구독 ID' }]);
      }
      expect(paypal.calls()).toHaveLength(1);
    });
  });
}
