import { describe, expect, test } from 'vitest';
import { type Call } from '../../../../content/paypal/facts';
import { callOf, facts } from '../../../support/paypal-facts';

const all: readonly Call[] = facts.calls;

function issues(id: string, status: number): readonly (string | null)[] {
  return callOf(id)
    .errors.filter((error) => error.status === status)
    .map(({ issue }) => issue);
}

describe('17개 호출', () => {
  test('ID는 17개이고 겹치지 않으며 제목 앞머리의 묶음과 맞는다', () => {
    expect(new Set(facts.calls.map(({ id }) => id)).size).toBe(17);
    for (const { id, group } of all) expect(id.startsWith(`${group}-`)).toBe(true);
  });

  test('경로에 {id}가 있는 호출만 경로 매개변수 id를 갖는다', () => {
    for (const { path, pathParams } of all) {
      expect(pathParams.map(({ name }) => name)).toEqual(path.includes('{id}') ? ['id'] : []);
    }
  });

  test('GET 호출에는 본문이 없고 PATCH 호출에는 있다', () => {
    for (const { method, body } of all) {
      if (method === 'GET') expect(body).toBeUndefined();
      if (method === 'PATCH') expect(body).toBe('patch-request');
    }
  });
});

describe('오류', () => {
  test('모든 호출은 401, 403, 500을 갖는다', () => {
    for (const { errors } of all) {
      for (const error of facts.commonErrors) expect(errors).toContain(error);
    }
  });

  test('ID를 받는 호출은 404 INVALID_RESOURCE_ID를 갖는다', () => {
    for (const { id, pathParams } of all) {
      if (pathParams.length > 0) expect(issues(id, 404)).toEqual(['INVALID_RESOURCE_ID']);
    }
  });

  test.each([
    ['plans-create', 7, 19],
    ['plans-list', 1, 0],
    ['plans-update', 6, 2],
    ['plans-update-pricing', 2, 10],
    ['subscriptions-create', 8, 16],
    ['subscriptions-list', 2, 0],
    ['subscriptions-update', 11, 15],
    ['subscriptions-revise', 6, 11],
    ['subscriptions-suspend', 1, 2],
    ['subscriptions-cancel', 1, 2],
    ['subscriptions-activate', 1, 5],
    ['subscriptions-capture', 4, 8],
    ['subscriptions-transactions', 3, 0],
  ] as const)('%s의 400은 %i가지, 422는 %i가지다', (id, badRequest, unprocessable) => {
    expect(issues(id, 400)).toHaveLength(badRequest);
    expect(issues(id, 422)).toHaveLength(unprocessable);
  });

  test('한 호출의 오류에는 같은 issue와 같은 뜻이 두 번 나오지 않는다', () => {
    for (const { errors } of all) {
      const seen = errors.map(({ status, issue, when }) => `${status} ${issue ?? ''} ${when}`);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

test('구독의 속성 가운데 add를 받는 것은 여섯이다', () => {
  const addable = facts.patchable.subscription.filter(({ ops }) => ops.includes('add'));
  expect(addable.map(({ pointer }) => pointer)).toEqual([
    '/custom_id',
    '/plan/billing_cycles/@sequence=={n}/pricing_scheme/fixed_price',
    '/plan/taxes/inclusive',
    '/plan/taxes/percentage',
    '/shipping_amount',
    '/subscriber/shipping_address',
  ]);
});
