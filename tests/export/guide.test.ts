import { describe, expect, test } from 'vitest';
import { paypalTables } from '../../content/paypal/tables';
import { plainText } from '../../lib/markdown/plain-text';
import { parseMarkdown } from '../../lib/markdown/read-markdown';
import {
  addressesOf,
  codeOf,
  entryListsOf,
  findEntry,
  readExportedPage,
  sectionText,
  textsOf,
  withClass,
  type PageEntry,
} from '../support/exported-page';
import { guidePages, sectionOf } from '../support/guide-pages';
import { facts } from '../support/paypal-facts';
import { guideRoute } from '../support/paypal-notes';
import { textsOfTable } from '../support/table-texts';

/*
 * What the specification of the guide says, typed by hand, so that a wrong value in the data of the page is caught
 * too; and that nothing of the data is left out.
 */

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

  test.each(['folded', 'beside'] as const)('목차(%s)는 셋째 단계까지의 모든 제목이다', (list) => {
    expect(page.toc[list].map(({ depth, text, href }) => [depth, text, href])).toEqual(
      page.sections
        .filter(({ level }) => level === 2 || level === 3)
        .map(({ level, title, id }) => [level, title, `#${id}`]),
    );
    expect(page.sections.some(({ level }) => level === 4)).toBe(true);
  });

  test.each(lookedUp)('#%s는 목차에서 바로 갈 수 있다', (id) => {
    expect(page.toc.beside.map(({ href }) => href)).toContain(`#${id}`);
  });

  test('제목의 id는 겹치지 않는다', () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('17개 호출', () => {
  test.each([
    ['plans-create', 'POST', '/v1/billing/plans'],
    ['plans-list', 'GET', '/v1/billing/plans'],
    ['plans-show', 'GET', '/v1/billing/plans/{id}'],
    ['plans-update', 'PATCH', '/v1/billing/plans/{id}'],
    ['plans-activate', 'POST', '/v1/billing/plans/{id}/activate'],
    ['plans-deactivate', 'POST', '/v1/billing/plans/{id}/deactivate'],
    ['plans-update-pricing', 'POST', '/v1/billing/plans/{id}/update-pricing-schemes'],
    ['subscriptions-create', 'POST', '/v1/billing/subscriptions'],
    ['subscriptions-list', 'GET', '/v1/billing/subscriptions'],
    ['subscriptions-show', 'GET', '/v1/billing/subscriptions/{id}'],
    ['subscriptions-update', 'PATCH', '/v1/billing/subscriptions/{id}'],
    ['subscriptions-revise', 'POST', '/v1/billing/subscriptions/{id}/revise'],
    ['subscriptions-suspend', 'POST', '/v1/billing/subscriptions/{id}/suspend'],
    ['subscriptions-cancel', 'POST', '/v1/billing/subscriptions/{id}/cancel'],
    ['subscriptions-activate', 'POST', '/v1/billing/subscriptions/{id}/activate'],
    ['subscriptions-capture', 'POST', '/v1/billing/subscriptions/{id}/capture'],
    ['subscriptions-transactions', 'GET', '/v1/billing/subscriptions/{id}/transactions'],
  ])('%s는 %s %s다', (id, method, path) => {
    const [line] = withClass(page.section(id), 'api-endpoint');
    expect(line && [...textsOf(line, 'span'), ...textsOf(line, 'code')]).toEqual([method, path]);
  });

  test.each([
    ['plans-create', '201'],
    ['plans-update', '204'],
    ['plans-activate', '204'],
    ['plans-deactivate', '204'],
  ])('%s의 성공은 %s다', (id, status) => {
    expect(sectionText(page.section(id))).toContain(status);
  });
});

/** What a section says of a field or value, nested ones by their dotted path. */
function entry(anchor: string, path: string): PageEntry {
  const lists = entryListsOf(page.section(anchor));
  const found = lists.map((list) => findEntry(list, path)).find((each) => each !== undefined);
  if (found === undefined) throw new Error(`no entry ${path} under #${anchor}`);
  return found;
}

/** One fact of a field, named as the specification names it. */
function fact(anchor: string, path: string, kind: string): string {
  const { marks, texts } = entry(anchor, path);
  const words = marks.split(' ');
  switch (kind) {
    case '형식':
      return words[0] ?? '';
    case '필수':
      return words.includes('필수') ? '예' : '아니오';
    case '기본값':
      return /기본값 (.+)$/.exec(marks)?.[1] ?? '없음';
    default:
      return texts.flatMap((text) => text.split('. ')).find((text) => /^\d/.test(text)) ?? '';
  }
}

describe('필드와 매개변수', () => {
  test.each([
    ['plans-create-body', 'product_id', '제한', '22자'],
    ['plans-create-body', 'product_id', '필수', '예'],
    ['plans-create-body', 'name', '제한', '1–127자'],
    ['plans-create-body', 'name', '필수', '예'],
    ['plans-create-body', 'description', '제한', '1–127자'],
    ['plans-create-body', 'description', '필수', '아니오'],
    ['plans-create-body', 'status', '필수', '아니오'],
    ['plans-create-body', 'billing_cycles', '제한', '1–12개'],
    ['plans-create-body', 'billing_cycles', '필수', '예'],
    ['plans-create-body', 'payment_preferences', '필수', '예'],
    ['plans-create-body', 'taxes', '필수', '아니오'],
    ['plans-create-body', 'quantity_supported', '형식', 'boolean'],
    ['plans-create-body', 'quantity_supported', '필수', '아니오'],
    ['plans-create-payment-preferences', 'auto_bill_outstanding', '형식', 'boolean'],
    ['plans-create-payment-preferences', 'setup_fee', '형식', 'money'],
    ['plans-create-payment-preferences', 'payment_failure_threshold', '형식', 'integer'],
    ['plans-create-taxes', 'percentage', '형식', 'string'],
    ['plans-create-taxes', 'inclusive', '형식', 'boolean'],
    ['plans-create-billing-cycle', 'tenure_type', '형식', 'string'],
    ['plans-create-billing-cycle', 'sequence', '형식', 'integer'],
    ['plans-create-billing-cycle', 'total_cycles', '형식', 'integer'],
    ['plans-create-frequency', 'interval_count', '형식', 'integer'],
    ['overview-money', 'currency_code', '제한', '3자'],
    ['overview-money', 'value', '형식', 'string'],
    ['plans-list', 'product_id', '필수', '아니오'],
    ['plans-list', 'page_size', '제한', '1–20'],
    ['plans-list', 'page_size', '기본값', '10'],
    ['plans-list', 'page', '제한', '1–100000'],
    ['plans-list', 'page', '기본값', '1'],
    ['plans-list', 'total_required', '기본값', 'false'],
    ['subscriptions-create-body', 'plan_id', '필수', '예'],
    ['subscriptions-create-body', 'subscriber', '필수', '예'],
    ['subscriptions-create-body', 'start_time', '필수', '아니오'],
    ['subscriptions-create-body', 'quantity', '형식', 'string'],
    ['subscriptions-create-body', 'quantity', '필수', '아니오'],
    ['subscriptions-create-body', 'shipping_amount', '필수', '아니오'],
    ['subscriptions-create-body', 'application_context', '필수', '아니오'],
    ['subscriptions-create-subscriber', 'email_address', '형식', 'string'],
    ['subscriptions-create-subscriber', 'given_name', '형식', 'string'],
    ['subscriptions-create-subscriber', 'surname', '형식', 'string'],
    ['subscriptions-list', 'page_size', '제한', '1–20'],
    ['subscriptions-list', 'page_size', '기본값', '10'],
    ['subscriptions-list', 'page', '기본값', '1'],
    ['subscriptions-suspend', 'reason', '형식', 'string'],
    ['subscriptions-cancel', 'reason', '형식', 'string'],
    ['subscriptions-activate', 'reason', '형식', 'string'],
    ['subscriptions-capture', 'note', '형식', 'string'],
    ['subscriptions-capture', 'amount', '형식', 'money'],
    ['subscriptions-transactions', 'start_time', '필수', '예'],
    ['subscriptions-transactions', 'end_time', '필수', '예'],
  ])('#%s의 %s: %s은 "%s"', (anchor, row, column, expected) => {
    expect(fact(anchor, row, column)).toBe(expected);
  });

  test.each([
    ['plans-create-body', 'status', ['CREATED', 'ACTIVE']],
    ['plans-create-frequency', 'interval_unit', ['DAY', 'WEEK', 'MONTH', 'YEAR']],
    ['subscriptions-capture', 'capture_type', ['OUTSTANDING_BALANCE']],
    ['subscriptions-create-application-context', 'user_action', ['SUBSCRIBE_NOW']],
    [
      'subscriptions-create-application-context',
      'shipping_preference',
      ['SET_PROVIDED_ADDRESS', 'NO_SHIPPING'],
    ],
    [
      'subscriptions-create-application-context',
      'payment_method.payee_preferred',
      ['IMMEDIATE_PAYMENT_REQUIRED'],
    ],
  ])('#%s의 %s에는 값 %j가 있다', (anchor, row, values) => {
    for (const value of values) expect(entry(anchor, row).texts.join()).toContain(value);
  });

  test.each([
    ['application_context', 'subscriptions-create-application-context', ['brand_name', 'locale']],
    [
      'application_context',
      'subscriptions-create-application-context',
      ['payment_method.payer_selected', 'return_url', 'cancel_url'],
    ],
    ['plan', 'plans-show', ['id', 'usage_type', 'create_time', 'update_time', 'links']],
    [
      'pricing_scheme',
      'plans-create-pricing-scheme',
      ['fixed_price', 'version', 'create_time', 'update_time'],
    ],
  ])('%s를 적은 #%s에는 %j도 있다', (_schema, anchor, names) => {
    for (const name of names) expect(entry(anchor, name).texts, name).not.toEqual([]);
  });
});

describe('구독 목록 조회의 쿼리', () => {
  const official = [
    'plan_ids',
    'statuses',
    'created_after',
    'created_before',
    'status_updated_after',
    'status_updated_before',
    'filter',
    'customer_ids',
    'page_size',
    'page',
  ];

  test.each(official)('공식 이름 %s를 받는다', (name) => {
    const [list = []] = entryListsOf(sectionOf('subscriptions-list-query'));
    expect(findEntry(list, name)?.marks).not.toContain('필수');
  });

  test.each(['plan_id', 'start_time', 'end_time', 'total_required'])(
    '공식 자료에 없는 %s는 차이를 적은 상자에만 있다',
    (name) => {
      expect(() => entry('subscriptions-list', name)).toThrow();
      const notes = withClass(page.section('subscriptions-list'), 'spec-note');
      expect(notes.flatMap((note) => textsOf(note, 'code'))).toContain(name);
    },
  );
});

function values(anchor: string): string[] {
  return (entryListsOf(page.section(anchor))[0] ?? []).map(({ name }) => name);
}

describe('정해진 값', () => {
  test.each([
    [
      '구독의 상태',
      'subscription-status',
      'APPROVAL_PENDING APPROVED ACTIVE SUSPENDED CANCELLED EXPIRED',
    ],
    ['플랜의 상태', 'plans-api-status', 'CREATED ACTIVE INACTIVE'],
    ['주기의 단위', 'interval-units', 'DAY WEEK MONTH YEAR'],
    ['주기의 유형', 'tenure-types', 'TRIAL REGULAR INFINITE'],
  ])('%s는 #%s에 적힌 %s다', (_name, anchor, expected) => {
    expect(values(anchor)).toEqual(expected.split(' '));
  });

  test('INFINITE는 종료 없음이다', () => {
    expect(entry('tenure-types', 'INFINITE').texts.join()).toContain('종료 없음');
  });

  test('멱등 키는 72시간 동안 보관된다', () => {
    expect(sectionText(page.section('overview-request-id'))).toContain('72시간');
  });

  test.each([
    'description',
    'name',
    'payment_preferences.auto_bill_outstanding',
    'payment_preferences.payment_failure_threshold',
    'payment_preferences.setup_fee',
    'payment_preferences.setup_fee_failure_action',
    'taxes.percentage',
  ])('플랜에서 %s를 고칠 수 있다', (attribute) => {
    expect(entry('plans-update', `/${attribute.replace('.', '/')}`).marks).toBe('replace');
  });

  test('플랜에서 고칠 수 있는 속성은 일곱이다', () => {
    const names = entryListsOf(page.section('plans-update')).flat();
    expect(names.filter(({ name }) => name.startsWith('/'))).toHaveLength(7);
  });

  test('Prefer의 기본값은 return=minimal이다', () => {
    expect(sectionText(page.section('overview-request-id'))).toContain('기본값 return=minimal');
  });
});

describe('예제의 값', () => {
  test.each([
    ['환경', '샌드박스'],
    ['승인 화면의 언어', 'ko-KR'],
    ['결제 실패 한도', '3'],
    ['PayPal ID 열', '50자 이하'],
    ['상품·플랜 이름 열', '127자 이하'],
    ['거래 상태 열', '20자 이하'],
    ['통화 코드 열', '3자'],
    ['금액 열', 'decimal(10,2)'],
    ['수량 열', '정수, 기본 1'],
  ])('%s은 %s다', (label, expected) => {
    const sample = entryListsOf(page.section('overview-limits'))[0] ?? [];
    expect(findEntry(sample, label)?.texts[0]?.split(' · ')[0]).toBe(expected);
  });

  test('플랜 생성의 예제는 한도 3과 CONTINUE를 보낸다', () => {
    const sent = [page.section('plans-create'), sectionOf('plans-create-example')]
      .flatMap(codeOf)
      .filter((code) => code.includes('billing_cycles'));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    for (const code of sent) {
      expect(code).toMatch(/"?payment_failure_threshold"?: 3\b/);
      expect(code).toMatch(/"?setup_fee_failure_action"?: ["']CONTINUE["']/);
    }
  });

  test.each([/생성 성공률/, /결제 실패율/, /취소율/, /월 반복 매출/, /고객 생애 가치/])(
    '모니터링 지표에 %s이 있다',
    (name) => {
      const text = page.sections
        .filter(({ id }) => id.startsWith('monitoring'))
        .map(sectionText)
        .join('\n');
      expect(text).toMatch(name);
    },
  );
});

describe('출처가 있는 설명', () => {
  test.each([
    ['overview-errors', '429 RATE_LIMIT_REACHED', '/api/rest/reference/rate-limiting'],
    ['overview-errors', 'Retry-After', '/api/rate-limiting'],
    ['overview-request-id', '72시간', '/reference/guidelines/idempotency'],
    ['frontend-script', '서버가 보내고 ID를 반환해야', '/subscriptions/integrate/v6'],
    ['subscriptions-create-start', '승인하는 즉시', '/subscriptions/delayed-start'],
    ['subscriptions-capture-errors', '캡처할 수 있다고', '/customize/payment-failure-retry'],
    ['subscriptions-capture-errors', 'EXPIRED만 된다고', '/v1/subscriptions-capture'],
    ['subscription-status-failure', '5일마다, 한 청구 주기에', '/customize/payment-failure-retry'],
    ['subscription-status-failure', '알고리즘이 때를', '/api/handle-payment-failures'],
    ['reactivation', '활성화할 수 없다고', '/v1/subscriptions-activate'],
    ['reactivation', '사용자의 보고', 'paypal-community.com/'],
    ['plans-update-pricing', '10일', '/subscriptions/change-price'],
    ['subscriptions-update-patchable', '13개', '/v1/subscriptions-patch'],
  ])('#%s의 "%s"에는 %s의 링크가 있다', (anchor, words, address) => {
    const section = page.sections.find(({ id }) => id === anchor) ?? sectionOf(anchor);
    expect(sectionText(section)).toContain(words);
    expect(addressesOf(section).some((href) => href.includes(address))).toBe(true);
  });
});

/** What a reader sees of inline Markdown, without the spaces between elements. */
const seen = (markdown: string): string =>
  plainText(parseMarkdown('fact.md', markdown)).replace(/\s+/g, '');

test('자료의 표에 있는 글은 하나도 빠지지 않고 페이지에 있다', () => {
  const pages = guidePages.flatMap(({ sections }) => sections.map(sectionText)).join('\n');
  const text = pages.replace(/\s+/g, '');
  const texts = Object.values(paypalTables(facts)).flatMap(textsOfTable);
  expect(texts.filter((one) => !text.includes(seen(one)))).toEqual([]);
});
