import { describe, expect, test } from 'vitest';
import { type Call } from '../../../../content/paypal/facts';
import { callOf, facts } from '../../../support/paypal-facts';

const all: readonly Call[] = facts.calls;

function statuses(id: string): readonly number[] {
  return callOf(id).results.map(({ status }) => status);
}

function issues(id: string, status: number): readonly (string | null)[] {
  return callOf(id)
    .errors.filter((error) => error.status === status)
    .map(({ issue }) => issue);
}

describe('17개 호출', () => {
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

describe('헤더', () => {
  test('모든 호출의 공통 헤더는 Authorization과 Content-Type이다', () => {
    expect(facts.commonHeaders.map(({ name }) => name)).toEqual(['Authorization', 'Content-Type']);
  });

  test('Prefer는 플랜 생성, 플랜 목록, 구독 생성만 받고 기본값이 return=minimal이다', () => {
    const withPrefer = all.filter(({ headers }) => headers.some(({ name }) => name === 'Prefer'));
    expect(withPrefer.map(({ id }) => id)).toEqual([
      'plans-create',
      'plans-list',
      'subscriptions-create',
    ]);
    for (const { headers } of withPrefer) expect(headers[0]?.default).toBe('return=minimal');
  });

  test('PayPal-Request-Id는 플랜 생성, 구독 생성, 캡처만 받고 72시간 보관된다', () => {
    const withKey = all.flatMap(({ id, headers }) =>
      headers.filter(({ name }) => name === 'PayPal-Request-Id').map((header) => ({ id, header })),
    );
    expect(withKey.map(({ id }) => id)).toEqual([
      'plans-create',
      'subscriptions-create',
      'subscriptions-capture',
    ]);
    for (const { header } of withKey) expect(header.meaning).toContain('72시간');
  });
});

describe('응답', () => {
  test('고치거나 상태를 바꾸는 여덟 호출은 본문 없는 204다', () => {
    const noContent = all.filter(({ results }) => results[0]?.status === 204);
    expect(noContent.map(({ id }) => id)).toEqual([
      'plans-update',
      'plans-activate',
      'plans-deactivate',
      'plans-update-pricing',
      'subscriptions-update',
      'subscriptions-suspend',
      'subscriptions-cancel',
      'subscriptions-activate',
    ]);
    for (const { results } of noContent) expect(results[0]?.entity).toBeUndefined();
  });

  test('읽는 호출과 변경(revise)은 200이다', () => {
    for (const { id, method } of all) {
      if (method === 'GET' || id === 'subscriptions-revise') expect(statuses(id)).toEqual([200]);
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
