import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookSample } from '../../support/webhook-sample';

/** What was paid, what was paid back, and what may be used for it. */
export function testMoney(sample: WebhookSample): void {
  const { db, deliver, drain, log, modules, parts, paypal, rows, subscriptionIs } = sample;

  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
  const money = (value: string): object => ({ currency_code: 'USD', value });
  const monthly = {
    tenure_type: 'REGULAR',
    sequence: 1,
    frequency: { interval_unit: 'MONTH' },
    pricing_scheme: { fixed_price: money('9.99') },
  };
  /** One subscription to a plan with these cycles, the first of its buyer. */
  const sold = (billing_cycles: readonly object[]): object => ({
    quantity: 1,
    billing_cycles,
    plan_overridden: false,
    is_first: true,
  });
  /** What the provider says of a subscription that has paid for 25 days more. */
  const paid = {
    outstanding_balance: money('0.0'),
    failed_payments_count: 0,
    last_payment: { amount: money('9.99'), time: inDays(-5) },
    next_billing_time: inDays(25),
  };

  interface Details {
    readonly plan_id?: string;
    /** The cycles of the plan as we sell it. */
    readonly billing_cycles?: readonly object[];
    readonly [field: string]: unknown;
  }

  async function sync(
    billing_info: object,
    { billing_cycles, ...details }: Details = {},
    status = 'ACTIVE',
  ): Promise<unknown> {
    if (billing_cycles !== undefined) {
      const sold = [JSON.stringify(billing_cycles), details.plan_id ?? 'P-FULL'];
      await db.query('update plans set billing_cycles = $1 where paypal_plan_id = $2', sold);
    }
    subscriptionIs(status, [], { billing_info, ...details });
    await modules.syncSubscription(db, 'I-1');
    return canUse();
  }

  /** Sells the subscription that the provider calls I-1 for 9.99 a month. */
  async function sell(): Promise<void> {
    await db.query(
      `insert into plans (paypal_plan_id, name, sellable, billing_cycles)
       values ('P-FULL', '정가', true, $1)`,
      [JSON.stringify([monthly])],
    );
    await rows('update subscriptions set plan_id = 1');
  }

  async function canUse(): Promise<unknown> {
    const [row] = await rows(
      "select can_use(status, paid_until, paid_at) from subscriptions where paypal_subscription_id = 'I-1'",
    );
    return (row as { can_use: unknown }).can_use;
  }

  describe('이용 권한', () => {
    beforeEach(sell);

    test('낸 구독은 다음 청구일까지 쓸 수 있고, 취소해도 낸 데까지는 쓴다', async () => {
      expect(await sync(paid)).toBe(true);
      subscriptionIs('CANCELLED', [], { billing_info: paid });
      await modules.syncSubscription(db, 'I-1');
      expect(await canUse()).toBe(true);
      await rows("update subscriptions set paid_until = now() - interval '1 hour'");
      expect(await canUse()).toBe(false);
    });

    test('하루를 낸 구독은 다음 결제가 실패하면 이튿날까지만 쓴다', async () => {
      const billing_cycles = [{ ...monthly, frequency: { interval_unit: 'DAY' } }];
      const ago = (days: number): object => ({
        ...paid,
        last_payment: { amount: money('9.99'), time: inDays(-days) },
        next_billing_time: inDays(1 - days),
      });
      expect(await sync(ago(1.9), { billing_cycles })).toBe(true);
      await rows('update subscriptions set paid_until = null, other_paid_at = null');
      expect(await sync(ago(2.1), { billing_cycles })).toBe(false);
    });

    test('승인만 하고 내지 않은 ACTIVE는 쓰지 못한다', async () => {
      expect(await sync({ ...paid, last_payment: undefined })).toBe(false);
      expect(await sync({})).toBe(false);
    });

    test.each([
      ['미납 잔액이 있다', { outstanding_balance: money('9.99') }],
      ['실패한 횟수가 있다', { failed_payments_count: 1 }],
      [
        '마지막 결제 뒤에 실패했다',
        { last_failed_payment: { amount: money('9.99'), time: inDays(-1) } },
      ],
      ['잔액을 모른다', { outstanding_balance: undefined }],
    ])(
      'ACTIVE여도 %s면 기간이 늘지 않아, 낸 데까지 쓰고 유예 사흘 뒤에 막힌다',
      async (_name, debt) => {
        await sync({ ...paid, next_billing_time: inDays(-1) });
        expect(await sync({ ...paid, ...debt, next_billing_time: inDays(30) })).toBe(true);
        await rows("update subscriptions set paid_until = now() - interval '73 hours'");
        expect(await sync({ ...paid, ...debt, next_billing_time: inDays(30) })).toBe(false);
        expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
      },
    );

    test('모든 결제가 실패하는 동안 세 주기를 이어 ACTIVE여도 한 번도 열리지 않는다', async () => {
      for (let failures = 0; failures < 3; failures += 1) {
        const billing = {
          outstanding_balance: money(String(9.99 * failures)),
          failed_payments_count: failures,
          last_failed_payment: { amount: money('9.99'), time: inDays(-1) },
          next_billing_time: inDays(30),
        };
        expect(await sync(billing)).toBe(false);
      }
      expect(
        await rows('select outstanding_balance, failed_payments_count from subscriptions'),
      ).toEqual([{ outstanding_balance: '19.98', failed_payments_count: 2 }]);
    });

    test('중지했다 재개해 다음 청구일이 밀려도, 결제 한 번은 한 주기만 연다', async () => {
      const last = { amount: money('9.99'), time: inDays(-32) };
      expect(await sync({ ...paid, last_payment: last, next_billing_time: inDays(-1) })).toBe(true);
      // The cycle that would have been due while it was suspended was never charged.
      await sync({ ...paid, last_payment: last, next_billing_time: inDays(29) });
      const [row] = await rows('select paid_until < now() as is_over from subscriptions');
      expect(row).toEqual({ is_over: true });
    });

    test('월말에 낸 결제는 다음 청구일까지 온전히 연다', () => {
      const billing_info = {
        ...paid,
        last_payment: { amount: money('9.99'), time: '2030-02-28T10:00:00Z' },
        next_billing_time: '2030-03-31T10:00:00Z',
      };
      expect(modules.paidUntilOf({ status: 'ACTIVE', billing_info }, sold([monthly]))).toBe(
        '2030-03-31T10:00:00.000Z',
      );
    });

    test('돌려준 결제로는, 닫은 뒤에 다시 읽어도 다시 열리지 않는다', async () => {
      expect(await sync(paid)).toBe(true);
      await rows(`update subscriptions
        set paid_until = now() - interval '3 days', other_paid_at = now()`);
      expect(await sync(paid)).toBe(false);
      const again = { ...paid, last_payment: { amount: money('9.99'), time: inDays(0.01) } };
      expect(await sync(again)).toBe(true);
    });

    test('시작 전에 낸 가입비로는 열리지 않는다', async () => {
      expect(await sync(paid, { start_time: inDays(25) })).toBe(false);
      expect(await sync(paid, { start_time: inDays(-5) })).toBe(true);
    });

    /** A first cycle of a week and then a year, of which so many have been executed. */
    const trialThenYear = (
      price: object | undefined,
      trials: number,
      years: number,
    ): readonly [object, Details] => {
      const trial = {
        tenure_type: 'TRIAL',
        sequence: 1,
        total_cycles: 1,
        frequency: { interval_unit: 'WEEK' },
        ...(price && { pricing_scheme: { fixed_price: price } }),
      };
      const year = {
        ...monthly,
        sequence: 2,
        frequency: { interval_unit: 'YEAR' },
        pricing_scheme: { fixed_price: money('99.00') },
      };
      const executed = { cycles_remaining: 0 };
      return [
        {
          cycle_executions: [
            { ...executed, tenure_type: 'TRIAL', sequence: 1, cycles_completed: trials },
            { ...executed, tenure_type: 'REGULAR', sequence: 2, cycles_completed: years },
          ],
        },
        { billing_cycles: [trial, year] },
      ];
    };

    /** Syncs, and tells for how many days from now it is paid. */
    async function paidDays(billing: object, details: Details): Promise<unknown> {
      await sync(billing, details);
      const [row] = await rows(
        `select round(extract(epoch from paid_until - now()) / 86400)::int as days
         from subscriptions where paypal_subscription_id = 'I-1'`,
      );
      return (row as { days: unknown }).days;
    }

    test.each([
      ['ACTIVE', 'APPROVAL_PENDING'],
      ['SUSPENDED', 'APPROVAL_PENDING'],
      ['CANCELLED', 'ACTIVE'],
      ['EXPIRED', 'SUSPENDED'],
      ['ACTIVE', 'APPROVED'],
    ])('%s였던 구독을 PayPal이 늦은 값 %s라고 해도 되돌아가지 않는다', async (known, late) => {
      await sync(paid, {}, known);
      await sync(paid, {}, late);
      expect(await rows('select status from subscriptions')).toEqual([{ status: known }]);
    });

    test('만들 때 상태를 받지 못한 구독도 처음 읽은 상태를 옮긴다', async () => {
      await rows('update subscriptions set status = null');
      await sync(paid);
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
    });

    test.each([
      ['이벤트보다 먼저의 값을', 'APPROVAL_PENDING', 'now()'],
      ['활성화되기 전의 값을', 'APPROVED', 'now()'],
      ['더 늦게 읽은 값보다 먼저의 값을', 'ACTIVE', "now() + interval '1 minute'"],
    ])('%s 읽었으면 이벤트를 끝내지 않고 다시 읽는다', async (_name, status, syncedAt) => {
      await rows(`update subscriptions set paypal_synced_at = ${syncedAt}`);
      subscriptionIs(status, []);
      await deliver({
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
        resource: { id: 'I-1' },
      });
      await drain();
      expect(
        await rows(
          "select processed_at, last_error from paypal_webhook_events where event_id = 'WH-1'",
        ),
      ).toEqual([{ processed_at: null, last_error: '이벤트보다 먼저의 값을 읽었다' }]);
    });

    test('무료 체험은 내지 않아도 열고, 다음 청구일이 밀려도 시작에서 체험의 길이를 넘지 않는다', async () => {
      const [executed, plan] = trialThenYear(undefined, 1, 0);
      const started = { ...plan, start_time: inDays(-1) };
      const unpaid = { ...paid, last_payment: undefined, ...executed };
      // Right after the activation PayPal may name today, and correct it without an event.
      expect(await paidDays({ ...unpaid, next_billing_time: inDays(0) }, started)).toBe(0);
      expect(await paidDays({ ...unpaid, next_billing_time: inDays(6) }, started)).toBe(6);
      expect(await paidDays({ ...unpaid, next_billing_time: inDays(371) }, started)).toBe(6);
      expect(await paidDays({ ...unpaid, next_billing_time: inDays(371) }, plan)).toBe(6);
    });

    test('가입비를 낸 무료 체험도 체험이 끝나는 날까지만 연다', async () => {
      const [executed, plan] = trialThenYear(undefined, 1, 0);
      const fee = { amount: money('2.00'), time: inDays(-1) };
      const billing = { ...paid, last_payment: fee, ...executed };
      const started = { ...plan, start_time: inDays(-1) };
      expect(await paidDays({ ...billing, next_billing_time: inDays(371) }, started)).toBe(6);
    });

    test('값싼 체험의 결제로는, 중지했다 재개해도 뒤에 오는 긴 주기를 열지 못한다', async () => {
      const last = { amount: money('1.00'), time: inDays(-5) };
      const [executed, plan] = trialThenYear(money('1.00'), 1, 0);
      const started = { ...plan, start_time: inDays(-5) };
      const billing = { ...paid, last_payment: last, ...executed, next_billing_time: inDays(367) };
      expect(await paidDays(billing, started)).toBe(2);
      // The year opens with the payment for it.
      const [both] = trialThenYear(money('1.00'), 1, 1);
      const year = { amount: money('99.00'), time: inDays(-1) };
      expect(await paidDays({ ...billing, ...both, last_payment: year }, started)).toBe(365);
    });

    test.each(['SUSPENDED', 'CANCELLED'])(
      '이벤트가 늦어 %s가 된 뒤에 처음 읽어도 낸 데까지는 쓰고, 내지 않은 것은 열리지 않는다',
      async (status) => {
        const ended = { ...paid, next_billing_time: undefined };
        const plan = { billing_cycles: [monthly] };
        const [, trial] = trialThenYear(undefined, 1, 0);
        const unpaid = { ...ended, last_payment: undefined };
        for (const [billing_info, details, usable] of [
          [{ ...ended, outstanding_balance: money('9.99') }, plan, false],
          [{ ...ended, failed_payments_count: 1 }, plan, false],
          [unpaid, { ...trial, start_time: inDays(-1) }, false],
          [ended, plan, true],
        ] as const) {
          expect(await sync(billing_info, details, status)).toBe(usable);
        }
      },
    );

    test.each([
      ['DAY', 3, '2030-02-03T00:00:00.000Z'],
      ['WEEK', 2, '2030-02-14T00:00:00.000Z'],
      ['MONTH', 1, '2030-03-03T00:00:00.000Z'],
      ['YEAR', 1, '2031-02-01T00:00:00.000Z'],
    ])('다음 청구가 없는 마지막 주기(%s %i)는 낸 날부터 한 주기다', (unit, count, expected) => {
      const frequency = { interval_unit: unit, interval_count: count };
      const billing_info = {
        ...paid,
        last_payment: { amount: money('9.99'), time: '2030-01-31T00:00:00Z' },
        next_billing_time: undefined,
      };
      const cycles = [{ ...monthly, frequency }];
      expect(modules.paidUntilOf({ status: 'EXPIRED', billing_info }, sold(cycles))).toBe(expected);
    });

    const lastPaid = (value: string, currency_code = 'USD'): object => ({
      ...paid,
      last_payment: { amount: { currency_code, value }, time: inDays(-5) },
    });

    test.each([
      ['값보다 적게', lastPaid('0.99'), false],
      ['1센트라도 적게', lastPaid('9.98'), false],
      ['다른 통화로', lastPaid('9.99', 'JPY'), false],
      ['값만큼', lastPaid('9.99'), true],
      ['세금을 더해', lastPaid('10.99'), true],
    ])(
      '웹훅을 모두 놓쳐 처음 읽어도 %s 낸 결제로 열리는지는 값이 정한다',
      async (_n, billing, usable) => {
        expect(await sync(billing, { plan_id: 'P-FULL' })).toBe(usable);
      },
    );

    test('산 수량의 값을 다 내야 열린다', async () => {
      await rows('update subscriptions set quantity = 5');
      expect(await sync(lastPaid('9.99'), { quantity: '5' })).toBe(false);
      expect(await sync(lastPaid('49.95'), { quantity: '5' })).toBe(true);
    });

    test('구간 가격은 가장 싼 구간보다 적게 낸 것만 막는다', () => {
      const tiers = [{ amount: money('5') }, { amount: money('3') }];
      const cycles = [{ ...monthly, pricing_scheme: { pricing_model: 'VOLUME', tiers } }];
      const shown = (value: string): object => ({
        status: 'ACTIVE',
        billing_info: lastPaid(value),
      });
      expect(modules.paidUntilOf(shown('2.99'), sold(cycles))).toBeUndefined();
      expect(modules.paidUntilOf(shown('3'), sold(cycles))).toBeDefined();
    });

    test('가격을 우리가 재정의해 판 구독은 PayPal이 말하는 재정의한 값으로 본다', () => {
      const cheap = { ...monthly, pricing_scheme: { fixed_price: money('5.00') } };
      const shown = {
        status: 'ACTIVE',
        plan: { billing_cycles: [cheap] },
        billing_info: lastPaid('5.00'),
      };
      expect(modules.paidUntilOf(shown, sold([monthly]))).toBeUndefined();
      expect(
        modules.paidUntilOf(shown, { ...sold([monthly]), plan_overridden: true }),
      ).toBeDefined();
    });

    test('체험의 결제가 긴 주기의 것으로 세어져도 그 값보다 적으면 열리지 않는다', async () => {
      const [executed, plan] = trialThenYear(money('1.00'), 1, 1);
      const trialOnly = { ...lastPaid('1.00'), ...executed, next_billing_time: inDays(360) };
      expect(await sync(trialOnly, { ...plan, start_time: inDays(-12) })).toBe(false);
    });

    const trials: [string, ReturnType<typeof money> | undefined, string][] = [
      ['값싼', money('1.00'), '1.00'],
      ['무료', undefined, '0.00'],
    ];

    test.each(trials)(
      '같은 구독에서 %s 체험이 다시 시작되어도, 시작에서 체험의 길이가 지난 결제로는 열리지 않는다',
      async (_name, price, value) => {
        const [executed, plan] = trialThenYear(price, 1, 0);
        const again = { ...lastPaid(value), ...executed, next_billing_time: inDays(2) };
        expect(await sync(again, { ...plan, start_time: inDays(-30) })).toBe(false);
        expect(await sync(again, { ...plan, start_time: inDays(-5) })).toBe(true);
      },
    );

    test.each(trials)(
      '%s 체험이 끝나기 전에 다시 시작되어도, 그 결제는 처음 체험의 끝을 넘지 못한다',
      async (_name, price, value) => {
        const [executed, plan] = trialThenYear(price, 1, 0);
        const last_payment = { amount: money(value), time: inDays(-0.01) };
        const again = { ...paid, ...executed, last_payment, next_billing_time: inDays(7) };
        expect(await paidDays(again, { ...plan, start_time: inDays(-6) })).toBe(1);
      },
    );

    test.each([
      ['끝나는 날에 낸 정규 값은 아직 체험으로 세어져도 정규 주기를 연다', 'WEEK', 6.9, 0.2, 366],
      ['28일인 달의 끝에 낸 정규 값도 정규 주기를 연다', 'MONTH', 28.1, 0.2, 366],
      ['시작할 때 낸 가입비는 체험까지만 연다', 'WEEK', 6.9, 6.9, 0],
      ['닷새 뒤에 다시 청구해 낸 가입비도 체험까지만 연다', 'WEEK', 5.3, 0.1, 2],
    ])('체험이 %s', async (_name, interval_unit, started, ago, days) => {
      for (const price of [money('1.00'), undefined]) {
        const [executed, { billing_cycles: [trial, year] = [] }] = trialThenYear(price, 1, 0);
        const last_payment = { amount: money('99.00'), time: inDays(-ago) };
        const billing = { ...paid, ...executed, last_payment, next_billing_time: inDays(400) };
        const cycles = [{ ...trial, frequency: { interval_unit } }, { ...year }];
        const details = { billing_cycles: cycles, start_time: inDays(-started) };
        await rows('update subscriptions set paid_until = null');
        expect(await paidDays(billing, details)).toBe(days);
      }
    });

    test('체험은 한 번이다: 같은 상품을 쓴 적이 있으면 값을 내야 열린다', async () => {
      await db.exec(`insert into users (email) values ('buyer@example.com');
        insert into products (paypal_product_id) values ('PROD-1');
        update subscriptions set user_id = 1, product_id = 1;
        insert into subscriptions (paypal_subscription_id, user_id, product_id, status, paid_until)
          values ('I-0', 1, 1, 'CANCELLED', now() - interval '1 year')`);
      const [executed, plan] = trialThenYear(undefined, 1, 0);
      const started = { ...plan, start_time: inDays(-1) };
      const trying = {
        ...paid,
        ...executed,
        next_billing_time: inDays(6),
        last_payment: undefined,
      };
      expect(await sync(trying, started)).toBe(false);
      await rows("update subscriptions set paid_until = null where paypal_subscription_id = 'I-0'");
      expect(await sync(trying, started)).toBe(true);
    });
  });

  describe('브라우저에서 바꾼 플랜', () => {
    beforeEach(async () => {
      await db.exec(`insert into users (email) values ('buyer@example.com');
        insert into products (paypal_product_id) values ('PROD-1');
        insert into plans (paypal_plan_id, product_id, name, sellable) values
          ('P-FULL', 1, '정가', true), ('P-PROMO', 1, '특가', false), ('P-OTHER', 1, '다른', true);
        update plans set billing_cycles = '${JSON.stringify([monthly])}';
        update subscriptions set user_id = 1, product_id = 1, plan_id = 1, status = 'ACTIVE',
          paid_until = now() + interval '1 day'`);
    });

    const state = `select paypal_plan_id as plan, quantity, mismatch,
      paid_until > now() + interval '2 days' as has_grown
      from subscriptions s join plans p on p.id = s.plan_id`;

    test.each([
      ['팔지 않는 특가로', { plan_id: 'P-PROMO' }, 'plan P-PROMO'],
      ['파는 다른 플랜으로', { plan_id: 'P-OTHER' }, 'plan P-OTHER'],
      ['우리가 모르는 플랜으로', { plan_id: 'P-SECRET' }, 'plan P-SECRET'],
      ['수량을', { plan_id: 'P-FULL', quantity: '9' }, 'quantity 9'],
      ['가격을', { plan_id: 'P-FULL', plan_overridden: true }, 'plan_overridden'],
    ])('%s 바꾸면 플랜도 기간도 늘지 않고 알린다', async (_name, change, mismatch) => {
      subscriptionIs('ACTIVE', [], { billing_info: paid, ...change });
      await deliver({
        id: 'WH-1',
        event_type: 'BILLING.SUBSCRIPTION.UPDATED',
        resource: { id: 'I-1', ...change },
      });
      await drain();
      expect(await rows(state)).toEqual([
        { plan: 'P-FULL', quantity: 1, mismatch, has_grown: false },
      ]);
      expect(log).toHaveBeenCalledWith('sync.mismatch', { subscriptionId: 'I-1' });
    });

    test('응답에 수량이 없으면 하나다: 여럿을 판 구독의 기간은 늘지 않는다', async () => {
      await rows('update subscriptions set quantity = 5');
      const all = { ...paid, last_payment: { amount: money('49.95'), time: inDays(-5) } };
      await sync(all, { plan_id: 'P-FULL' });
      expect(await rows(state)).toMatchObject([{ mismatch: 'quantity 1', has_grown: false }]);
    });

    test('밀린 옛 값을 플랜을 바꾼 뒤에 내도 비싼 플랜이 열리지 않는다', async () => {
      const dear = { ...monthly, pricing_scheme: { fixed_price: money('99') } };
      await rows('update subscriptions set revision_plan_id = 3');
      const other = { plan_id: 'P-OTHER', billing_cycles: [dear] };
      const owing = { ...paid, outstanding_balance: money('9.99'), failed_payments_count: 1 };
      await sync(owing, other);
      const debt = { ...paid, last_payment: { amount: money('9.99'), time: inDays(0.001) } };
      await sync(debt, other);
      const opened = 'select plan_id, paid_plan_id from subscriptions';
      expect(await rows(opened)).toEqual([{ plan_id: 3, paid_plan_id: null }]);
      await sync({ ...paid, last_payment: { amount: money('99'), time: inDays(0.002) } }, other);
      expect(await rows(opened)).toEqual([{ plan_id: 3, paid_plan_id: 3 }]);
    });

    test('미납이 있는 동안 승인한 변경은 옮기지 않아, 밀린 값을 나중에 내도 같은 값의 긴 주기가 열리지 않는다', async () => {
      const year = { ...monthly, frequency: { interval_unit: 'YEAR' } };
      await rows('update subscriptions set revision_plan_id = 3');
      const other = { plan_id: 'P-OTHER', billing_cycles: [year] };
      const owing = { ...paid, outstanding_balance: money('9.99'), failed_payments_count: 1 };
      await sync(owing, other);
      expect(await rows(state)).toMatchObject([{ plan: 'P-FULL', mismatch: 'plan P-OTHER' }]);
      const last_payment = { amount: money('9.99'), time: inDays(0.001) };
      const settled = { ...paid, last_payment, next_billing_time: inDays(365) };
      await sync(settled, other);
      await sync(settled, other);
      expect(await rows(state)).toMatchObject([{ plan: 'P-OTHER', has_grown: false }]);
    });

    test('특가로 바꿔 결제하고 되돌려도 그 결제로는 정가의 기간이 늘지 않는다', async () => {
      await sync(paid, { plan_id: 'P-PROMO' });
      await sync(paid, { plan_id: 'P-FULL' });
      await sync(paid, { plan_id: 'P-FULL' });
      expect(await rows(state)).toMatchObject([{ mismatch: null, has_grown: false }]);
      const again = { ...paid, last_payment: { amount: money('9.99'), time: inDays(-1) } };
      await sync(again, { plan_id: 'P-FULL' });
      expect(await rows(state)).toMatchObject([{ mismatch: null, has_grown: true }]);
    });

    test('비싼 플랜으로 바꿔도 그 값을 낸 뒤에야 낸 플랜이 바뀌고, 전의 결제로 긴 주기를 열지 못한다', async () => {
      const paidPlan = `select s.plan_id, paid_plan_id, paid_until > now() + interval '60 days' as is_long
        from subscriptions s`;
      await sync(paid, { plan_id: 'P-FULL' });
      expect(await rows(paidPlan)).toEqual([{ plan_id: 1, paid_plan_id: 1, is_long: false }]);
      await rows('update subscriptions set revision_plan_id = 3');
      const yearly = {
        plan_id: 'P-OTHER',
        billing_cycles: [{ ...monthly, frequency: { interval_unit: 'YEAR' } }],
      };
      const nextYear = { ...paid, next_billing_time: inDays(300) };
      await sync(nextYear, yearly);
      await sync(nextYear, yearly);
      expect(await rows(paidPlan)).toEqual([{ plan_id: 3, paid_plan_id: 1, is_long: false }]);
      await sync({ ...nextYear, last_payment: { amount: money('99'), time: inDays(-1) } }, yearly);
      expect(await rows(paidPlan)).toEqual([{ plan_id: 3, paid_plan_id: 3, is_long: true }]);
    });

    /** What a plan of this price that runs for a year is told to be, and until when it is paid. */
    const yearly = (price: string): Details => ({
      plan_id: 'P-OTHER',
      billing_cycles: [
        {
          ...monthly,
          frequency: { interval_unit: 'YEAR' },
          pricing_scheme: { fixed_price: money(price) },
        },
      ],
    });
    const open = `select s.plan_id, paid_plan_id, mismatch,
      round(extract(epoch from paid_until - now()) / 86400)::int as days from subscriptions s`;
    /** A payment of today, seen for the first time, with the next one due in a year. */
    const paidToday = (value: string): object => ({
      ...paid,
      last_payment: { amount: money(value), time: inDays(-0.01) },
      next_billing_time: inDays(365),
    });

    test('바꾼 플랜과 그 값이 다음 청구 때 처음 함께 보여도, 낸 주기가 바로 열린다', async () => {
      await sync(paid, { plan_id: 'P-FULL' });
      await rows('update subscriptions set revision_plan_id = 3');
      await sync(paidToday('99'), yearly('99'));
      expect(await rows(open)).toEqual([
        { plan_id: 3, paid_plan_id: 3, mismatch: null, days: 365 },
      ]);
    });

    test.each([
      ['새 값보다 적은', '12.00', '99', 25],
      ['전과 같은', '9.99', '9.99', 31],
    ])(
      '바꾼 플랜과 함께 처음 보인 결제가 %s 금액이면 새 플랜의 긴 주기는 열리지 않는다',
      async (_name, value, price, days) => {
        await sync(paid, { plan_id: 'P-FULL' });
        await rows('update subscriptions set revision_plan_id = 3');
        const told = paidToday(value);
        await sync(told, yearly(price));
        await sync(told, yearly(price));
        // What was paid was the old price: it opens a month of the old plan, or nothing more.
        expect(await rows(open)).toEqual([{ plan_id: 3, paid_plan_id: 1, mismatch: null, days }]);
      },
    );

    test('읽는 사이에 플랜이 바뀌었으면 옛 값만큼 낸 결제로 새 플랜을 열지 못한다', async () => {
      const now = { ...paid, last_payment: { amount: money('9.99'), time: inDays(-1) } };
      let arrive: () => void = () => undefined;
      const after = new Promise<void>((resolve) => (arrive = resolve));
      const body = { id: 'I-1', status: 'ACTIVE', plan_id: 'P-OTHER', billing_info: now };
      paypal.answer('GET /v1/billing/subscriptions/I-1', { status: 200, body, after });
      const reading = modules.syncSubscription(db, 'I-1');
      await vi.waitFor(() => {
        expect(paypal.calls()).toHaveLength(1);
      });
      await rows('update subscriptions set plan_id = 3');
      arrive();
      await reading;
      expect(await rows('select plan_id, paid_plan_id from subscriptions')).toEqual([
        { plan_id: 3, paid_plan_id: null },
      ]);
    });

    test('우리 라우트가 적어 둔 플랜은 옮기고, 그사이 팔지 않게 됐으면 옮기지 않는다', async () => {
      await rows('update subscriptions set revision_plan_id = 3');
      await rows('update plans set sellable = false where id = 3');
      await sync(paid, { plan_id: 'P-OTHER' });
      expect(await rows(state)).toMatchObject([{ plan: 'P-FULL', mismatch: 'plan P-OTHER' }]);
      await rows('update plans set sellable = true where id = 3');
      await sync(paid, { plan_id: 'P-OTHER' });
      expect(await rows(state)).toEqual([
        { plan: 'P-OTHER', quantity: 1, mismatch: null, has_grown: false },
      ]);
      // Used up: to change back takes the route again.
      await sync(paid, { plan_id: 'P-FULL' });
      expect(await rows(state)).toMatchObject([{ plan: 'P-OTHER', mismatch: 'plan P-FULL' }]);
    });
  });

  describe('나간 돈', () => {
    const sale = (status: string): object => ({
      id: 'S-1',
      status,
      time: inDays(-5),
      amount_with_breakdown: { gross_amount: money('9.99') },
    });

    beforeEach(async () => {
      await db.exec(`drop view if exists subscription_counts, refunds, failed_payments,
        user_subscriptions, creation_rate, cancellation_rate, monthly_recurring_revenue cascade`);
      for (const file of ['admin.sql', 'metrics.sql', 'alerts.sql']) {
        await db.exec(sample.project.read(file));
      }
      subscriptionIs('ACTIVE', [sale('COMPLETED')]);
      await modules.syncTransactions(db, 'I-1');
    });

    const revenue = 'select coalesce(sum(revenue), 0)::float as revenue from monthly_revenue';

    test.each([
      ['환불', 'PAYMENT.SALE.REFUNDED', { id: 'R-1', sale_id: 'S-1' }],
      ['되돌림', 'PAYMENT.SALE.REVERSED', { id: 'S-1' }],
    ])(
      '우리 밖에서 한 %s은 sale_id로 구독을 찾아 매출에서 한 번만 뺀다',
      async (_name, type, ids) => {
        subscriptionIs('ACTIVE', [sale('REFUNDED')]);
        const resource = { ...ids, amount: { total: '9.99', currency: 'USD' } };
        const reverted = { event_type: type, create_time: inDays(0), resource };
        await deliver({ ...reverted, id: 'WH-1' });
        await deliver({ ...reverted, id: 'WH-2' });
        await drain();
        expect(await rows(revenue)).toEqual([{ revenue: 0 }]);
        expect(
          await rows("select * from subscription_transactions where transaction_type = 'REFUND'"),
        ).toMatchObject([{ subscription_id: 1, sale_id: 'S-1', amount: '9.99' }]);
      },
    );

    test('일부 환불은 그만큼만, 이벤트를 놓친 전액 환불은 결제째 뺀다', async () => {
      await deliver({
        id: 'WH-1',
        event_type: 'PAYMENT.SALE.REFUNDED',
        create_time: inDays(0),
        resource: { id: 'R-1', sale_id: 'S-1', amount: { total: '-4.00', currency: 'USD' } },
      });
      await drain();
      expect(await rows(revenue)).toEqual([{ revenue: 5.99 }]);
      await rows("delete from subscription_transactions where transaction_type = 'REFUND'");
      subscriptionIs('ACTIVE', [sale('REFUNDED')]);
      await modules.syncTransactions(db, 'I-1');
      expect(await rows(revenue)).toEqual([{ revenue: 0 }]);
    });

    test('금액이 없는 환불은 매출에 남지 않고, 금액을 모른다고 알린다', async () => {
      subscriptionIs('ACTIVE', [sale('REFUNDED')]);
      await deliver({
        id: 'WH-1',
        event_type: 'PAYMENT.SALE.REFUNDED',
        resource: { id: 'R-1', sale_id: 'S-1' },
      });
      await drain();
      expect(await rows(revenue)).toEqual([{ revenue: 0 }]);
      expect(
        await rows("select cases::int from alerts where alert = 'refund-amount-unknown'"),
      ).toEqual([{ cases: 1 }]);
    });

    test('일부 환불한 결제가 온 금액으로 되돌려져도 받은 돈보다 많이 빼지 않는다', async () => {
      const refunded = { id: 'R-1', sale_id: 'S-1', amount: { total: '-4.00', currency: 'USD' } };
      const reversed = { id: 'S-1', amount: { total: '9.99', currency: 'USD' } };
      await deliver({ id: 'WH-1', event_type: 'PAYMENT.SALE.REFUNDED', resource: refunded });
      await deliver({ id: 'WH-2', event_type: 'PAYMENT.SALE.REVERSED', resource: reversed });
      await drain();
      expect(await rows(revenue)).toEqual([{ revenue: 0 }]);
    });

    test('지급이 거절된 마지막 결제로 연 기간은 닫히고, 그 뒤에 낸 결제가 있으면 그대로다', async () => {
      await sell();
      const reversed = {
        event_type: 'PAYMENT.SALE.REVERSED',
        resource: { id: 'S-1', amount: { total: '-9.99', currency: 'USD' } },
      };
      const later = { ...sale('COMPLETED'), id: 'S-2', time: inDays(-1) };
      await sync(paid);
      const renewed = { ...paid, last_payment: { amount: money('9.99'), time: inDays(-1) } };
      subscriptionIs('ACTIVE', [sale('COMPLETED'), later], { billing_info: renewed });
      await deliver({ ...reversed, id: 'WH-1' });
      await drain();
      expect(await canUse()).toBe(true);
      await deliver({ ...reversed, id: 'WH-2', resource: { id: 'S-2' } });
      await drain();
      expect(await canUse()).toBe(false);
      expect(await sync(renewed)).toBe(false);
      const again = { ...paid, last_payment: { amount: money('9.99'), time: inDays(0.01) } };
      expect(await sync(again)).toBe(true);
    });

    /** Reverses the first sale and tells for how many days the subscription is paid now. */
    async function daysAfterReversal(): Promise<unknown> {
      const event_type = 'PAYMENT.SALE.REVERSED';
      const resource = { id: 'R-1', sale_id: 'S-1', billing_agreement_id: 'I-1' };
      await deliver({ id: 'WH-1', event_type, resource });
      await drain();
      const [row] = await rows(
        'select round(extract(epoch from paid_until - now()) / 86400)::int as days from subscriptions',
      );
      return (row as { days: unknown }).days;
    }

    test('나중에 더 적게 낸 결제가 있어도 지급이 거절된 결제로 연 긴 기간은 닫히고, 나중 결제가 연 만큼만 남는다', async () => {
      await sell();
      await db.exec(`insert into plans (paypal_plan_id, name, billing_cycles) values ('P-YEAR', '연간',
        '${JSON.stringify([{ ...monthly, frequency: { interval_unit: 'YEAR' } }])}');
        update subscriptions set plan_id = 2`);
      await sync({ ...paid, next_billing_time: inDays(360) });
      await rows('update subscriptions set plan_id = 1');
      const later = { ...sale('COMPLETED'), id: 'S-2', time: inDays(-0.1) };
      for (const [value, days] of [
        ['9.99', 31],
        ['1.00', -3],
      ] as const) {
        const last_payment = { amount: money(value), time: inDays(-0.1) };
        const billing_info = { ...paid, last_payment, next_billing_time: inDays(360) };
        subscriptionIs('ACTIVE', [sale('REFUNDED'), later], { billing_info });
        expect(await daysAfterReversal()).toBe(days);
        await rows(`update subscriptions
          set paid_until = now() + interval '360 days', other_paid_at = null, paid_at = now() - interval '5 days'`);
        await rows('delete from paypal_webhook_events');
      }
    });

    test('다른 결제의 지급이 거절되면, 일부 환불한 결제로 연 이번 기간은 그대로다', async () => {
      await sell();
      const now = { ...paid, last_payment: { amount: money('9.99'), time: inDays(-1) } };
      await sync({ ...now, next_billing_time: inDays(30) });
      const partly = { ...sale('PARTIALLY_REFUNDED'), id: 'S-2', time: inDays(-1) };
      const less = { amount: money('1.00'), time: inDays(-0.2) };
      const after = { ...now, next_billing_time: inDays(30), last_payment: less };
      for (const [time, billing_info] of [
        [inDays(-32), now],
        [less.time, after],
      ] as const) {
        await rows('delete from subscription_transactions');
        await rows('delete from paypal_webhook_events');
        subscriptionIs('ACTIVE', [{ ...sale('REFUNDED'), time }, partly], { billing_info });
        expect(await daysAfterReversal()).toBe(30);
      }
    });

    test.each([
      ['늦어도', 1],
      ['일러도', -1],
    ])(
      '지급이 거절된 결제의 거래 시각이 last_payment보다 하루 %s, 가입비를 함께 냈어도 그 결제로 연 기간은 닫힌다',
      async (_name, days) => {
        await sell();
        await sync(paid);
        await rows('delete from subscription_transactions');
        const reversed = { ...sale('REFUNDED'), time: inDays(days - 5) };
        const failed = { ...sale('DECLINED'), id: 'S-2' };
        const before = { ...sale('COMPLETED'), id: 'S-0', time: inDays(-35) };
        const fee = { ...sale('COMPLETED'), id: 'S-3', time: inDays(days - 5 - days / 1e4) };
        subscriptionIs('ACTIVE', [before, failed, fee, reversed], { billing_info: paid });
        expect(await daysAfterReversal()).toBe(-3);
      },
    );

    test.each([0.6, 1, -1])(
      '하루짜리 체험 뒤에 낸 한 해의 지급이 거절되면, 거래 시각이 모두 %d일 어긋나도 닫힌다',
      async (days) => {
        await sell();
        const plan = { billing_cycles: [{ ...monthly, frequency: { interval_unit: 'YEAR' } }] };
        await sync({ ...paid, next_billing_time: inDays(360) }, plan);
        await rows('delete from subscription_transactions');
        const trial = { ...sale('COMPLETED'), id: 'S-0', time: inDays(days - 6) };
        const year = { ...sale('REFUNDED'), time: inDays(days - 5) };
        subscriptionIs('ACTIVE', [trial, year], { billing_info: paid });
        expect(await daysAfterReversal()).toBe(-3);
      },
    );

    test('함께 낸 가입비와 거래 시각이 따로 어긋나도, 지급이 거절된 결제로 연 기간은 닫힌다', async () => {
      await sell();
      await sync(paid);
      await rows('delete from subscription_transactions');
      const gross_amount = money('5.00');
      const fee = { ...sale('COMPLETED'), id: 'S-3', amount_with_breakdown: { gross_amount } };
      const reversed = { ...sale('REFUNDED'), time: inDays(-5.6) };
      subscriptionIs('ACTIVE', [fee, reversed], { billing_info: paid });
      expect(await daysAfterReversal()).toBe(-3);
    });

    test('지난 결제의 지급이 거절될 때 이번 결제가 목록에 없어도, 이번 기간은 그대로다', async () => {
      await sell();
      const now = { ...paid, last_payment: { amount: money('9.99'), time: inDays(-1) } };
      await sync({ ...now, next_billing_time: inDays(30) });
      await rows('delete from subscription_transactions');
      const before = { ...sale('COMPLETED'), id: 'S-2', time: inDays(-31) };
      const reversed = { ...sale('REFUNDED'), time: inDays(-61) };
      subscriptionIs('ACTIVE', [reversed, before], { billing_info: now });
      expect(await daysAfterReversal()).toBe(30);
    });

    test.each([0, -1])(
      '미납이 있어 아직 열지 못한 결제의 지급이 거절되면, 거래 시각이 %d일 어긋나도 미납이 없어진 뒤에 열리지 않는다',
      async (days) => {
        await sell();
        const owing = { ...paid, outstanding_balance: money('9.99'), failed_payments_count: 1 };
        await rows('delete from subscription_transactions');
        const listed = { ...sale('REFUNDED'), time: inDays(days - 5) };
        subscriptionIs('ACTIVE', [listed], { billing_info: owing });
        await daysAfterReversal();
        expect(await sync(paid)).toBe(false);
      },
    );

    test('지급 거절의 금액을 읽지 못해도 그 결제로 연 기간은 닫힌다', async () => {
      await sell();
      await sync(paid);
      subscriptionIs('ACTIVE', [sale('REFUNDED')], { billing_info: paid });
      const resource = {
        id: 'S-1',
        billing_agreement_id: 'I-1',
        amount: { total: '아홉', currency: 'USD' },
      };
      await deliver({ id: 'WH-1', event_type: 'PAYMENT.SALE.REVERSED', resource });
      await drain();
      expect(await canUse()).toBe(false);
    });

    test('거래를 다시 읽으면 상태와 함께 시각도 바뀐다: 보류됐던 결제는 끝난 때에 낸 것이다', async () => {
      const time = inDays(-1);
      subscriptionIs('ACTIVE', [{ ...sale('PENDING'), id: 'S-2', time: inDays(-3) }]);
      await modules.syncTransactions(db, 'I-1');
      subscriptionIs('ACTIVE', [{ ...sale('COMPLETED'), id: 'S-2', time }]);
      await modules.syncTransactions(db, 'I-1');
      const [row] = await rows(
        "select transaction_time from subscription_transactions where paypal_transaction_id = 'S-2'",
      );
      expect(row).toEqual({ transaction_time: new Date(time) });
    });

    test('어느 결제의 지급이 거절됐는지 모르면, 전에 낸 결제가 있어도 닫는다', async () => {
      await sell();
      await sync(paid);
      const before = { ...sale('COMPLETED'), id: 'S-0', time: inDays(-35) };
      subscriptionIs('ACTIVE', [before, sale('REFUNDED')], { billing_info: paid });
      await deliver({
        id: 'WH-1',
        event_type: 'PAYMENT.SALE.REVERSED',
        resource: { id: 'R-9', billing_agreement_id: 'I-1' },
      });
      await drain();
      expect(await canUse()).toBe(false);
    });

    test('돌려준 돈은 사람이 보도록 로그에 남긴다', async () => {
      const resource = { id: 'S-1', amount: { total: '9.99', currency: 'USD' } };
      await deliver({ id: 'WH-1', event_type: 'PAYMENT.SALE.REVERSED', resource });
      await drain();
      expect(log).toHaveBeenCalledWith('payment.returned', {
        subscriptionId: 'I-1',
        saleId: 'S-1',
        type: 'PAYMENT.SALE.REVERSED',
      });
    });

    test('아직 모르는 결제의 환불은 버리지 않고 다시 한다', async () => {
      await deliver({
        id: 'WH-1',
        event_type: 'PAYMENT.SALE.REFUNDED',
        resource: { id: 'R-9', sale_id: 'S-9' },
      });
      await drain();
      expect(await rows('select processed_at, last_error from paypal_webhook_events')).toEqual([
        { processed_at: null, last_error: '환불된 결제를 아직 모른다' },
      ]);
    });

    test('끝난 구독도 마지막 결제부터 180일 동안 대조해 늦은 환불을 찾는다', async () => {
      await rows("update subscriptions set status = 'CANCELLED'");
      subscriptionIs('CANCELLED', [sale('REFUNDED')]);
      expect(await modules.reconcile(parts)).toMatchObject({ checked: 1, failures: [] });
      expect(await rows('select status from subscription_transactions')).toEqual([
        { status: 'REFUNDED' },
      ]);
      await rows(`update subscriptions set reconciled_at = null;`);
      await rows(
        "update subscription_transactions set transaction_time = now() - interval '181 days'",
      );
      expect(await modules.reconcile(parts)).toMatchObject({ checked: 0 });
    });
  });

  describe('대조의 크기', () => {
    test('배포로 멈추면 아직 읽지 않은 구독은 다음에 뜬 서버가 바로 이어서 본다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, status)
        select 'I-MORE' || n, 'ACTIVE' from generate_series(1, 100) n`);
      const stopping = new AbortController();
      paypal.answer('GET /v1/billing/subscriptions/I-MORE1', () => {
        stopping.abort();
        return { status: 404, body: {} };
      });
      await modules.runReconcile(parts, stopping.signal);
      const marked = 'select count(reconciled_at)::int as marked from subscriptions';
      const [row] = await rows(marked);
      expect((row as { marked: number }).marked).toBeLessThan(50);
    });

    test('승인하지 않은 주문은 갈수록 드물게 보아, 나중에 승인된 것도 웹훅 없이 찾는다', async () => {
      await rows("update subscriptions set status = 'APPROVAL_PENDING'");
      subscriptionIs('APPROVAL_PENDING');
      const hourly = async (hours: number): Promise<void> => {
        for (let hour = 0; hour < hours; hour += 1) {
          await rows(`update subscriptions set created_at = created_at - interval '1 hour',
            reconciled_at = reconciled_at - interval '1 hour'`);
          await modules.reconcile(parts, { pauseMs: 0 });
        }
      };
      await hourly(60);
      expect(paypal.calls().length).toBeLessThan(20);
      subscriptionIs('ACTIVE');
      await hourly(65);
      expect(await rows('select status from subscriptions')).toEqual([{ status: 'ACTIVE' }]);
    });

    test('승인하지 않은 주문이 많아도 살아 있는 구독부터 본다', async () => {
      await db.exec(`update subscriptions set status = 'ACTIVE', reconciled_at = now() - interval '2 days';
        insert into subscriptions (paypal_subscription_id, status)
          select 'I-NEW' || n, 'APPROVAL_PENDING' from generate_series(1, 5) n`);
      await modules.reconcile(parts, { limit: 3, pauseMs: 0 });
      expect(paypal.calls().some(({ path }) => path.includes('/I-1?'))).toBe(true);
    });

    test('버려진 주문은 부르지 않고, 한 번에 정해진 수만, 늘 실패하는 행에 막히지 않고 돈다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, status, created_at)
          select 'I-OLD' || n, 'APPROVAL_PENDING', now() - interval '31 days'
          from generate_series(1, 1000) n;
        insert into subscriptions (paypal_subscription_id, status)
          select 'I-LOST' || n, 'ACTIVE' from generate_series(1, 5) n;
        delete from subscriptions where paypal_subscription_id = 'I-1';
        insert into subscriptions (paypal_subscription_id, status) values ('I-1', 'ACTIVE')`);
      const small = { limit: 3, pauseMs: 0 };
      expect(await modules.reconcile(parts, small)).toMatchObject({ checked: 3 });
      // The five that fail came first, and do not come again before the one that is fine.
      expect(await modules.reconcile(parts, small)).toMatchObject({ checked: 3 });
      expect(await modules.reconcile(parts, small)).toMatchObject({ checked: 0 });
      const asked = paypal.calls().map(({ path }) => path);
      expect(asked.filter((path) => path.includes('I-OLD'))).toEqual([]);
      expect(asked.some((path) => path.includes('/I-1?'))).toBe(true);
    });
  });
}
