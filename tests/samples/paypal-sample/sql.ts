import { describe, expect, test } from 'vitest';
import type { SubscriptionSample } from '../../support/subscription-sample';

/** Tables and the views of the admin dashboard, metrics and alerts. */
export function testSql(sample: SubscriptionSample): void {
  const { db, rows } = sample;

  /** Decimals come as text and counts as numbers; both as numbers here. */
  async function numbers(sql: string): Promise<unknown> {
    return JSON.parse(JSON.stringify(await rows(sql)), (_key, value: unknown) =>
      typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    );
  }

  describe('표', () => {
    test('상태와 수량의 기본값은 ACTIVE, APPROVAL_PENDING, 1이다', async () => {
      await db.exec(`insert into plans (paypal_plan_id, name) values ('P-1', '월간');
      insert into subscriptions (paypal_subscription_id, plan_id) values ('I-1', 1)`);
      expect(
        await rows(`select p.status as plan, s.status, s.quantity
        from plans p join subscriptions s on s.plan_id = p.id`),
      ).toEqual([{ plan: 'ACTIVE', status: 'APPROVAL_PENDING', quantity: 1 }]);
    });

    test.each([
      ['PayPal ID가 없는 상품', "insert into products (name) values ('x')"],
      ['이름이 없는 플랜', "insert into plans (paypal_plan_id) values ('P-1')"],
      [
        '같은 PayPal ID의 두 플랜',
        "insert into plans (paypal_plan_id, name) values ('P-1', 'x'), ('P-1', 'y')",
      ],
      [
        '없는 플랜의 구독',
        "insert into subscriptions (paypal_subscription_id, plan_id) values ('I-1', 9)",
      ],
      ['51자 PayPal ID', `insert into products (paypal_product_id) values ('${'x'.repeat(51)}')`],
      [
        '분류에 없는 거래 유형',
        "insert into subscription_transactions (paypal_transaction_id, transaction_type) values ('S', 'CHARGE')",
      ],
      [
        '같은 사용자와 상품의 두 번째 살아 있는 구독',
        `insert into products (paypal_product_id) values ('PROD-1');
         insert into subscriptions (paypal_subscription_id, user_id, product_id, status)
         values ('I-1', 1, 1, 'SUSPENDED'), ('I-2', 1, 1, 'ACTIVE')`,
      ],
      ['정해지지 않은 역할', "insert into users (email, role) values ('c@x.test', 'root')"],
    ])('%s은 거절한다', async (_name, sql) => {
      await expect(db.exec(sql)).rejects.toThrow();
    });
  });

  test.each([
    ['하루', 1, 24],
    ['이틀', 2, 48],
    ['한 주', 7, 72],
    ['한 달', 31, 72],
    ['잠깐', 0.1, 24],
  ])('%s를 낸 ACTIVE의 유예는 낸 기간보다 길지 않다', async (_name, days, hours) => {
    const usable = (status: string, late: number): Promise<readonly unknown[]> =>
      rows(`select can_use('${status}', now() - interval '${late} hours',
        now() - interval '${late + days * 24} hours')`);
    expect(await usable('ACTIVE', hours - 1)).toEqual([{ can_use: true }]);
    expect(await usable('ACTIVE', hours + 1)).toEqual([{ can_use: false }]);
    expect(await usable('SUSPENDED', 1)).toEqual([{ can_use: false }]);
  });

  test('끝났거나 승인 전인 구독은 같은 상품에 몇 개라도 있다', async () => {
    await db.exec(`insert into products (paypal_product_id) values ('PROD-1'), ('PROD-2');
      insert into subscriptions (paypal_subscription_id, user_id, product_id, status) values
        ('I-1', 1, 1, 'CANCELLED'), ('I-2', 1, 1, 'EXPIRED'), ('I-3', 1, 1, 'APPROVAL_PENDING'),
        ('I-4', 1, 1, 'APPROVAL_PENDING'), ('I-5', 1, 1, 'ACTIVE'), ('I-6', 1, 2, 'ACTIVE'),
        ('I-7', 2, 1, 'ACTIVE')`);
    expect(await rows('select id from subscriptions')).toHaveLength(7);
  });

  describe('관리자 화면의 뷰', () => {
    test('subscription_counts는 상태마다 전체와 최근 30일의 수를 센다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, status, created_at) values
      ('I-1', 'ACTIVE', now()), ('I-2', 'ACTIVE', now() - interval '40 days'),
      ('I-3', 'CANCELLED', now() - interval '40 days')`);
      expect(await numbers('select * from subscription_counts order by status')).toEqual([
        { status: 'ACTIVE', subscriptions: 2, new_in_30_days: 1 },
        { status: 'CANCELLED', subscriptions: 1, new_in_30_days: 0 },
      ]);
    });

    test('monthly_revenue는 통화와 한국 시간의 달로 나누고 환불은 REFUND 줄로만 뺀다', async () => {
      await db.exec(`insert into plans (paypal_plan_id, name) values ('P-1', '월간');
      insert into subscriptions (paypal_subscription_id, plan_id) values ('I-1', 1);
      insert into subscription_transactions (subscription_id, paypal_transaction_id, amount,
        currency_code, transaction_type, status, transaction_time) values
        (1, 'S-1', 10, 'USD', 'PAYMENT', 'COMPLETED', '2030-01-31T14:59:00Z'),
        (1, 'S-2', 20, 'USD', 'PAYMENT', 'COMPLETED', '2030-01-31T15:00:00Z'),
        (1, 'S-3', 30, 'USD', 'PAYMENT', 'PARTIALLY_REFUNDED', '2030-02-10T00:00:00Z'),
        (1, 'S-4', 5, 'USD', 'REFUND', 'COMPLETED', '2030-02-11T00:00:00Z'),
        (1, 'S-5', 99, 'USD', 'PAYMENT', 'DENIED', '2030-02-12T00:00:00Z'),
        (1, 'S-6', 9000, 'KRW', 'PAYMENT', 'COMPLETED', '2030-02-13T00:00:00Z'),
        (1, 'I-1', null, null, 'CANCELLATION', 'CANCELLED', '2030-02-14T00:00:00Z')`);
      expect(await numbers('select * from monthly_revenue order by month, currency_code')).toEqual([
        { month: '2030-01', currency_code: 'USD', plan: '월간', payments: 1, revenue: 10 },
        { month: '2030-02', currency_code: 'KRW', plan: '월간', payments: 1, revenue: 9000 },
        { month: '2030-02', currency_code: 'USD', plan: '월간', payments: 2, revenue: 45 },
      ]);
    });

    test('failing_subscriptions에는 마지막 성공 뒤에 실패한 구독만 남는다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, user_id, status) values
        ('I-1', 1, 'ACTIVE'), ('I-2', 2, 'SUSPENDED'), ('I-3', null, 'ACTIVE');
      insert into subscription_transactions (subscription_id, paypal_transaction_id,
        currency_code, transaction_type, status, transaction_time) values
        (1, 'S-1', 'USD', 'PAYMENT', 'DENIED', '2030-01-01'),
        (1, 'S-2', 'USD', 'PAYMENT', 'COMPLETED', '2030-01-06'),
        (2, 'S-3', 'USD', 'PAYMENT', 'COMPLETED', '2030-01-01'),
        (2, 'S-4', 'USD', 'PAYMENT', 'DENIED', '2030-02-01'),
        (2, 'S-5', 'USD', 'PAYMENT', 'DECLINED', '2030-02-06')`);
      expect(await numbers('select * from failing_subscriptions')).toMatchObject([
        { paypal_subscription_id: 'I-2', email: 'b@x.test', status: 'SUSPENDED', failures: 2 },
      ]);
    });

    test('failed_payments는 한 구독의 12시간 안의 실패를 처음 것 하나로 센다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id) values ('I-1'), ('I-2');
      insert into subscription_transactions
        (subscription_id, paypal_transaction_id, transaction_type, status, transaction_time) values
        (1, 'S-1', 'PAYMENT', 'FAILED', '2030-01-01T00:00Z'),
        (1, 'S-2', 'PAYMENT', 'DENIED', '2030-01-01T00:00Z'),
        (1, 'S-3', 'PAYMENT', 'DECLINED', '2030-01-01T11:00Z'),
        (2, 'S-4', 'PAYMENT', 'DENIED', '2030-01-01T00:00Z'),
        (1, 'S-5', 'PAYMENT', 'FAILED', '2030-01-02T00:00Z')`);
      expect(
        await rows('select paypal_transaction_id as id from failed_payments order by 1'),
      ).toEqual([{ id: 'S-1' }, { id: 'S-4' }, { id: 'S-5' }]);
    });

    test('user_subscriptions는 이메일로 구독을 찾게 한다', async () => {
      await db.exec(`insert into plans (paypal_plan_id, name) values ('P-1', '월간');
      insert into subscriptions (paypal_subscription_id, plan_id, user_id) values ('I-1', 1, 1)`);
      expect(await rows("select * from user_subscriptions where email = 'a@x.test'")).toEqual([
        {
          email: 'a@x.test',
          paypal_subscription_id: 'I-1',
          plan: '월간',
          next_plan: null,
          status: 'APPROVAL_PENDING',
          next_billing_time: null,
          paid_until: null,
          can_use: false,
          outstanding_balance: null,
          failed_payments_count: 0,
          mismatch: null,
        },
      ]);
    });
  });

  describe('지표', () => {
    test('구독 생성 성공률은 한 시간 전부터 스물네 시간의 구독으로 센다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, status, created_at) values
      ('I-1', 'ACTIVE', now() - interval '2 hours'),
      ('I-2', 'APPROVAL_PENDING', now() - interval '3 hours'),
      ('I-3', 'CANCELLED', now() - interval '4 hours'),
      ('I-4', 'APPROVAL_PENDING', now()),
      ('I-5', 'APPROVAL_PENDING', now() - interval '26 hours')`);
      expect(await numbers('select * from creation_rate')).toEqual([
        { created: 3, approved: 2, success_rate: 66.7 },
      ]);
    });

    test('결제 실패율은 최근 하루의 결제 시도로 센다', async () => {
      await db.exec(`insert into subscription_transactions
      (paypal_transaction_id, transaction_type, status, transaction_time) values
      ('S-1', 'PAYMENT', 'COMPLETED', now() - interval '1 hour'),
      ('S-2', 'PAYMENT', 'DENIED', now() - interval '2 hours'),
      ('S-3', 'PAYMENT', 'DECLINED', now() - interval '3 hours'),
      ('S-4', 'PAYMENT', 'DENIED', now() - interval '25 hours'),
      ('I-1', 'CANCELLATION', 'CANCELLED', now())`);
      expect(await numbers('select * from payment_failure_rate')).toEqual([
        { attempts: 3, failed: 2, failure_rate: 66.7 },
      ]);
    });

    test('취소율은 이번 달 1일에 유효하던 구독(이번 달에 만료한 것도) 가운데 이번 달에 취소한 것이다', async () => {
      const long = "now() - interval '70 days'";
      await db.exec(`insert into subscriptions
        (paypal_subscription_id, status, start_time, updated_at) values
        ('I-1', 'ACTIVE', ${long}, ${long}),
        ('I-2', 'SUSPENDED', ${long}, ${long}),
        ('I-3', 'CANCELLED', ${long}, now()),
        ('I-4', 'CANCELLED', ${long}, now()),
        ('I-5', 'ACTIVE', now(), now()),
        ('I-6', 'EXPIRED', ${long}, now()),
        ('I-7', 'EXPIRED', ${long}, now() - interval '40 days');
      insert into subscription_transactions
        (subscription_id, paypal_transaction_id, transaction_type, transaction_time)
        values (4, 'I-4', 'CANCELLATION', now() - interval '40 days')`);
      expect(await numbers('select * from cancellation_rate')).toEqual([
        { active_at_start: 4, cancelled: 1, cancellation_rate: 25 },
      ]);
    });

    test('월 반복 매출은 활성 구독의 정규 가격에 수량을 곱해 한 달로 바꾼다', async () => {
      const cycles = (unit: string, count: number, scheme: object): string =>
        JSON.stringify([
          { tenure_type: 'TRIAL', frequency: { interval_unit: 'WEEK' } },
          {
            tenure_type: 'REGULAR',
            frequency: { interval_unit: unit, interval_count: count },
            pricing_scheme: scheme,
          },
        ]);
      const fixed = (value: string): object => ({ fixed_price: { value, currency_code: 'USD' } });
      await db.query(
        `insert into plans (paypal_plan_id, name, billing_cycles) values
       ('P-1', '월간', $1), ('P-2', '연간', $2), ('P-3', '두 주', $3), ('P-4', '구간', $4)`,
        [
          cycles('MONTH', 1, fixed('9.90')),
          cycles('YEAR', 1, fixed('96.00')),
          cycles('WEEK', 2, fixed('84.00')),
          cycles('MONTH', 1, { tiers: [] }),
        ],
      );
      await db.exec(`insert into subscriptions (paypal_subscription_id, plan_id, status, quantity)
      values ('I-1', 1, 'ACTIVE', 2), ('I-2', 2, 'ACTIVE', 1), ('I-3', 3, 'ACTIVE', 1),
        ('I-4', 1, 'CANCELLED', 1), ('I-5', 4, 'ACTIVE', 1)`);
      const weekly = (84 / 2) * (365 / 84);
      expect(await numbers('select * from monthly_recurring_revenue')).toEqual([
        { currency_code: 'USD', subscriptions: 3, mrr: 9.9 * 2 + 8 + weekly },
      ]);
    });

    test('고객 생애 가치는 고객이 낸 돈에서 환불을 뺀 평균이다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, user_id) values
        ('I-1', 1), ('I-2', 2), ('I-3', null);
      insert into subscription_transactions (subscription_id, paypal_transaction_id, amount,
        currency_code, transaction_type, status, transaction_time) values
        (1, 'S-1', 19.80, 'USD', 'PAYMENT', 'COMPLETED', now()),
        (2, 'S-2', 96.00, 'USD', 'PAYMENT', 'REFUNDED', now()),
        (2, 'R-2', 6.00, 'USD', 'REFUND', 'COMPLETED', now()),
        (3, 'S-4', 50.00, 'USD', 'PAYMENT', 'COMPLETED', now());
      update subscription_transactions set sale_id = 'S-2' where transaction_type = 'REFUND'`);
      expect(await numbers('select * from lifetime_value')).toEqual([
        { currency_code: 'USD', customers: 2, lifetime_value: 54.9 },
      ]);
    });
  });

  describe('경고', () => {
    const cases = (): Promise<unknown> =>
      numbers('select * from alerts where cases > 0 order by alert');

    test('빈 데이터베이스에서는 울리지 않는다', async () => {
      expect(await cases()).toEqual([]);
    });

    test('청구일이 지난 구독, 내지 않은 ACTIVE, 우리 기록과 다른 플랜, 금액을 모르는 환불이 있으면 울린다', async () => {
      await db.exec(`insert into subscriptions
      (paypal_subscription_id, status, next_billing_time, paid_until, created_at, mismatch) values
      ('I-1', 'ACTIVE', now() - interval '2 days', now(), now(), null),
      ('I-2', 'ACTIVE', now() - interval '1 hour', now(), now(), null),
      ('I-3', 'ACTIVE', null, null, now() - interval '2 days', null),
      ('I-4', 'ACTIVE', null, null, now(), null),
      ('I-5', 'ACTIVE', null, now(), now(), 'plan P-PROMO');
      insert into subscription_transactions
        (paypal_transaction_id, transaction_type, status, sale_id, amount)
        values ('S-1', 'PAYMENT', 'REFUNDED', null, 9), ('R-1', 'REFUND', 'COMPLETED', 'S-1', null),
          ('S-2', 'PAYMENT', 'PARTIALLY_REFUNDED', null, 9), ('R-2', 'REFUND', 'COMPLETED', 'S-2', 4)`);
      expect(await cases()).toEqual([
        { alert: 'active-unpaid', cases: 1 },
        { alert: 'plan-mismatch', cases: 1 },
        { alert: 'refund-amount-unknown', cases: 1 },
        { alert: 'renewal-overdue', cases: 1 },
      ]);
    });

    test('끝난 구독의 마지막 결제로 기간이 늘지 않았고 환불도 없으면 울린다', async () => {
      const paidAt = (days: number): string =>
        JSON.stringify({ time: new Date(Date.now() - days * 86_400_000).toISOString() });
      await db.exec(`insert into subscriptions
        (paypal_subscription_id, status, last_payment, paid_at) values
        ('I-1', 'CANCELLED', '${paidAt(1)}', null),
        ('I-2', 'CANCELLED', '${paidAt(1)}', now() - interval '30 days'),
        ('I-3', 'CANCELLED', '${paidAt(1)}', now() - interval '23 hours'),
        ('I-4', 'ACTIVE', '${paidAt(1)}', null),
        ('I-5', 'CANCELLED', null, null),
        ('I-6', 'CANCELLED', '${paidAt(40)}', null),
        ('I-7', 'EXPIRED', '${paidAt(1)}', null);
      insert into subscription_transactions
        (subscription_id, paypal_transaction_id, transaction_type, sale_id, amount, transaction_time)
        values (7, 'R-7', 'REFUND', 'S-7', 9, now())`);
      expect(await cases()).toEqual([{ alert: 'ended-unopened', cases: 2 }]);
    });

    test('스무 건 가운데 세 건의 결제가 실패하거나 아무도 승인하지 않으면 울린다', async () => {
      await db.exec(`insert into subscriptions (paypal_subscription_id, created_at)
        select 'I-' || n, now() - interval '2 hours' from generate_series(1, 20) n;
      insert into subscription_transactions
        (paypal_transaction_id, transaction_type, status, transaction_time)
        select 'S-' || n, 'PAYMENT', case when n < 4 then 'DENIED' else 'COMPLETED' end, now()
        from generate_series(1, 20) n`);
      expect(await cases()).toEqual([
        { alert: 'approvals-missing', cases: 1 },
        { alert: 'payment-failures', cases: 1 },
      ]);
    });
  });
}
