import { beforeEach, describe, expect, test } from 'vitest';
import { stateRefusal } from '../../support/fake-paypal';
import { answerOf, postJson, statusOf } from '../../support/http';
import type { SubscriptionSample } from '../../support/subscription-sample';

interface LimitModule {
  readonly networkOf: (address?: string) => string;
  readonly limitPerUser: (
    currentUser: () => object,
    options: { calls: number; maxKeys: number; now: () => number },
  ) => (request: object, response: object, next: () => void) => void;
}

/** Roles, the limit of calls, the user dashboard and plans that were not saved. */
export function testServer(sample: SubscriptionSample): void {
  const { app: server, db, log, paypal, project, rows, serverWith, signIn } = sample;

  const user = { id: 1, role: 'user' } as const;
  const admin = { id: 2, role: 'admin' } as const;
  const mine = `${server}/api/me/subscriptions`;
  const path1 = '/v1/billing/subscriptions/I-1';
  const show = `GET ${path1}?fields=last_failed_payment%2Cplan`;
  const refused = [409, { error: expect.any(String) as string }];
  const missing = [404, { error: '그런 구독이 없다' }];

  describe('권한', () => {
    test.each([
      ['POST', '/api/plans', 401, 403],
      ['POST', '/api/subscriptions', 401, 500],
      ['POST', '/api/subscriptions/activate', 401, 400],
      ['POST', '/api/plans/recover', 401, 403],
      ['GET', '/api/me/subscriptions', 401, 200],
      ['POST', '/api/webhooks/paypal', 200, 200],
    ])('%s %s: 손님에게는 %i, 사용자에게는 %i', async (method, route, guest, signedIn) => {
      expect((await fetch(server + route, { method })).status).toBe(guest);
      signIn(user);
      expect((await fetch(server + route, { method })).status).toBe(signedIn);
      expect(paypal.calls()).toEqual([]);
    });

    test('관리자의 플랜 생성은 막지 않는다', async () => {
      signIn(admin);
      const [status, body] = await answerOf(postJson(`${server}/api/plans`, {}));
      expect([status, body]).toEqual([
        500,
        { error: expect.stringContaining('product_id') as string },
      ]);
    });
  });

  describe('사용자 대시보드', () => {
    const post = (route: string, body: object) => answerOf(postJson(`${mine}/${route}`, body));

    beforeEach(async () => {
      await db.exec(`
      insert into products (paypal_product_id) values ('PROD-1'), ('PROD-2');
      insert into plans (paypal_plan_id, product_id, name, status, sellable, max_quantity) values
        ('P-1', 1, '월간', 'ACTIVE', true, 1), ('P-2', 1, '연간', 'ACTIVE', true, 3),
        ('P-3', 2, '다른 상품', 'ACTIVE', true, 1), ('P-4', 1, '옛 플랜', 'INACTIVE', true, 1),
        ('P-5', 1, '팔지 않는 플랜', 'ACTIVE', false, 1),
        ('P-6', 1, '체험이 있는 플랜', 'ACTIVE', true, 1);
      update plans set billing_cycles = '[{"tenure_type": "TRIAL"}]' where paypal_plan_id = 'P-6';
      insert into subscriptions (paypal_subscription_id, plan_id, product_id, user_id, status,
          paid_until, outstanding_balance)
        values ('I-1', 1, 1, 1, 'ACTIVE', now() + interval '9 days', 0),
          ('I-2', 1, 1, 2, 'ACTIVE', null, null);
      insert into subscription_transactions
        (subscription_id, paypal_transaction_id, amount, currency_code, transaction_type, status)
        values (1, 'S-1', 9.9, 'USD', 'PAYMENT', 'COMPLETED')`);
      signIn(user);
    });

    test('내 구독과 결제 내역만 보인다', async () => {
      expect(await (await fetch(mine)).json()).toMatchObject([
        { paypal_subscription_id: 'I-1', plan_name: '월간', status: 'ACTIVE', quantity: 1 },
      ]);
      expect(await (await fetch(`${mine}/I-1/payments`)).json()).toMatchObject([
        { paypal_transaction_id: 'S-1', amount: '9.90', currency_code: 'USD', status: 'COMPLETED' },
      ]);
      signIn(admin);
      expect(await answerOf(fetch(`${mine}/I-1/payments`))).toEqual(missing);
      expect(await answerOf(fetch(`${mine}/I-9/payments`))).toEqual(missing);
    });

    test('값을 낸 플랜의 이름이 보이고, 바꾼 플랜은 다음 것으로 보인다', async () => {
      await rows('update subscriptions set plan_id = 2, paid_plan_id = 1 where id = 1');
      expect(await (await fetch(mine)).json()).toMatchObject([
        { plan_name: '월간', next_plan_name: '연간' },
      ]);
      expect(
        await rows("select plan, next_plan from user_subscriptions where email = 'a@x.test'"),
      ).toEqual([{ plan: '월간', next_plan: '연간' }]);
    });

    test.each([
      ['pause', 'suspend', 'ACTIVE', 'SUSPENDED'],
      ['resume', 'activate', 'SUSPENDED', 'ACTIVE'],
      ['cancel', 'cancel', 'SUSPENDED', 'CANCELLED'],
    ])('%s는 PayPal의 %s를 부르고 %s였던 상태를 %s로 저장한다', async (action, call, from, to) => {
      await rows(`update subscriptions set status = '${from}' where id = 1`);
      paypal.answer(`POST ${path1}/${call}`, { status: 204 });
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: to, links: [] } });
      expect(await post(`I-1/${action}`, { reason: '여행' })).toEqual([
        200,
        { subscriptionID: 'I-1', status: to },
      ]);
      expect(paypal.calls()[0]).toMatchObject({
        method: 'POST',
        path: `${path1}/${call}`,
        body: '{"reason":"여행"}',
      });
      expect(await rows('select status from subscriptions where id = 1')).toEqual([{ status: to }]);
    });

    test.each([
      ['남의 구독', 'I-2/pause'],
      ['할 수 없는 상태의 남의 구독', 'I-2/resume'],
      ['남의 구독의 플랜', 'I-2/plan'],
      ['없는 구독', 'I-9/pause'],
    ])('%s에는 같은 404로 답하고 PayPal을 부르지 않는다', async (_name, target) => {
      const body = { reason: '여행', plan_id: 'P-2' };
      expect(await post(target, body)).toEqual(missing);
      expect(paypal.calls()).toEqual([]);
    });

    test.each([
      ['ACTIVE 구독의 재개', 'I-1/resume', 409],
      ['없는 동작', 'I-1/destroy', 404],
      ['객체가 물려받은 이름', 'I-1/toString', 404],
    ])('내 구독이어도 %s(%s)에는 %i로 답한다', async (_name, target, status) => {
      const answer = await post(target, { reason: '여행' });
      expect(answer).toEqual([status, { error: expect.any(String) as string }]);
      expect(paypal.calls()).toEqual([]);
    });

    test('사유는 1–128자다', async () => {
      for (const reason of [undefined, '', '가'.repeat(129)]) {
        expect(await post('I-1/pause', { reason })).toEqual([
          400,
          { error: 'reason: 1–128자 문자열' },
        ]);
      }
      expect(paypal.calls()).toEqual([]);
    });

    test('PayPal이 거절하면 500과 error를 주고 상태를 바꾸지 않는다', async () => {
      const body = { name: 'NOT_AUTHORIZED', message: '권한이 없다', debug_id: 'd1' };
      paypal.answer(`POST ${path1}/suspend`, { status: 403, body });
      expect(await post('I-1/pause', { reason: '여행' })).toEqual([
        500,
        { error: 'PayPal이 거절했다 (debug_id d1)' },
      ]);
      expect(await rows('select status from subscriptions where id = 1')).toEqual([
        { status: 'ACTIVE' },
      ]);
    });

    test.each([
      ['바라던 상태면 성공이다', 'SUSPENDED', 200],
      ['다른 상태면 409다', 'CANCELLED', 409],
    ])('PayPal이 상태가 달라 거절하면 다시 읽어 %s', async (_name, status, expected) => {
      paypal.answer(`POST ${path1}/suspend`, stateRefusal('SUBSCRIPTION_STATUS_INVALID'));
      paypal.answer(show, { status: 200, body: { id: 'I-1', status, links: [] } });
      const [answered] = await post('I-1/pause', { reason: '여행' });
      expect(answered).toBe(expected);
      expect(await rows('select status from subscriptions where id = 1')).toEqual([{ status }]);
    });

    test('실패 한도로 멈춰 PayPal이 되살리지 않으면 재개는 409고 SUSPENDED 그대로다', async () => {
      await rows("update subscriptions set status = 'SUSPENDED' where id = 1");
      paypal.answer(`POST ${path1}/activate`, stateRefusal('SUBSCRIPTION_CANNOT_BE_ACTIVATED'));
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: 'SUSPENDED' } });
      expect(await post('I-1/resume', { reason: '다시' })).toEqual([
        409,
        { error: '지금은 할 수 없다: SUSPENDED' },
      ]);
      expect(await rows('select status from subscriptions where id = 1')).toEqual([
        { status: 'SUSPENDED' },
      ]);
    });

    test('할인하려고 재정의한 구독도 주인이 계속 다룬다', async () => {
      paypal.answer(`POST ${path1}/suspend`, { status: 204 });
      const body = { id: 'I-1', status: 'SUSPENDED', plan_overridden: true, links: [] };
      paypal.answer(show, { status: 200, body });
      await post('I-1/pause', { reason: '여행' });
      expect(await (await fetch(mine)).json()).toMatchObject([{ status: 'SUSPENDED' }]);
    });

    const revised = () => paypal.calls().find(({ path }) => path === `${path1}/revise`);

    test('플랜 변경은 revise를 부르고 다시 승인할 주소를 준다', async () => {
      const href = 'https://www.paypal.com/approve';
      paypal.answer(`POST ${path1}/revise`, {
        status: 200,
        body: { links: [{ rel: 'approve', href }] },
      });
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1' } });
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual([200, { approve: href }]);
      expect(JSON.parse(revised()?.body ?? '')).toEqual({
        plan_id: 'P-2',
        application_context: {
          brand_name: '개발 노트',
          locale: 'ko-KR',
          shipping_preference: 'NO_SHIPPING',
          payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
          return_url: 'https://shop.test/subscription/success',
          cancel_url: 'https://shop.test/subscription/cancel',
        },
      });
    });

    test('여럿을 산 구독의 플랜 변경은 수량도 보낸다', async () => {
      await rows('update subscriptions set quantity = 2 where id = 1');
      await rows('update plans set max_quantity = 2');
      paypal.answer(`POST ${path1}/revise`, { status: 200, body: { links: [] } });
      const body = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1', quantity: '2' };
      paypal.answer(show, { status: 200, body });
      await post('I-1/plan', { plan_id: 'P-2' });
      expect(JSON.parse(revised()?.body ?? '')).toMatchObject({ plan_id: 'P-2', quantity: '2' });
    });

    test.each([
      ['미납 잔액이 있다', { outstanding_balance: { currency_code: 'USD', value: '9.99' } }],
      ['실패한 횟수가 있다', { failed_payments_count: 1 }],
    ])('사본이 몰라도 PayPal에 %s면 플랜을 바꾸지 못한다', async (_name, debt) => {
      const body = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1', billing_info: debt };
      paypal.answer(show, { status: 200, body });
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual([
        409,
        { error: '이번 주기의 결제가 확인된 뒤에 바꿀 수 있다' },
      ]);
      expect(revised()).toBeUndefined();
      expect(await rows('select revision_plan_id from subscriptions where id = 1')).toEqual([
        { revision_plan_id: null },
      ]);
    });

    test('이번 주기의 값을 낸 것을 모르면 플랜을 바꾸지 못한다', async () => {
      await rows("update subscriptions set paid_until = now() - interval '1 hour' where id = 1");
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1' } });
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual(refused);
      expect(revised()).toBeUndefined();
    });

    test('다시 승인받을 것이 없으면 바뀐 플랜, 수량, 시작일, 다음 청구일이 바로 사본에 들어온다', async () => {
      paypal.answer(`POST ${path1}/revise`, { status: 200, body: { links: [] } });
      const before = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1' };
      paypal.answer(
        show,
        { status: 200, body: before },
        {
          status: 200,
          body: {
            ...before,
            plan_id: 'P-2',
            quantity: '1',
            start_time: '2030-03-01T00:00:00Z',
            billing_info: {
              outstanding_balance: { currency_code: 'USD', value: '0.0' },
              failed_payments_count: 0,
              next_billing_time: '2031-03-01T10:00:00Z',
            },
          },
        },
      );
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual([200, { approve: null }]);
      expect(
        await rows(`select plan_id, quantity, start_time, next_billing_time, user_id
          from subscriptions where id = 1`),
      ).toEqual([
        {
          plan_id: 2,
          quantity: 1,
          start_time: new Date('2030-03-01T00:00:00Z'),
          next_billing_time: new Date('2031-03-01T10:00:00Z'),
          user_id: 1,
        },
      ]);
    });

    test('그사이 끝난 구독이라 PayPal이 거절하면 409로 답하고 사본을 고친다', async () => {
      paypal.answer(`POST ${path1}/revise`, stateRefusal('SUBSCRIPTION_STATUS_INVALID'));
      const shown = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1' };
      const cancelled = { status: 200, body: { ...shown, status: 'CANCELLED' } };
      paypal.answer(show, { status: 200, body: shown }, cancelled);
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual([
        409,
        { error: '지금은 바꿀 수 없다: CANCELLED' },
      ]);
      expect(await rows('select status from subscriptions where id = 1')).toEqual([
        { status: 'CANCELLED' },
      ]);
    });

    test.each([
      ['다른 상품의 플랜', 'P-3'],
      ['비활성 플랜', 'P-4'],
      ['팔지 않는 플랜', 'P-5'],
      ['체험이 있는 플랜', 'P-6'],
    ])('%s으로는 바꾸지 못한다', async (_name, plan_id) => {
      paypal.answer(show, { status: 200, body: { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1' } });
      expect(await post('I-1/plan', { plan_id })).toEqual(refused);
      expect(revised()).toBeUndefined();
    });

    test('지금 수량을 받지 않는 플랜이나 ACTIVE가 아닌 구독은 바꾸지 못한다', async () => {
      await rows('update subscriptions set quantity = 4 where id = 1');
      const shown = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-1', quantity: '4' };
      paypal.answer(show, { status: 200, body: shown });
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual(refused);
      await rows('update subscriptions set quantity = 1 where id = 1');
      paypal.answer(show, { status: 200, body: { ...shown, quantity: '1', status: 'SUSPENDED' } });
      expect(await post('I-1/plan', { plan_id: 'P-2' })).toEqual(refused);
      expect(revised()).toBeUndefined();
    });
  });

  describe('다른 사이트에서 온 요청', () => {
    const method = 'POST';

    test.each([
      ['이름만 이 서버로 돌린 사이트', { Host: 'evil.example' }],
      ['다른 사이트의 폼', { Origin: 'https://evil.example' }],
      ['출처를 숨긴 폼', { Origin: 'null' }],
      ['같은 컴퓨터의 다른 포트에 열린 화면', { Origin: 'http://127.0.0.1:8080' }],
      ['같은 호스트의 다른 포트에 열린 화면', { Origin: 'https://shop.test:8080' }],
    ])('%s의 요청은 로그인한 관리자의 것이어도 403이다', async (_name, headers) => {
      signIn(admin);
      for (const route of [
        '/api/plans/recover',
        '/api/plans',
        '/api/me/subscriptions/I-1/cancel',
      ]) {
        expect(await statusOf(server + route, { method, headers })).toBe(403);
      }
      expect(paypal.calls()).toEqual([]);
    });

    test('이 사이트의 화면에서 온 요청은 받는다', async () => {
      signIn(admin);
      const headers = { Origin: 'https://shop.test' };
      expect(await statusOf(`${server}/api/plans/recover`, { method, headers })).toBe(200);
    });

    test.each(['http://any.test/api/plans', '/API/plans/#x', '/api/plans?x'])(
      '생성의 입력 오류는 요청에 %s라고 적어도 500이다',
      async (path) => {
        signIn(admin);
        expect(await statusOf(server, { method, path })).toBe(500);
      },
    );
  });

  describe('요청의 한도', () => {
    test.each([
      [0, '127.0.0.1'],
      [1, '203.0.113.9'],
    ])('앞에 둔 프록시가 %i이면 X-Forwarded-For는 %s로 센다', async (trustProxy, ip) => {
      const origin = await serverWith({
        trustProxy,
        webhook: (request, response) => {
          response.send(request.ip);
        },
      });
      const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' };
      expect(await (await postJson(`${origin}/api/webhooks/paypal`, {}, headers)).text()).toBe(ip);
    });

    test.each([
      ['203.0.113.9', '203.0.113.9'],
      ['::ffff:203.0.113.9', '203.0.113.9'],
      ['203.0.113.9:4711', '203.0.113.9'],
      ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
      ['2001:db8:1:2::1', '2001:db8:1:2'],
      ['2001:db8::1', '2001:db8'],
      [undefined, ''],
    ])('주소 %s는 %s의 것으로 센다', async (address, network) => {
      const { networkOf } = (await project.load('rate-limit.ts')) as LimitModule;
      expect(networkOf(address)).toBe(network);
    });

    test('PayPal을 부를 수 있는 요청은 사용자마다 1분에 정해진 만큼만 받고 조회는 세지 않는다', async () => {
      const origin = await serverWith({ callsPerMinute: 3 });
      const post = () =>
        postJson(`${origin}/api/subscriptions/activate`, { subscriptionID: 'I-9' });
      const get = () => fetch(`${origin}/api/me/subscriptions`);
      signIn(user);
      for (const expected of [404, 404, 404, 429, 429]) {
        expect((await post()).status).toBe(expected);
        expect((await get()).status).toBe(200);
      }
      const seconds = Number((await post()).headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      signIn(admin);
      expect((await post()).status).toBe(404);
    });

    test('중지, 재개, 플랜 변경은 합해 한 시간에 정해진 만큼만 받고, 취소는 막지 않는다', async () => {
      const origin = await serverWith({ changesPerHour: 2 });
      signIn(user);
      const statuses: number[] = [];
      for (const action of ['pause', 'plan', 'resume', 'p%61use', 'cancel']) {
        const url = `${origin}/api/me/subscriptions/I-9/${action}`;
        statuses.push((await postJson(url, { reason: '여행' })).status);
      }
      expect(statuses).toEqual([404, 404, 429, 429, 404]);
      expect(paypal.calls()).toEqual([]);
    });

    test('1분이 지나면 다시 받고, 기억하는 사용자의 수에는 끝이 있다', async () => {
      const { limitPerUser } = (await project.load('rate-limit.ts')) as LimitModule;
      let now = 0;
      let id = 1;
      const currentUser = (): object => ({ id, role: 'user' });
      const limit = limitPerUser(currentUser, { calls: 1, maxKeys: 2, now: () => now });
      const passes = (next: number): boolean => {
        id = next;
        let passed = false;
        try {
          limit({ method: 'POST' }, { set: () => undefined }, () => (passed = true));
        } catch {
          passed = false;
        }
        return passed;
      };
      expect([passes(1), passes(1)]).toEqual([true, false]);
      now = 60_000;
      expect([passes(1), passes(1)]).toEqual([true, false]);
      // The third user makes it forget the first.
      expect([passes(2), passes(3), passes(2), passes(1)]).toEqual([true, true, false, true]);
    });
  });

  describe('저장하지 못한 플랜', () => {
    const product = 'PROD-0AB12345CD678901E';
    const given = {
      product_id: product,
      name: '월간',
      billing_cycles: [{ tenure_type: 'REGULAR', sequence: 1 }],
      payment_preferences: {},
    };

    test('PayPal의 목록에서 찾아 팔지 않는 상태로 저장한다', async () => {
      signIn(admin);
      paypal.answer('POST /v1/billing/plans', {
        status: 201,
        body: { id: 'P-1', status: 'ACTIVE' },
      });
      await db.exec('alter table plans add constraint no_plan check (false) not valid');
      expect((await postJson(`${server}/api/plans`, given)).status).toBe(500);
      await db.exec('alter table plans drop constraint no_plan');
      expect(await rows('select id from plans')).toEqual([]);

      const plan = { ...given, id: 'P-1', status: 'ACTIVE' };
      paypal.answer(
        'GET /v1/billing/plans',
        { status: 503, body: {} },
        { status: 200, body: { plans: [{ id: 'P-1' }], total_pages: 1 } },
      );
      paypal.answer('GET /v1/billing/plans/P-1', { status: 200, body: plan });
      const recover = (): Promise<readonly [number, unknown]> =>
        answerOf(postJson(`${server}/api/plans/recover`, {}));
      expect(await recover()).toEqual([200, { saved: ['P-1'] }]);
      expect(await rows('select paypal_plan_id, name, sellable from plans')).toEqual([
        { paypal_plan_id: 'P-1', name: '월간', sellable: false },
      ]);
      expect(await recover()).toEqual([200, { saved: [] }]);
      expect(log.error).toHaveBeenCalledOnce();
    });
  });
}
