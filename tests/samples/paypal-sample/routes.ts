import { beforeEach, describe, expect, test } from 'vitest';
import { stateRefusal } from '../../support/fake-paypal';
import { answerOf, postJson } from '../../support/http';
import { consoleBlock, type SubscriptionSample } from '../../support/subscription-sample';

/** The routes that the button and the operator call. */
export function testRoutes(sample: SubscriptionSample): void {
  const { app, appOver, db, log, paypal, rows, serverWith, signIn } = sample;

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

  const pending = {
    id: 'I-1',
    status: 'APPROVAL_PENDING',
    links: [{ href: 'https://www.paypal.com/approve', rel: 'approve', method: 'GET' }],
  };
  const broken = { query: () => Promise.reject(new Error('connection lost')) };

  const createPlan = 'POST /v1/billing/plans';
  const createSubscription = 'POST /v1/billing/subscriptions';
  const showSubscription = 'GET /v1/billing/subscriptions/I-1?fields=last_failed_payment%2Cplan';
  const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
  const hash = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

  function sentBody(index = 0): unknown {
    return JSON.parse(paypal.calls()[index]?.body ?? 'null');
  }

  function sentKeys(): unknown[] {
    return paypal.calls().map(({ headers }) => headers['paypal-request-id']);
  }

  /** The database, but one kind of statement fails. */
  function failingAt(part: string): typeof broken {
    return {
      query: (sql: string, params?: unknown[]) =>
        sql.includes(part) ? Promise.reject(new Error('connection lost')) : db.query(sql, params),
    } as typeof broken;
  }

  /** One plan on sale, one that takes up to three, and two that exist but are not sold. */
  async function openShop(): Promise<void> {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1');
      insert into plans (paypal_plan_id, product_id, name, sellable, max_quantity, status) values
        ('P-1', 1, '월간', true, 1, 'ACTIVE'), ('P-3', 1, '여러 개', true, 3, 'ACTIVE'),
        ('P-8', 1, '시험용', false, 1, 'ACTIVE'), ('P-9', 1, '옛 플랜', true, 1, 'INACTIVE')`);
  }

  describe('POST /api/plans', () => {
    const post = (body: unknown, origin = app) => answerOf(postJson(`${origin}/api/plans`, body));

    beforeEach(() => {
      signIn({ id: 2, role: 'admin' });
    });

    test('PayPal에 플랜을 만들고 저장한 뒤 201과 PayPal의 답을 그대로 준다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      expect(await post(plan)).toEqual([201, createdPlan]);

      const [call] = paypal.calls();
      expect(call).toMatchObject({ method: 'POST', path: '/v1/billing/plans' });
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer TOKEN',
        'content-type': 'application/json',
        prefer: 'return=representation',
        'paypal-request-id': hash,
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
      await post({ ...least, id: 'P-9', links: [] });
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
      expect(await post(wrong)).toEqual([
        500,
        {
          error:
            'product_id: 22자 문자열; name: 1–127자 문자열; description: 1–127자 문자열; status: CREATED나 ACTIVE; billing_cycles: 1–12개 배열; payment_preferences: 객체; taxes: 객체',
        },
      ]);
      const thirteen = { ...plan, billing_cycles: Array(13).fill({}) };
      expect(await post(thirteen)).toEqual([500, { error: 'billing_cycles: 1–12개 배열' }]);
      expect(paypal.calls()).toEqual([]);
    });

    test('페이지에 적힌 curl의 답은 서버의 답과 글자까지 같다', async () => {
      const [command = '', answer = ''] = consoleBlock('localhost:3000/api/plans').split('\n');
      const body = / -d '(.+)'$/.exec(command)?.[1] ?? '';
      expect(await (await postJson(`${app}/api/plans`, body)).text()).toBe(answer);
    });

    test('PayPal이 422로 거절하면 PayPal의 글 없이 500과 debug_id를 주고 저장하지 않는다', async () => {
      const refusal = { name: 'UNPROCESSABLE_ENTITY', message: '통화가 다르다', debug_id: 'd1' };
      paypal.answer(createPlan, { status: 422, body: refusal });
      expect(await post(plan)).toEqual([500, { error: 'PayPal이 거절했다 (debug_id d1)' }]);
      expect(paypal.calls()).toHaveLength(1);
      expect(await rows('select id from plans')).toEqual([]);
      expect(log.error).toHaveBeenCalledExactlyOnceWith(
        'POST /api/plans 실패: PaypalError: 422 UNPROCESSABLE_ENTITY: 통화가 다르다 (debug_id d1)',
      );
    });

    test('관리자가 아니면 401이나 403이고 PayPal을 부르지 않는다', async () => {
      for (const [user, status] of [
        [undefined, 401],
        [{ id: 1, role: 'user' }, 403],
      ] as const) {
        signIn(user);
        expect((await post(plan))[0]).toBe(status);
      }
      expect(paypal.calls()).toEqual([]);
    });

    test('두 번 눌러도 키가 같아 플랜이 하나고, 본문이 다르면 키도 다르다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      await Promise.all([post(plan), post(plan)]);
      await post(plan);
      expect(new Set(sentKeys()).size).toBe(1);
      await post({ ...plan, name: '연간 플랜' });
      expect(new Set(sentKeys()).size).toBe(2);
    });

    test('503과 429 뒤에 같은 PayPal-Request-Id로 다시 보낸다', async () => {
      paypal.answer(
        createPlan,
        { status: 503 },
        { status: 429 },
        { status: 201, body: createdPlan },
      );
      expect((await post(plan))[0]).toBe(201);
      expect(sentKeys()).toHaveLength(3);
      expect(new Set(sentKeys()).size).toBe(1);
    });

    test('같은 플랜을 다시 저장하면 한 줄을 고치고, 판매 여부와 최대 수량은 그대로다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      await post(plan);
      expect(await rows('select sellable, max_quantity from plans')).toEqual([
        { sellable: false, max_quantity: 1 },
      ]);
      await rows('update plans set sellable = true, max_quantity = 5');
      await post({ ...plan, name: '새 이름' });
      expect(await rows('select name, sellable, max_quantity from plans')).toEqual([
        { name: '새 이름', sellable: true, max_quantity: 5 },
      ]);
    });

    test('데이터베이스가 멈췄으면 PayPal에 만들기 전에 500과 error로 답한다', async () => {
      paypal.answer(createPlan, { status: 201, body: createdPlan });
      expect(await post(plan, await appOver(broken))).toEqual([
        500,
        { error: '서버가 처리하지 못했다' },
      ]);
      expect(paypal.calls()).toEqual([]);
    });
  });

  describe('POST /api/subscriptions', () => {
    const post = (body: unknown, origin = app) =>
      answerOf(postJson(`${origin}/api/subscriptions`, body));
    const order = { plan_id: 'P-1', subscriber: {} };

    beforeEach(async () => {
      await openShop();
      signIn({ id: 1, role: 'user' });
      paypal.answer(createSubscription, { status: 201, body: pending });
    });

    test('PayPal에 구독을 만들고 주인과 함께 저장한 뒤 201과 PayPal의 답을 그대로 준다', async () => {
      const name = { given_name: '길동', surname: '홍' };
      const body = { plan_id: 'P-3', quantity: '2', subscriber: { name } };
      expect(await post(body)).toEqual([201, pending]);

      const [call] = paypal.calls();
      expect(call).toMatchObject({ method: 'POST', path: '/v1/billing/subscriptions' });
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer TOKEN',
        prefer: 'return=representation',
        'paypal-request-id': uuid,
      });
      expect(sentBody()).toEqual({
        plan_id: 'P-3',
        custom_id: sentKeys()[0],
        quantity: '2',
        subscriber: { name, email_address: 'a@x.test' },
        application_context: {
          brand_name: '개발 노트',
          locale: 'ko-KR',
          shipping_preference: 'NO_SHIPPING',
          payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
          user_action: 'SUBSCRIBE_NOW',
          return_url: 'https://shop.test/subscription/success',
          cancel_url: 'https://shop.test/subscription/cancel',
        },
      });
      expect(await rows('select * from subscriptions')).toMatchObject([
        {
          paypal_subscription_id: 'I-1',
          request_id: sentKeys()[0],
          plan_id: 2,
          product_id: 1,
          user_id: 1,
          status: 'APPROVAL_PENDING',
          next_billing_time: null,
          quantity: 2,
          subscriber_info: { name, email_address: 'a@x.test' },
          application_context: { locale: 'ko-KR' },
        },
      ]);
    });

    test('브라우저가 보낸 시작일, 승인 화면 설정, 이메일, 주소, 주인은 PayPal에 가지 않는다', async () => {
      await post({
        plan_id: 'P-1',
        start_time: '2099-01-01T00:00:00Z',
        custom_id: '2',
        subscriber: {
          email_address: 'evil@x.test',
          shipping_address: { name: { full_name: 'evil' } },
        },
        application_context: { return_url: 'https://evil.test', brand_name: 'evil' },
      });
      expect(paypal.calls()[0]?.body).not.toMatch(/evil|2099/);
      expect(sentBody()).toMatchObject({ custom_id: uuid });
    });

    test.each([
      ['파는 목록에 없는 플랜', { plan_id: 'P-8' }, 'plan_id: 파는 플랜이 아니다'],
      ['활성이 아닌 플랜', { plan_id: 'P-9' }, 'plan_id: 파는 플랜이 아니다'],
      ['모르는 플랜', { plan_id: 'P-7' }, 'plan_id: 파는 플랜이 아니다'],
      ['하나만 파는 플랜의 두 개', { quantity: '2' }, 'quantity: 1개까지 판다'],
      ['세 개까지 파는 플랜의 네 개', { plan_id: 'P-3', quantity: '4' }, 'quantity: 3개까지 판다'],
      ['재정의한 가격', { plan: { taxes: {} } }, 'plan: 가격은 보낼 수 없다'],
      ['배송비', { shipping_amount: {} }, 'shipping_amount: 배송비는 보낼 수 없다'],
      [
        '짝이 없는 서로게이트와 제어 문자가 든 이름',
        { subscriber: { name: { given_name: 'a\ud800', surname: 'a\u0000b' } } },
        'subscriber.name.given_name: 쓸 수 없는 글자가 있다; subscriber.name.surname: 쓸 수 없는 글자가 있다',
      ],
      [
        '카드 정보',
        { subscriber: { payment_source: { card: { number: '4111111111111111' } } } },
        'subscriber.payment_source: 카드 정보는 이 서버로 보내지 않는다',
      ],
      [
        '바깥에 둔 카드 정보',
        { payment_source: {} },
        'payment_source: 카드 정보는 이 서버로 보내지 않는다',
      ],
      [
        '틀린 수량과 빠진 구독자',
        { quantity: '1.5', subscriber: undefined },
        'quantity: 1 이상의 정수를 쓴 문자열; subscriber: 객체',
      ],
    ])('%s: 500 error로 거절하고 PayPal을 부르지 않는다', async (_name, change, error) => {
      expect(await post({ ...order, ...change })).toEqual([500, { error }]);
      expect(paypal.calls()).toEqual([]);
      expect(await rows('select id from subscriptions')).toEqual([]);
    });

    test('로그인하지 않으면 401이고 PayPal을 부르지 않는다', async () => {
      signIn(undefined);
      expect((await post(order))[0]).toBe(401);
      expect(paypal.calls()).toEqual([]);
    });

    test('PayPal이 거절하거나 저장에 실패하면 500과 error다', async () => {
      const denied = { name: 'NOT_AUTHORIZED', message: '권한이 없다' };
      paypal.answer(createSubscription, { status: 403, body: denied });
      expect(await post(order)).toEqual([500, { error: 'PayPal이 거절했다 (debug_id 없음)' }]);
      expect(await rows('select id from subscriptions')).toEqual([]);
      paypal.answer(createSubscription, { status: 201, body: pending });
      const origin = await appOver(failingAt('insert into subscriptions'));
      expect(await post(order, origin)).toEqual([500, { error: '서버가 처리하지 못했다' }]);
    });

    test('저장에 실패한 주문을 다시 하면 같은 키로 같은 구독을 찾아 저장한다', async () => {
      const origin = await appOver(failingAt('insert into subscriptions'));
      await post(order, origin);
      expect((await post(order))[0]).toBe(201);
      expect(new Set(sentKeys()).size).toBe(1);
      expect(await rows('select user_id from subscriptions')).toEqual([{ user_id: 1 }]);
    });

    test('승인하지 않은 같은 주문은 두 번 보내도 키가 같고, 수량이 다르거나 오래됐으면 다르다', async () => {
      const two = { ...order, plan_id: 'P-3', quantity: '2' };
      await Promise.all([post(two), post(two)]);
      expect(new Set(sentKeys()).size).toBe(1);
      await post({ ...two, quantity: '3' });
      expect(new Set(sentKeys()).size).toBe(2);
      await rows("update checkouts set created_at = now() - interval '61 minutes'");
      await post({ ...two, quantity: '3' });
      expect(new Set(sentKeys()).size).toBe(3);
    });

    test.each([
      ['이름', { subscriber: { name: { given_name: '길동', surname: '홍' } } }],
      ['플랜', { plan_id: 'P-3' }],
    ])('%s이 달라지면 본문이 달라지므로 키도 다르다', async (_name, change) => {
      await post(order);
      await post({ ...order, ...change });
      expect(new Set(sentKeys()).size).toBe(2);
    });

    test('상호나 이메일이 달라져도 키가 다르다', async () => {
      await post(order);
      const renamed = await serverWith({ brandName: '새 상호' });
      await post(order, renamed);
      expect(new Set(sentKeys()).size).toBe(2);
    });

    test('승인하지 않은 주문이 하루에 열 건이면 더 만들지 않는다', async () => {
      for (let count = 0; count < 12; count += 1) {
        paypal.answer(createSubscription, { status: 201, body: { ...pending, id: `I-${count}` } });
        const plan_id = count % 2 === 0 ? 'P-1' : 'P-3';
        expect((await post({ ...order, plan_id }))[0]).toBe(count < 10 ? 201 : 429);
      }
      expect(paypal.calls()).toHaveLength(10);
    });

    test('다른 사용자의 같은 주문은 키가 다르다', async () => {
      await post(order);
      signIn({ id: 2, role: 'user' });
      paypal.answer(createSubscription, { status: 201, body: { ...pending, id: 'I-2' } });
      await post(order);
      expect(new Set(sentKeys()).size).toBe(2);
      expect(await rows('select user_id from subscriptions order by id')).toEqual([
        { user_id: 1 },
        { user_id: 2 },
      ]);
    });

    test.each(['APPROVED', 'ACTIVE', 'SUSPENDED'])(
      '같은 상품의 %s 구독이 있으면 409고 PayPal을 부르지 않는다',
      async (status) => {
        await rows(`insert into subscriptions
          (paypal_subscription_id, plan_id, product_id, user_id, status)
          values ('I-0', 2, 1, 1, '${status}')`);
        expect(await post(order)).toEqual([409, { error: '이 상품을 이미 구독하고 있다' }]);
        expect(paypal.calls()).toEqual([]);
      },
    );

    test('이 상품을 쓴 적이 있으면 체험이 있는 플랜을 다시 주문하지 못한다', async () => {
      await rows(`update plans set billing_cycles = '[{"tenure_type": "TRIAL"}]'
        where paypal_plan_id = 'P-1'`);
      await rows(`insert into subscriptions
        (paypal_subscription_id, product_id, user_id, status, paid_until)
        values ('I-0', 1, 1, 'CANCELLED', now() - interval '1 year')`);
      expect(await post(order)).toEqual([
        409,
        { error: '체험은 이 상품을 처음 쓸 때만 할 수 있다' },
      ]);
      expect(paypal.calls()).toEqual([]);
      expect((await post({ ...order, plan_id: 'P-3' }))[0]).toBe(201);
      signIn({ id: 2, role: 'user' });
      paypal.answer(createSubscription, { status: 201, body: { ...pending, id: 'I-2' } });
      expect((await post(order))[0]).toBe(201);
    });

    test('취소한 뒤에는 새 키로 다시 구독한다', async () => {
      await post(order);
      await rows("update subscriptions set status = 'CANCELLED'");
      paypal.answer(createSubscription, { status: 201, body: { ...pending, id: 'I-2' } });
      expect((await post(order))[0]).toBe(201);
      expect(new Set(sentKeys()).size).toBe(2);
    });

    test('CREATED 웹훅이 저장보다 먼저 와도 행은 주문에서만 생긴다', async () => {
      await postJson(`${app}/api/webhooks/paypal`, {
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.CREATED',
        resource: { id: 'I-1' },
      });
      expect(await rows('select id from subscriptions')).toEqual([]);
      await post(order);
      expect(await rows('select user_id, plan_id, product_id from subscriptions')).toEqual([
        { user_id: 1, plan_id: 1, product_id: 1 },
      ]);
    });
  });

  describe('POST /api/subscriptions/activate', () => {
    const key = '00000000-0000-4000-8000-000000000001';
    const active = {
      id: 'I-1',
      status: 'ACTIVE',
      custom_id: key,
      plan_id: 'P-3',
      quantity: '2',
      start_time: '2020-01-01T00:00:00Z',
      billing_info: {
        outstanding_balance: { currency_code: 'USD', value: '0.0' },
        failed_payments_count: 0,
        last_payment: {
          amount: { currency_code: 'USD', value: '19.80' },
          time: new Date().toISOString(),
        },
        next_billing_time: '2030-02-01T10:00:00Z',
      },
    };
    const monthly = {
      tenure_type: 'REGULAR',
      sequence: 1,
      frequency: { interval_unit: 'MONTH' },
      pricing_scheme: { fixed_price: { currency_code: 'USD', value: '9.90' } },
    };
    const activate = (subscriptionID: unknown, origin = app) =>
      answerOf(postJson(`${origin}/api/subscriptions/activate`, { subscriptionID }));
    const unknown = [404, { error: '그런 구독이 없다' }];

    beforeEach(async () => {
      await openShop();
      await rows(`insert into subscriptions
        (paypal_subscription_id, request_id, plan_id, product_id, user_id, quantity)
        values ('I-1', '${key}', 2, 1, 1, 2)`);
      await rows(`update plans set billing_cycles = '${JSON.stringify([monthly])}'`);
      signIn({ id: 1, role: 'user' });
      paypal.answer(showSubscription, { status: 200, body: active });
    });

    test('PayPal에서 구독을 조회해 저장하고 JSON으로 답한다', async () => {
      expect(await activate('I-1')).toEqual([
        200,
        { subscriptionID: 'I-1', status: 'ACTIVE', can_use: true },
      ]);
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

    test('승인했지만 아직 내지 않은 ACTIVE는 저장하되 쓸 수 없다고 답한다', async () => {
      const billing_info = { ...active.billing_info, last_payment: undefined };
      paypal.answer(showSubscription, { status: 200, body: { ...active, billing_info } });
      expect(await activate('I-1')).toEqual([
        200,
        { subscriptionID: 'I-1', status: 'ACTIVE', can_use: false },
      ]);
    });

    test('남의 구독과 모르는 구독은 상태를 보지 않고 똑같이 404다', async () => {
      signIn({ id: 2, role: 'user' });
      expect(await activate('I-1')).toEqual(unknown);
      expect(await activate('I-9')).toEqual(unknown);
      expect(paypal.calls()).toEqual([]);
    });

    test('서버가 만들지 않은 구독은 custom_id를 맞춰도 가져가지 못한다', async () => {
      await rows('update subscriptions set user_id = null');
      paypal.answer(showSubscription, { status: 200, body: { ...active, custom_id: '1' } });
      expect(await activate('I-1')).toEqual(unknown);
    });

    test.each([
      ['아직 승인되지 않았다', { status: 'APPROVAL_PENDING' }],
      ['우리가 준 custom_id가 아니다', { custom_id: '1' }],
      ['custom_id가 없다', { custom_id: undefined }],
      ['주문한 수량이 아니다', { quantity: '9' }],
      ['주문한 플랜이 아니다', { plan_id: 'P-1' }],
      ['우리가 재정의하지 않은 가격이다', { plan_overridden: true }],
    ])('내 구독이어도 %s면 409고 저장하지 않는다', async (_name, change) => {
      paypal.answer(showSubscription, { status: 200, body: { ...active, ...change } });
      expect(await activate('I-1')).toEqual([409, { error: expect.any(String) as string }]);
      expect(await rows('select plan_id, quantity, paid_until from subscriptions')).toEqual([
        { plan_id: 2, quantity: 2, paid_until: null },
      ]);
    });

    test('값보다 적게 낸 구독은 저장하되 쓸 수 없다고 답한다', async () => {
      const last_payment = {
        ...active.billing_info.last_payment,
        amount: { currency_code: 'USD', value: '0.99' },
      };
      const billing_info = { ...active.billing_info, last_payment };
      paypal.answer(showSubscription, { status: 200, body: { ...active, billing_info } });
      expect(await activate('I-1')).toEqual([
        200,
        { subscriptionID: 'I-1', status: 'ACTIVE', can_use: false },
      ]);
    });

    test('할인하려고 우리가 재정의해 판 구독도 주인은 그대로다', async () => {
      await rows('update subscriptions set plan_overridden = true');
      paypal.answer(showSubscription, { status: 200, body: { ...active, plan_overridden: true } });
      expect((await activate('I-1'))[0]).toBe(200);
      expect(await rows('select user_id, status from subscriptions')).toEqual([
        { user_id: 1, status: 'ACTIVE' },
      ]);
    });

    test('우리 라우트로 플랜을 바꾼 뒤에 다시 부르면 바뀐 플랜과 다음 청구일을 옮긴다', async () => {
      await activate('I-1');
      const billing_info = { ...active.billing_info, next_billing_time: '2031-01-01T00:00:00Z' };
      await rows('update subscriptions set revision_plan_id = 1');
      const changed = { ...active, plan_id: 'P-1', billing_info };
      paypal.answer(showSubscription, { status: 200, body: changed });
      expect((await activate('I-1'))[0]).toBe(200);
      expect(await rows('select plan_id, quantity, next_billing_time from subscriptions')).toEqual([
        { plan_id: 1, quantity: 2, next_billing_time: new Date('2031-01-01T00:00:00Z') },
      ]);
    });

    /** Another subscription of the buyer to the same product, alive in the table and at PayPal. */
    const subscribeBefore = async (): Promise<void> => {
      await rows(`insert into subscriptions
        (paypal_subscription_id, plan_id, product_id, user_id, status)
        values ('I-0', 1, 1, 1, 'ACTIVE')`);
      paypal.answer(showSubscription.replace('I-1', 'I-0'), {
        status: 200,
        body: { id: 'I-0', status: 'ACTIVE' },
      });
    };
    const endFirst = (): Promise<unknown> =>
      rows("update subscriptions set status = 'CANCELLED' where paypal_subscription_id = 'I-0'");
    const cancelled = { status: 200, body: { ...active, status: 'CANCELLED' } };

    test('두 창에서 승인하면 나중 구독을 취소하고 409로 답한다', async () => {
      await subscribeBefore();
      const shown = { status: 200, body: active };
      paypal.answer(showSubscription, shown, shown, cancelled);
      paypal.answer('POST /v1/billing/subscriptions/I-1/cancel', { status: 204 });
      expect(await activate('I-1')).toEqual([409, { error: '이 상품을 이미 구독하고 있다' }]);
      expect(paypal.calls().map(({ path }) => path)).toContain(
        '/v1/billing/subscriptions/I-1/cancel',
      );
      expect(
        await rows('select paypal_subscription_id as id, status from subscriptions order by id'),
      ).toEqual([
        { id: 'I-0', status: 'ACTIVE' },
        { id: 'I-1', status: 'CANCELLED' },
      ]);
      expect(log.error).toHaveBeenCalledExactlyOnceWith(
        '중복 구독 I-1을 취소했다. 방금 결제됐으면 환불한다',
      );
    });

    test('중복이라 취소한 구독은 이미 낸 값으로도 열리지 않고, 먼저 구독이 끝난 뒤에 다시 읽어도 그대로다', async () => {
      await subscribeBefore();
      const shown = { status: 200, body: active };
      paypal.answer(showSubscription, shown, shown, cancelled);
      paypal.answer('POST /v1/billing/subscriptions/I-1/cancel', { status: 204 });
      await activate('I-1');
      const opened = `select paid_until, paid_plan_id from subscriptions
        where paypal_subscription_id = 'I-1'`;
      expect(await rows(opened)).toEqual([{ paid_until: null, paid_plan_id: null }]);
      await endFirst();
      await activate('I-1');
      expect(await rows(opened)).toEqual([{ paid_until: null, paid_plan_id: null }]);
    });

    const canUse = `select can_use(status, paid_until, paid_at) from subscriptions
      where paypal_subscription_id = 'I-1'`;
    const cancel = 'POST /v1/billing/subscriptions/I-1/cancel';

    test.each([
      ['취소하고도', 1],
      ['함께 온 다른 요청의 취소만 하고', 2],
    ])(
      '중복 구독의 취소에 PayPal이 %s 500으로 답해도, 환불하라고 남기고 먼저 구독이 끝난 뒤에 열리지 않는다',
      async (_name, requests) => {
        await subscribeBefore();
        let shown = { status: 200, body: active };
        let finish: () => void = () => undefined;
        const after = new Promise<void>((resolve) => (finish = resolve));
        const done = (status: number) => () => {
          shown = cancelled;
          finish();
          return { status, body: {} };
        };
        paypal.answer(showSubscription, () => shown);
        const late = { status: 500, body: {}, after };
        paypal.answer(cancel, ...(requests === 1 ? [done(500)] : [late, done(204)]));
        const answers = await Promise.all(Array.from({ length: requests }, () => activate('I-1')));
        expect(answers.map(([status]) => status)).toEqual(answers.map(() => 409));
        expect(log.error).toHaveBeenCalledWith(
          '중복 구독 I-1을 취소했다. 방금 결제됐으면 환불한다',
        );
        await endFirst();
        await activate('I-1');
        expect(await rows(canUse)).toEqual([{ can_use: false }]);
      },
    );

    test.each([
      ['거절하면', { status: 400 }, 500],
      ['상태가 다르다고 하면', stateRefusal('SUBSCRIPTION_STATUS_INVALID'), 409],
    ])(
      '중복 구독의 취소를 PayPal이 %s, 먼저 구독이 끝나고 10분 뒤부터 낸 만큼 쓴다',
      async (_name, refusal, status) => {
        await subscribeBefore();
        paypal.answer(cancel, refusal);
        paypal.answer(showSubscription, { status: 200, body: active });
        expect((await activate('I-1'))[0]).toBe(status);
        await endFirst();
        expect(await activate('I-1')).toMatchObject([200, { can_use: false }]);
        await rows("update subscriptions set duplicate_at = duplicate_at - interval '10 minutes'");
        expect(await activate('I-1')).toMatchObject([200, { can_use: true }]);
        // What is paid later opens, too.
        expect(
          await rows("select duplicate_at from subscriptions where paypal_subscription_id = 'I-1'"),
        ).toEqual([{ duplicate_at: null }]);
      },
    );

    test('취소를 받아들이고도 아직 ACTIVE라고 하는 구독은 취소했다고 남기지 않는다', async () => {
      await subscribeBefore();
      paypal.answer(showSubscription, { status: 200, body: active });
      paypal.answer(cancel, () => ({ status: 204 }));
      const interrupted = {
        query: async (sql: string, params?: unknown[]) => {
          const answer = await db.query(sql, params);
          if (sql.includes('update subscriptions set duplicate_at')) {
            await endFirst();
          }
          return answer;
        },
      };
      expect(await activate('I-1', await appOver(interrupted))).toMatchObject([
        200,
        { can_use: false },
      ]);
      expect(log.error).not.toHaveBeenCalled();
    });

    test('만들 때 상태를 받지 못한 구독도 중복이면 취소한다', async () => {
      await subscribeBefore();
      await rows("update subscriptions set status = null where paypal_subscription_id = 'I-1'");
      const shown = { status: 200, body: active };
      paypal.answer(showSubscription, shown, shown, cancelled);
      paypal.answer(cancel, { status: 204 });
      await postJson(`${app}/api/webhooks/paypal`, {
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
        resource: active,
      });
      expect(paypal.calls().filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
    });

    test('취소하려는 사이에 먼저 구독이 끝나 다른 요청이 살린 구독은 취소하지 않는다', async () => {
      await subscribeBefore();
      paypal.answer(showSubscription, { status: 200, body: active });
      const interrupted = {
        query: async (sql: string, params?: unknown[]) => {
          if (sql.includes('update subscriptions set duplicate_at')) {
            await endFirst();
            await activate('I-1');
          }
          return db.query(sql, params);
        },
      };
      const answer = await activate('I-1', await appOver(interrupted));
      expect(answer).toMatchObject([200, { can_use: true }]);
      expect(paypal.calls().filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
    });

    test('중복이라 취소한 구독은 결제가 늦게 잡혀도 열리지 않는다', async () => {
      await subscribeBefore();
      const unpaid = { ...active, billing_info: undefined };
      const shown = { status: 200, body: unpaid };
      paypal.answer('POST /v1/billing/subscriptions/I-1/cancel', { status: 204 });
      paypal.answer(showSubscription, shown, shown, {
        status: 200,
        body: { ...unpaid, status: 'CANCELLED' },
      });
      expect((await activate('I-1'))[0]).toBe(409);
      await endFirst();
      const lastPayment = {
        ...active.billing_info.last_payment,
        time: new Date(Date.now() + 5000).toISOString(),
      };
      paypal.answer(showSubscription, {
        status: 200,
        body: {
          ...active,
          status: 'CANCELLED',
          billing_info: { ...active.billing_info, last_payment: lastPayment },
        },
      });
      await activate('I-1');
      expect(await rows(canUse)).toEqual([{ can_use: false }]);
    });

    test('아직 APPROVED인 나중 구독은 취소하지 않고 409로 답하며, ACTIVATED 웹훅이 취소한다', async () => {
      await subscribeBefore();
      paypal.answer(showSubscription, { status: 200, body: { ...active, status: 'APPROVED' } });
      paypal.answer('POST /v1/billing/subscriptions/I-1/cancel', { status: 204 });
      expect(await activate('I-1')).toEqual([409, { error: '이 상품을 이미 구독하고 있다' }]);
      expect(paypal.calls()).toHaveLength(3);
      const shown = { status: 200, body: active };
      paypal.answer(showSubscription, shown, shown, cancelled);
      await postJson(`${app}/api/webhooks/paypal`, {
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
        resource: active,
      });
      expect(paypal.calls().map(({ path }) => path)).toContain(
        '/v1/billing/subscriptions/I-1/cancel',
      );
    });

    test('로그인하지 않으면 401, 구독 ID가 아니면 400이고 PayPal에 묻지 않는다', async () => {
      for (const id of [undefined, '', 'P-1', 'I-1/cancel', 'I-1?x=1', '../plans']) {
        expect(await activate(id)).toEqual([400, { error: 'subscriptionID: 구독 ID' }]);
      }
      signIn(undefined);
      expect((await activate('I-1'))[0]).toBe(401);
      expect(paypal.calls()).toEqual([]);
    });

    test('PayPal의 조회가 실패하면 500과 error다', async () => {
      const body = { name: 'RESOURCE_NOT_FOUND', message: '없다', debug_id: 'd1' };
      paypal.answer(showSubscription, { status: 404, body });
      expect(await activate('I-1')).toEqual([500, { error: 'PayPal이 거절했다 (debug_id d1)' }]);
    });
  });
}
