import { beforeEach, describe, expect, test, vi } from 'vitest';
import { providePayPal, startPayPal } from '../support/fake-paypal';
import { openSample } from '../support/sample-project';
import { guideNote } from '../support/paypal-notes';

interface PayPalModule {
  readonly paypalFetch: (method: string, path: string, request?: object) => Promise<unknown>;
  readonly PaypalError: new (...parts: never[]) => Error;
}

interface RetryOptions {
  readonly tries?: number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
  readonly random?: () => number;
  readonly now?: () => number;
}

interface ErrorsModule {
  readonly retry: <T>(call: () => Promise<T>, options?: RetryOptions) => Promise<T>;
  readonly isRetryable: (error: unknown) => boolean;
  readonly isStatusConflict: (error: unknown) => boolean;
}

interface CallsModule {
  readonly createPlan: (plan: object, requestId: string) => Promise<unknown>;
  readonly showSubscription: (id: string) => Promise<unknown>;
  readonly suspendSubscription: (id: string, reason: string) => Promise<unknown>;
}

const paypal = await providePayPal();
const project = await openSample(guideNote, 'paypal-api');

/** The modules anew, so that no test has the token of another. */
async function load(): Promise<PayPalModule & ErrorsModule & CallsModule> {
  vi.resetModules();
  const files = ['paypal', 'errors', 'plans-create', 'subscriptions-show', 'subscriptions-suspend'];
  const modules: object[] = [];
  for (const file of files) {
    modules.push((await project.load(`${file}.ts`)) as object);
  }
  return Object.assign({}, ...modules) as PayPalModule & ErrorsModule & CallsModule;
}

async function failureOf(pending: Promise<unknown>): Promise<unknown> {
  return pending.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const show = 'GET /v1/billing/subscriptions/I-1?fields=last_failed_payment%2Cplan';

beforeEach(() => {
  paypal.reset();
});

describe('토큰', () => {
  test('클라이언트 ID와 시크릿을 HTTP 기본 인증으로 보내 받고, 다음 호출에 다시 쓴다', async () => {
    const { showSubscription } = await load();
    paypal.answer(show, { status: 200, body: { id: 'I-1' } });
    await showSubscription('I-1');
    await showSubscription('I-1');
    expect(paypal.tokenCalls()).toHaveLength(1);
    expect(paypal.tokenCalls()[0]).toMatchObject({
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${Buffer.from('client:secret').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    });
    expect(paypal.calls()[1]?.headers['authorization']).toBe('Bearer TOKEN');
  });

  test('남은 시간이 60초가 안 되는 토큰은 다시 쓰지 않는다', async () => {
    const { showSubscription } = await load();
    const token = { access_token: 'SHORT', expires_in: 59 };
    paypal.answer('POST /v1/oauth2/token', { status: 200, body: token });
    paypal.answer(show, { status: 200, body: { id: 'I-1' } });
    await showSubscription('I-1');
    await showSubscription('I-1');
    expect(paypal.tokenCalls()).toHaveLength(2);
  });

  test('401을 받으면 버리고 새 토큰으로 꼭 한 번 더 보낸다', async () => {
    const { showSubscription } = await load();
    const expired = { name: 'AUTHENTICATION_FAILURE', message: '' };
    paypal.answer(show, { status: 401, body: expired }, { status: 200, body: { id: 'I-1' } });
    expect(await showSubscription('I-1')).toEqual({ id: 'I-1' });
    expect([paypal.tokenCalls().length, paypal.calls().length]).toEqual([2, 2]);

    paypal.reset();
    paypal.answer(show, { status: 401, body: expired });
    expect(await failureOf(showSubscription('I-1'))).toMatchObject({ status: 401 });
    expect([paypal.tokenCalls().length, paypal.calls().length]).toEqual([1, 2]);
  });

  test('함께 부른 첫 호출들은 토큰을 한 번만 받아 나눠 쓴다', async () => {
    const { showSubscription } = await load();
    paypal.answer(show, { status: 200, body: { id: 'I-1' } });
    await Promise.all(Array.from({ length: 8 }, () => showSubscription('I-1')));
    expect(paypal.tokenCalls()).toHaveLength(1);
  });

  test('늦게 온 401은 그사이 받은 새 토큰을 버리지 않는다', async () => {
    const { showSubscription } = await load();
    const ok = { status: 200, body: { id: 'I-1' } };
    const expired = { status: 401, body: { name: 'AUTHENTICATION_FAILURE', message: '' } };
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    paypal.answer(show, { ...expired, after: late }, expired, ok);
    const slow = showSubscription('I-1');
    await vi.waitFor(() => {
      expect(paypal.calls()).toHaveLength(1);
    });
    const token = { access_token: 'NEW', expires_in: 3600 };
    paypal.answer('POST /v1/oauth2/token', { status: 200, body: token });
    await showSubscription('I-1'); // its 401 brings a new token
    release();
    await slow;
    expect(paypal.tokenCalls()).toHaveLength(2);
    expect(paypal.calls().at(-1)?.headers['authorization']).toBe('Bearer NEW');
  });

  test('리다이렉트를 따라가지 않아 토큰이 다른 서버로 새지 않는다', async () => {
    const { showSubscription } = await load();
    const stranger = await startPayPal();
    const headers = { Location: `${stranger.url}/v1/x` };
    paypal.answer(show, { status: 302, headers });
    expect(await failureOf(showSubscription('I-1'))).toMatchObject({ status: 302 });
    expect(stranger.calls()).toEqual([]);
  });

  test('자격 증명이 없으면 빠진 환경 변수의 이름을 알린다', async () => {
    const { showSubscription } = await load();
    vi.stubEnv('PAYPAL_CLIENT_SECRET', '');
    const error = await failureOf(showSubscription('I-1'));
    vi.stubEnv('PAYPAL_CLIENT_SECRET', 'secret');
    expect(String(error)).toContain('PAYPAL_CLIENT_SECRET');
    expect(paypal.tokenCalls()).toEqual([]);
  });
});

describe('호출', () => {
  test('플랜 생성은 Prefer와 PayPal-Request-Id를 붙여 본문을 JSON으로 보낸다', async () => {
    const { createPlan } = await load();
    const created = { id: 'P-1', status: 'ACTIVE', links: [] };
    paypal.answer('POST /v1/billing/plans', { status: 201, body: created });
    expect(await createPlan({ name: '월간 원두' }, 'key-1')).toEqual(created);
    expect(paypal.calls()).toMatchObject([
      {
        method: 'POST',
        path: '/v1/billing/plans',
        headers: {
          authorization: 'Bearer TOKEN',
          'content-type': 'application/json',
          prefer: 'return=representation',
          'paypal-request-id': 'key-1',
        },
        body: '{"name":"월간 원두"}',
      },
    ]);
  });

  test('본문이 없는 204의 결과는 undefined다', async () => {
    const { suspendSubscription } = await load();
    paypal.answer('POST /v1/billing/subscriptions/I-1/suspend', { status: 204 });
    expect(await suspendSubscription('I-1', '휴가')).toBeUndefined();
    expect(paypal.calls()[0]?.body).toBe('{"reason":"휴가"}');
  });
});

describe('오류', () => {
  test('422는 상태, 이름, debug_id를 담은 PaypalError가 되고 상태 충돌을 가려낸다', async () => {
    const { isRetryable, isStatusConflict, PaypalError, suspendSubscription } = await load();
    paypal.answer('POST /v1/billing/subscriptions/I-1/suspend', {
      status: 422,
      body: {
        name: 'UNPROCESSABLE_ENTITY',
        message: '할 수 없다',
        debug_id: 'b1d1f06c7246c',
        details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }],
      },
    });
    const error = await failureOf(suspendSubscription('I-1', '휴가'));
    expect(error).toBeInstanceOf(PaypalError);
    expect(error).toMatchObject({
      status: 422,
      message: '422 UNPROCESSABLE_ENTITY: 할 수 없다 (debug_id b1d1f06c7246c)',
    });
    expect([isRetryable(error), isStatusConflict(error)]).toEqual([false, true]);
  });

  test('5xx는 다시 보낼 수 있고, 본문이 JSON이 아니어도 PaypalError다', async () => {
    const { isRetryable, isStatusConflict, paypalFetch, PaypalError } = await load();
    paypal.answer('GET /v1/billing/plans', { status: 503 });
    const error = await failureOf(paypalFetch('GET', '/v1/billing/plans'));
    expect(error).toBeInstanceOf(PaypalError);
    expect([isRetryable(error), isStatusConflict(error)]).toEqual([true, false]);
  });

  test('429는 다시 보낼 수 있다', async () => {
    const { isRetryable, paypalFetch } = await load();
    const body = { name: 'RATE_LIMIT_REACHED', message: '' };
    paypal.answer('GET /v1/billing/plans', { status: 429, body });
    expect(isRetryable(await failureOf(paypalFetch('GET', '/v1/billing/plans')))).toBe(true);
  });

  test('토큰을 받지 못한 이유가 5xx면 다시 보낼 수 있고, 401이면 아니다', async () => {
    const { isRetryable, showSubscription } = await load();
    paypal.answer('POST /v1/oauth2/token', { status: 503 });
    expect(isRetryable(await failureOf(showSubscription('I-1')))).toBe(true);
    paypal.answer('POST /v1/oauth2/token', { status: 401, body: { error: 'invalid_client' } });
    expect(isRetryable(await failureOf(showSubscription('I-1')))).toBe(false);
  });

  test('JSON이 아닌 답의 글은 오류에 옮기지 않는다', async () => {
    const { paypalFetch } = await load();
    paypal.answer('GET /v1/billing/plans', { status: 502, text: '<p>secret</p>' });
    const raw = await failureOf(paypalFetch('GET', '/v1/billing/plans'));
    expect(String(raw)).not.toContain('secret');
  });

  test.each([
    '//evil.test/v1',
    '/v1/../oauth2',
    '/v1/billing/plans/P-1?x=1',
    '/v1/plans/%2e%2e',
    '',
  ])('경로가 "%s"면 아무것도 보내지 않는다', async (path) => {
    const { paypalFetch } = await load();
    expect(await failureOf(paypalFetch('GET', path))).toBeInstanceOf(TypeError);
    expect(paypal.tokenCalls()).toEqual([]);
  });

  test('시간 초과는 다시 보낼 수 있고, 그 밖의 오류는 아니다', async () => {
    const { isRetryable } = await load();
    expect(isRetryable(new DOMException('늦었다', 'TimeoutError'))).toBe(true);
    expect(isRetryable(new TypeError('fetch failed'))).toBe(false);
  });
});

describe('다시 보내기', () => {
  const busy = { name: 'RATE_LIMIT_REACHED', message: '' };
  const start = Date.parse('2026-11-22T00:00:00Z');

  /** Calls a route through `retry` without waiting; returns the result and the waits that were asked for. */
  async function retried(options: RetryOptions = {}): Promise<readonly [unknown, number[]]> {
    const { retry, showSubscription } = await load();
    const waits: number[] = [];
    const sleep = (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    const settled = retry(() => showSubscription('I-1'), { sleep, now: () => start, ...options });
    return [await settled.catch((error: unknown) => error), waits];
  }

  test('간격을 두 배씩 늘리고, 무작위로 절반까지 줄인다', async () => {
    paypal.answer(show, { status: 503 });
    const [error, longest] = await retried({ random: () => 1 });
    expect(error).toMatchObject({ status: 503 });
    expect(longest).toEqual([500, 1000, 2000]);
    expect(paypal.calls()).toHaveLength(4);
    expect((await retried({ random: () => 0 }))[1]).toEqual([250, 500, 1000]);
  });

  test('8초보다 길게 늘리지 않는다', async () => {
    paypal.answer(show, { status: 503 });
    const [, waits] = await retried({ random: () => 1, tries: 8 });
    expect(Math.max(...waits)).toBe(8000);
  });

  test('429 뒤에 되면 그 결과를 준다', async () => {
    paypal.answer(show, { status: 429, body: busy }, { status: 200, body: { id: 'I-1' } });
    expect((await retried())[0]).toEqual({ id: 'I-1' });
  });

  test.each([
    ['초', '3', [3000]],
    ['날짜', 'Sun, 22 Nov 2026 00:00:05 GMT', [5000]],
    ['지난 날짜', 'Sat, 21 Nov 2026 00:00:00 GMT', [250]],
    ['읽을 수 없는 값', 'soon', [250]],
  ])('Retry-After가 %s면 그보다 일찍 보내지 않는다', async (_name, value, expected) => {
    const headers = { 'Retry-After': value };
    paypal.answer(show, { status: 429, body: busy, headers }, { status: 200, body: { id: 'I-1' } });
    expect(await retried({ random: () => 0 })).toEqual([{ id: 'I-1' }, expected]);
  });

  test('Retry-After가 8초를 넘으면 기다리지 않고 실패로 끝낸다', async () => {
    paypal.answer(show, { status: 429, body: busy, headers: { 'Retry-After': '60' } });
    const [error, waits] = await retried();
    expect([error, waits]).toMatchObject([{ status: 429 }, []]);
    expect(paypal.calls()).toHaveLength(1);
  });

  test('거절은 다시 보내지 않는다', async () => {
    paypal.answer(show, { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', message: '' } });
    expect((await retried())[1]).toEqual([]);
    expect(paypal.calls()).toHaveLength(1);
  });
});
