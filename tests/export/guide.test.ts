import { describe, expect, test } from 'vitest';
import { addressesOf, readExportedPage, sectionText } from '../support/exported-page';
import { sectionOf } from '../support/guide-pages';
import { guideRoute } from '../support/paypal-notes';

/* The headings that the guide must have, and the sources that it must name; its facts are in `guide-facts.test.ts`. */

const page = readExportedPage(guideRoute);

const contents = [
  [2, '개요', 'overview'],
  [2, '구독 상태', 'subscription-status'],
  [2, '플랜 API', 'plans-api'],
  [3, '플랜 생성', 'plans-create'],
  [3, '플랜 목록 조회', 'plans-list'],
  [3, '플랜 상세 조회', 'plans-show'],
  [3, '플랜 수정', 'plans-update'],
  [3, '플랜 활성화', 'plans-activate'],
  [3, '플랜 비활성화', 'plans-deactivate'],
  [3, '플랜 가격 변경', 'plans-update-pricing'],
  [2, '구독 API', 'subscriptions-api'],
  [3, '구독 생성', 'subscriptions-create'],
  [3, '구독 목록 조회', 'subscriptions-list'],
  [3, '구독 상세 조회', 'subscriptions-show'],
  [3, '구독 수정', 'subscriptions-update'],
  [3, '구독 변경(revise)', 'subscriptions-revise'],
  [3, '구독 일시 중지', 'subscriptions-suspend'],
  [3, '구독 취소', 'subscriptions-cancel'],
  [3, '구독 활성화', 'subscriptions-activate'],
  [3, '구독 결제 캡처', 'subscriptions-capture'],
  [3, '구독 거래 내역', 'subscriptions-transactions'],
  [2, '결제 주기 유형', 'tenure-types'],
  [2, '결제 주기 단위', 'interval-units'],
  [2, '구독 시스템 구축 가이드', 'build-guide'],
  [3, '아키텍처', 'architecture'],
  [3, '생성·관리 흐름', 'flows'],
  [3, '데이터베이스 스키마', 'db-schema'],
  [3, '백엔드 예제', 'backend'],
  [3, '프론트엔드 예제', 'frontend'],
  [3, '사용자 대시보드', 'user-dashboard'],
  [3, '관리자 대시보드', 'admin-dashboard'],
  [3, '모니터링과 알림', 'monitoring'],
  [3, '보안', 'security'],
  [3, '테스트', 'testing'],
  [3, '배포', 'deployment'],
] as const;

const required: ReadonlySet<string> = new Set(contents.map(([, , id]) => id));

/** Headings of the overview that a reader looks up while writing code. */
const lookedUp = [
  'overview-auth',
  'overview-request-id',
  'overview-errors',
  'overview-paging',
  'overview-limits',
] as const;

describe('목차', () => {
  test('정해진 35개 제목이 그 순서로 있고, 사이에 다른 제목이 있어도 된다', () => {
    const headings = page.sections.filter(({ id }) => required.has(id));
    expect(headings.map(({ level, title, id }) => [level, title, id])).toEqual(contents);
  });

  test.each(lookedUp)('#%s는 목차에서 바로 갈 수 있다', (id) => {
    expect(page.toc).toContain(`#${id}`);
  });
});

test.each([
  ['overview-errors', '429 RATE_LIMIT_REACHED', '/api/rest/reference/rate-limiting'],
  ['overview-errors', 'Retry-After', '/api/rate-limiting'],
  ['overview-request-id', '72시간', '/reference/guidelines/idempotency'],
  ['frontend-script', '구독을 만드는 기능이 없으므로', '/subscriptions/integrate/v6'],
  ['subscriptions-create-start', '승인하는 즉시', '/subscriptions/delayed-start'],
  ['subscriptions-capture-errors', '캡처할 수 있다고', '/customize/payment-failure-retry'],
  ['subscriptions-capture-errors', 'EXPIRED', '/v1/subscriptions-capture'],
  ['subscription-status-failure', '5일마다, 한 청구 주기에', '/customize/payment-failure-retry'],
  ['subscription-status-failure', '알고리즘', '/api/handle-payment-failures'],
  ['reactivation', '활성화할 수 없다고', '/v1/subscriptions-activate'],
  ['reactivation', '사용자의 보고', 'paypal-community.com/'],
  ['plans-update-pricing', '10일', '/subscriptions/change-price'],
  ['subscriptions-update-patchable', '13개', '/v1/subscriptions-patch'],
])('출처가 있는 설명: #%s의 "%s"에는 %s의 링크가 있다', (anchor, words, address) => {
  const section = page.sections.find(({ id }) => id === anchor) ?? sectionOf(anchor);
  expect(sectionText(section)).toContain(words);
  expect(addressesOf(section).some((href) => href.includes(address))).toBe(true);
});
