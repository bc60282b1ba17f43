import { describe, expect, test } from 'vitest';
import { apiConstants, maxIntervalCount, sampleConstants } from '../../lib/paypal/constants';
import type { IntervalUnit } from '../../lib/paypal/constants';
import { differences } from '../../lib/paypal/differences';
import { enums } from '../../lib/paypal/enums';
import { differenceIds, patternNames } from '../../lib/paypal/model';
import type { Action } from '../../lib/paypal/model';
import { patchablePlan, patchableSubscription } from '../../lib/paypal/patchable';
import type { Pattern } from '../../lib/paypal/patterns';
import { patterns } from '../../lib/paypal/patterns';
import {
  planActions,
  planTransitions,
  subscriptionActions,
  subscriptionTransitions,
} from '../../lib/paypal/statuses';
import { validationRules } from '../../lib/paypal/validation';
import { readExportedPage, tablesOf, textsOf, withClass } from '../support/exported-page';
import type { PageTable } from '../support/exported-page';
import { anchorsOf, NONE, plain } from '../support/guide-words';

const page = readExportedPage('/docs/paypal/subscription-api');

/** The tables under a heading that have exactly these columns. */
function tables(anchor: string, ...columns: readonly string[]): PageTable[] {
  return tablesOf(page.section(anchor)).filter((table) => table.columns.join() === columns.join());
}

function texts(table: PageTable | undefined): string[][] {
  return (table?.rows ?? []).map((row) => row.map(({ text }) => text));
}

function targets(table: PageTable | undefined): string[][] {
  return (table?.rows ?? []).map((row) =>
    row.flatMap(({ links }) => links.map(({ href }) => href)),
  );
}

describe('고칠 수 있는 속성', () => {
  const columns = ['속성', 'JSON Pointer', 'op', '값', '경로의 근거'];

  test.each([
    ['플랜', 'plans-update-patchable', patchablePlan, 7],
    ['구독', 'subscriptions-update-patchable', patchableSubscription, 13],
  ] as const)('%s의 속성은 #%s에 모두 있다', (_owner, anchor, properties, count) => {
    const [table] = tables(anchor, ...columns);
    expect(texts(table)).toEqual(
      properties.map(({ attribute, pointer, ops, value, sampled }) => [
        attribute,
        pointer,
        ops.join(', '),
        plain(value),
        sampled ? '공식 예제' : '속성 이름',
      ]),
    );
    expect(table?.rows).toHaveLength(count);
  });
});

describe('상태', () => {
  const columns = ['지금 상태', '다음 상태', '계기', '근거'];

  test.each([
    ['플랜', 'plans-api-status', planTransitions],
    ['구독', 'subscription-status-transitions', subscriptionTransitions],
  ] as const)('%s의 전이는 #%s에 모두 있다', (_owner, anchor, transitions) => {
    const [table] = tables(anchor, ...columns);
    expect(texts(table)).toEqual(
      transitions.map(({ from, to, trigger, basis }) => [
        from ?? '(없음)',
        to,
        plain(trigger),
        basis === 'official' ? '공식' : '추정',
      ]),
    );
    expect(targets(table)).toEqual(
      transitions.map(({ trigger }) => anchorsOf(trigger).map((id) => `#${id}`)),
    );
  });

  const actionTables: readonly (readonly [string, string, readonly Action<string>[], string[]])[] =
    [
      [
        '플랜',
        'plans-api-status',
        planActions,
        enums['plan-status'].values.map(({ value }) => value),
      ],
      [
        '구독',
        'subscription-status-actions',
        subscriptionActions,
        enums['subscription-status'].values.map(({ value }) => value),
      ],
    ];

  test.each(actionTables)(
    '%s의 상태별로 받는 호출은 #%s에 모두 있다',
    (_owner, anchor, actions, statuses) => {
      const [table] = tables(anchor, '호출', ...statuses, '그 밖의 상태에서');
      const words = ({ allowed }: Action<string>, status: string): string => {
        if (allowed === 'unstated') return '적혀 있지 않다';
        return allowed === 'any' || allowed.includes(status) ? '된다' : '안 된다';
      };
      expect(texts(table).map((row) => row.slice(1))).toEqual(
        actions.map((action) => [
          ...statuses.map((status) => words(action, status)),
          plain(action.otherwise),
        ]),
      );
      expect(targets(table)).toEqual(actions.map(({ call }) => [`#${call}`]));
    },
  );
});

describe('한도', () => {
  const columns = ['항목', '값', '어디에'];

  test.each([
    ['API', apiConstants],
    ['예제 시스템', sampleConstants],
  ] as const)('%s의 한도와 상수가 모두 있다', (owner, constants) => {
    const table = tables('overview-limits', ...columns)[owner === 'API' ? 0 : 1];
    expect(texts(table)).toEqual(
      constants.map(({ label, value, where }) => [label, plain(value), plain(where)]),
    );
    expect(targets(table)).toEqual(
      constants.map(({ where }) => anchorsOf(where).map((id) => `#${id}`)),
    );
  });

  test.each(Object.entries(maxIntervalCount) as [IntervalUnit, number][])(
    '%s의 interval_count는 %i까지다',
    (unit, count) => {
      const [table] = tables('interval-units', '값', '뜻', 'interval_count의 범위');
      const row = texts(table).find(([value]) => value === unit);
      expect(row?.[2]).toBe(count === 1 ? '1' : `1–${count}`);
    },
  );
});

describe('문자열 형식', () => {
  test('모든 형식이 뜻과 정규식과 함께 그 순서로 있다', () => {
    const [table] = tables('overview-patterns', '이름', '통과하는 것', '정규식');
    expect(texts(table)).toEqual(
      patternNames.map((name) => {
        const { meaning, expression }: Pattern = patterns[name];
        return [name, plain(meaning), expression ?? NONE];
      }),
    );
  });
});

describe('검증 규칙', () => {
  const places = [
    ['plan-create', 'plans-create-validation', 0],
    ['pricing', 'plans-create-validation', 1],
    ['subscription-create', 'subscriptions-create-validation', 0],
    ['list', 'overview-paging', 0],
    ['patch', 'plans-update-rules', 0],
  ] as const;

  test.each(places)('%s의 규칙은 #%s에 모두 있다', (scope, anchor, index) => {
    const table = tables(anchor, '규칙', '어겼을 때')[index];
    const rules = validationRules.filter((rule) => rule.scope === scope);
    expect(rules.length).toBeGreaterThan(0);
    expect(texts(table)).toEqual(
      rules.map(({ rule, error }) => [
        plain(rule),
        error === null ? NONE : `${error.status} ${error.issue}`,
      ]),
    );
  });
});

describe('기준과 공식의 차이', () => {
  test.each(differenceIds.map((id) => differences[id]))(
    '$id의 두 글이 #$anchor에 나란히 있다',
    ({ anchor, spec, official }) => {
      const notes = withClass(page.section(anchor), 'spec-note').map((note) => ({
        titles: textsOf(note, 'dt'),
        words: textsOf(note, 'dd'),
      }));
      expect(notes).toContainEqual({
        titles: ['이 문서의 기준', 'PayPal 공식'],
        words: [plain(spec), plain(official)],
      });
    },
  );
});
