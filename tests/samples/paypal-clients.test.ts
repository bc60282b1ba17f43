import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEADERS as delivery, implausible, plausible, VERIFY } from '../support/deliveries';
import { providePayPal, startPayPal } from '../support/fake-paypal';
import {
  COMPILE,
  missingFor,
  startForeignClient,
  type Done,
  type ForeignClient,
  type Order,
} from '../support/foreign-client';
import { openSample } from '../support/sample-project';
import { sentRequest, type SentRequest } from '../support/sent-request';
import { describeWith } from '../support/tools';
import { codeNotes, guideNote } from '../support/paypal-notes';

const SHOW = 'GET /v1/billing/plans/P-1';

/** Time for a call, in milliseconds, that a busy machine does not use up. */
const PATIENT = 300_000;

const paypal = await providePayPal();
/** Another server, to which no call should ever come. */
const stranger = await startPayPal();
const guide = await openSample(guideNote, 'paypal-api');

const subscriber = {
  name: { given_name: 'Gildong', surname: 'Hong' },
  email_address: 'buyer@example.com',
};
const approveAt = 'https://www.sandbox.paypal.com/approve?ba_token=BA-1';
const created = { id: 'I-1', links: [{ rel: 'self' }, { rel: 'approve', href: approveAt }] };

/** Blanks, escapes and `0.0` do not survive a parser that writes the value anew. */
const rawBody = '{ "id": "WH-1",  "event_type": "A.B", "resource": { "a": 0.0, "b": "\\uac00" } }';

async function load(file: string): Promise<Record<string, (...args: unknown[]) => unknown>> {
  return (await guide.load(file)) as Record<string, (...args: unknown[]) => unknown>;
}

function lastRequest(): SentRequest {
  const call = paypal.calls().at(-1);
  if (call === undefined) throw new Error('nothing was sent');
  return sentRequest(call);
}

/** What the TypeScript of the notes sends for the same calls. */
const twins: Readonly<Record<'plan' | 'subscribe' | 'verify', () => Promise<unknown>>> = {
  plan: async () => (await load('plans-create.ts'))['createMonthlyCoffeePlan']?.('PROD-1'),
  subscribe: async () =>
    (await load('subscriptions-create.ts'))['subscribeToCoffee']?.('P-1', 'order-1', 2, subscriber),
  verify: async () => {
    const { createPostbackVerifier } = (await guide.load('verify-postback.ts')) as {
      createPostbackVerifier: (id: string) => (delivery: object) => Promise<unknown>;
    };
    return createPostbackVerifier('WEBHOOK-1')({
      rawBody: Buffer.from(rawBody),
      authAlgo: delivery['PAYPAL-AUTH-ALGO'],
      certUrl: delivery['PAYPAL-CERT-URL'],
      transmissionId: delivery['PAYPAL-TRANSMISSION-ID'],
      transmissionSig: delivery['PAYPAL-TRANSMISSION-SIG'],
      transmissionTime: delivery['PAYPAL-TRANSMISSION-TIME'],
    });
  },
};

beforeEach(() => {
  paypal.reset();
  paypal.answer('POST /v1/billing/plans', { status: 201, body: { id: 'P-1', links: [] } });
  paypal.answer('POST /v1/billing/subscriptions', { status: 201, body: created });
  paypal.answer(VERIFY, { status: 200, body: { verification_status: 'SUCCESS' } });
  paypal.answer(SHOW, { status: 200, body: { id: 'P-1' } });
});

const missing = { java: await missingFor('java'), python: await missingFor('python') };

describe.each(['java', 'python'] as const)('%s', (language) => {
  const title = { java: 'Java 17', python: 'Python 3' }[language];
  let client: ForeignClient;
  let number = 0;
  let timeout = PATIENT;

  /** Asks the client of this test, which has no token yet. */
  function perform(what: Order['do'], ...args: readonly unknown[]): Promise<Done> {
    return client.perform({ client: number, api: paypal.url, timeout, do: what, args });
  }

  beforeEach(() => {
    number += 1;
    timeout = PATIENT;
  });

  describeWith(title, missing[language], () => {
    beforeAll(async () => {
      client = await startForeignClient(language);
    });

    const same: [Order['do'] & keyof typeof twins, unknown[], unknown][] = [
      ['plan', ['PROD-1'], { id: 'P-1', links: [] }],
      ['subscribe', ['P-1', 'order-1', 2, subscriber], ['I-1', approveAt]],
      ['verify', ['WEBHOOK-1', delivery, rawBody], true],
    ];

    test.each(same)('%s는 TypeScript와 같은 요청을 보낸다', async (what, args, value) => {
      vi.resetModules();
      await twins[what]();
      const expected = lastRequest();
      expect(await perform(what, ...args)).toEqual({ value });
      expect(lastRequest()).toEqual(expected);
      expect(paypal.calls()).toHaveLength(2);
      const [ours, theirs] = paypal.tokenCalls().map(sentRequest);
      expect(theirs).toEqual(ours);
    });

    test('토큰은 만료 60초 전까지 다시 쓴다', async () => {
      await perform('get', '/v1/billing/plans/P-1');
      await perform('get', '/v1/billing/plans/P-1');
      expect(paypal.tokenCalls()).toHaveLength(1);
      number += 1;
      const token = { access_token: 'SHORT', expires_in: 59 };
      paypal.answer('POST /v1/oauth2/token', { status: 200, body: token });
      await perform('get', '/v1/billing/plans/P-1');
      await perform('get', '/v1/billing/plans/P-1');
      expect(paypal.tokenCalls()).toHaveLength(3);
    });

    test('스레드 8개가 함께 불러도 토큰은 한 번 받는다', async () => {
      const done = await perform('burst', '/v1/billing/plans/P-1', 8);
      expect(done.value).toHaveLength(8);
      expect(paypal.tokenCalls()).toHaveLength(1);
    });

    test('401이면 새 토큰으로 한 번만 더 보낸다', async () => {
      const expired = { status: 401, body: { name: 'AUTHENTICATION_FAILURE', debug_id: 'd-1' } };
      paypal.answer(SHOW, expired, { status: 200, body: { id: 'P-1' } });
      expect(await perform('get', '/v1/billing/plans/P-1')).toEqual({ value: { id: 'P-1' } });
      expect(paypal.tokenCalls()).toHaveLength(2);
      paypal.answer(SHOW, expired);
      const { error } = await perform('get', '/v1/billing/plans/P-1');
      expect(error).toMatchObject({ status: 401, name: 'AUTHENTICATION_FAILURE' });
      expect([paypal.calls().length, paypal.tokenCalls().length]).toEqual([4, 3]);
    });

    test('422는 상태와 이름과 debug_id를 알리고 다시 보내지 않으며, 메시지에 본문을 담지 않는다', async () => {
      const body = { name: 'UNPROCESSABLE_ENTITY', message: 'buyer@example.com', debug_id: 'd-1' };
      paypal.answer('POST /v1/billing/plans', { status: 422, body });
      expect(await perform('plan', 'PROD-1')).toEqual({
        error: {
          message: '422 UNPROCESSABLE_ENTITY (debug_id d-1)',
          status: 422,
          name: 'UNPROCESSABLE_ENTITY',
          debugId: 'd-1',
        },
      });
      expect(paypal.calls()).toHaveLength(1);
    });

    test('토큰을 거절하면 그 오류의 이름을 알린다', async () => {
      const body = { error: 'invalid_client' };
      paypal.answer('POST /v1/oauth2/token', { status: 401, body });
      const { error } = await perform('get', '/v1/billing/plans/P-1');
      expect(error).toMatchObject({ status: 401, name: 'invalid_client' });
      expect([paypal.calls().length, paypal.tokenCalls().length]).toEqual([0, 1]);
    });

    test.each([429, 503])(
      '%i는 같은 PayPal-Request-Id로, 간격을 늘려 가며 다시 보낸다',
      async (status) => {
        const times: number[] = [];
        const refuse = { status, headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:00:00 GMT' } };
        const at = (answer: { status: number; body?: object }) => () => {
          times.push(performance.now());
          return answer;
        };
        const success = { status: 201, body: { id: 'P-1', links: [] } };
        paypal.answer('POST /v1/billing/plans', at(refuse), at(refuse), at(success));
        expect(await perform('plan', 'PROD-1')).toMatchObject({ value: { id: 'P-1' } });
        const keys = paypal.calls().map(({ headers }) => headers['paypal-request-id']);
        expect(keys).toEqual(Array.from({ length: 3 }, () => 'plan-monthly-coffee-1'));
        const [first = 0, second = 0, third = 0] = times;
        expect(second - first).toBeGreaterThan(240);
        expect(third - second).toBeGreaterThan(490);
      },
    );

    test('Retry-After가 8초를 넘으면 기다리지 않고 끝낸다', async () => {
      paypal.answer(SHOW, { status: 429, headers: { 'Retry-After': '9' } });
      const { error } = await perform('get', '/v1/billing/plans/P-1');
      expect(error).toMatchObject({ status: 429, name: 'UNREADABLE' });
      expect(paypal.calls()).toHaveLength(1);
    });

    test('Retry-After의 1초를 채우고 다시 보낸다', async () => {
      const times: number[] = [];
      const at = (answer: object) => () => {
        times.push(performance.now());
        return { status: 200, ...answer };
      };
      const busy = { status: 429, headers: { 'Retry-After': '1' } };
      paypal.answer(SHOW, at(busy), at({ body: { id: 'P-1' } }));
      await perform('get', '/v1/billing/plans/P-1');
      const [first = 0, second = 0] = times;
      expect(second - first).toBeGreaterThan(990);
    });

    test('멱등 키가 없는 POST는 503에도 다시 보내지 않는다', async () => {
      paypal.answer('POST /v1/billing/plans/P-1/activate', { status: 503 });
      const { error } = await perform('post', '/v1/billing/plans/P-1/activate');
      expect(error).toMatchObject({ status: 503 });
      expect(paypal.calls()).toHaveLength(1);
    });

    test('답이 오지 않으면 정한 시간 뒤에 끝낸다', async () => {
      paypal.answer('POST /v1/billing/plans/P-1/activate', { status: 0 });
      timeout = 300;
      const { error } = await perform('post', '/v1/billing/plans/P-1/activate');
      expect(error).toMatchObject({ name: 'failed' });
      expect(paypal.calls()).toHaveLength(1);
    });

    test.each(['//evil.example/v1', '/v1/../x', '/v1/billing/plans/P-1/..%2fx', 'https://evil'])(
      '경로 %s는 토큰을 보내기 전에 거절한다',
      async (path) => {
        expect((await perform('get', path)).error).toMatchObject({ name: 'bad-message' });
        expect([...paypal.calls(), ...paypal.tokenCalls()]).toEqual([]);
      },
    );

    test('리다이렉트를 따라가지 않아 토큰이 다른 서버로 새지 않는다', async () => {
      paypal.answer(SHOW, { status: 302, headers: { Location: `${stranger.url}/v1/x` } });
      const { error } = await perform('get', '/v1/billing/plans/P-1');
      expect(error).toMatchObject({ status: 302 });
      expect(stranger.calls()).toEqual([]);
    });

    test('webhook_event는 받은 글자 그대로다', async () => {
      await perform('verify', 'WEBHOOK-1', delivery, rawBody);
      expect(paypal.calls()[0]?.body).toContain(`"webhook_event":${rawBody}}`);
    });

    test.each([
      [200, { verification_status: 'FAILURE' }, { value: false }],
      [400, { name: 'VALIDATION_ERROR' }, { value: false }],
      [422, { name: 'UNPROCESSABLE_ENTITY' }, { value: false }],
      [403, { name: 'NOT_AUTHORIZED' }, { error: { status: 403 } }],
      [408, {}, { error: { status: 408 } }],
      [429, { name: 'RATE_LIMIT_REACHED' }, { error: { status: 429 } }],
      [503, {}, { error: { status: 503 } }],
      [200, {}, { error: { name: 'failed' } }],
    ])('검증 호출이 %i %j로 답하면 %j이고 다시 묻지 않는다', async (status, body, done) => {
      paypal.answer(VERIFY, { status, body });
      expect(await perform('verify', 'WEBHOOK-1', delivery, rawBody)).toMatchObject(done);
      expect(paypal.calls()).toHaveLength(1);
    });

    test.each([
      [VERIFY, 302],
      ['POST /v1/oauth2/token', 400],
    ])('%s이(가) %i로 답하면 틀린 전송이 아니라 물어보지 못한 것이다', async (route, status) => {
      paypal.answer(route, { status, body: { error: 'invalid_request' } });
      const { error } = await perform('verify', 'WEBHOOK-1', delivery, rawBody);
      expect(error).toMatchObject({ status });
    });

    test.each(plausible)('%s은(는) 묻는다', async (_kind, headers) => {
      const done = await perform('verify', 'WEBHOOK-1', { ...delivery, ...headers }, rawBody);
      expect(done).toEqual({ value: true });
    });

    test.each(implausible)('%s: 묻지 않고 거절한다', async (_kind, headers) => {
      const done = await perform('verify', 'WEBHOOK-1', { ...delivery, ...headers }, rawBody);
      expect(done.error).toMatchObject({ name: 'bad-message' });
      expect(paypal.calls()).toEqual([]);
    });

    test.each([
      ['JSON이 아닌', delivery, 'x'],
      ['객체가 아닌', delivery, '[]'],
      ['다른 필드를 덮어쓰려는', delivery, '{},"webhook_id":"MINE","x":{}'],
      ['헤더가 없는', { ...delivery, 'PAYPAL-CERT-URL': '' }, rawBody],
    ])('%s 전송은 묻지 않고 거절한다', async (_kind, headers, body) => {
      const { error } = await perform('verify', 'WEBHOOK-1', headers, body);
      expect(error).toMatchObject({ name: 'bad-message' });
      expect(paypal.calls()).toEqual([]);
    });
  });
});

test('노트는 이 시험이 쓰는 컴파일 명령을 적는다', () => {
  expect(codeNotes.map((note) => readFileSync(note, 'utf8')).join()).toContain(COMPILE);
});
