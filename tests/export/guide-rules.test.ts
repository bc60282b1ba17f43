import { describe, expect, test } from 'vitest';
import { apiConstants, maxIntervalCount, sampleConstants } from '../../content/paypal/constants';
import type { IntervalUnit } from '../../content/paypal/constants';
import { differences } from '../../content/paypal/differences';
import { differenceIds, patternNames } from '../../content/paypal/model';
import type { Action } from '../../content/paypal/model';
import { patchablePlan, patchableSubscription } from '../../content/paypal/patchable';
import type { Pattern } from '../../content/paypal/patterns';
import { patterns } from '../../content/paypal/patterns';
import {
  planActions,
  planTransitions,
  subscriptionActions,
  subscriptionTransitions,
} from '../../content/paypal/statuses';
import { validationRules } from '../../content/paypal/validation';
import {
  entryListsOf,
  findEntry,
  itemsOf,
  readExportedPage,
  tablesOf,
  textsOf,
  withClass,
} from '../support/exported-page';
import type { PageTable } from '../support/exported-page';
import { anchorsOf, plain } from '../support/guide-words';
import { guideRoute } from '../support/paypal-notes';

const page = readExportedPage(guideRoute);

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
  test.each([
    ['플랜', 'plans-update-patchable', patchablePlan],
    ['구독', 'subscriptions-update-patchable', patchableSubscription],
  ] as const)('%s의 속성은 #%s에 JSON Pointer로 모두 있다', (_owner, anchor, properties) => {
    const [list = []] = entryListsOf(page.section(anchor));
    expect(list.map(({ name, marks, texts: [text] }) => [name, marks, text])).toEqual(
      properties.map(({ pointer, ops, value, sampled }) => [
        pointer,
        ops.join(' · '),
        sampled ? `${plain(value)}. 공식 예제의 경로` : plain(value),
      ]),
    );
  });
});

describe('상태', () => {
  const columns = ['지금 상태', '다음 상태', '계기'];

  test.each([
    ['플랜', 'plans-api-status', planTransitions],
    ['구독', 'subscription-status-transitions', subscriptionTransitions],
  ] as const)('%s의 전이는 #%s에 모두 있다', (_owner, anchor, transitions) => {
    const [table] = tables(anchor, ...columns);
    expect(texts(table)).toEqual(
      transitions.map(({ from, to, trigger, basis }) => [
        from ?? '(없음)',
        to,
        basis === 'official' ? plain(trigger) : `${plain(trigger)} (추정)`,
      ]),
    );
    expect(targets(table)).toEqual(
      transitions.map(({ trigger }) => anchorsOf(trigger).map((id) => `#${id}`)),
    );
  });

  const acceptedWords = ({ allowed }: Action<string>): string => {
    if (allowed === 'any') return '모든 상태';
    return allowed === 'unstated' ? '적혀 있지 않다' : allowed.join(' · ');
  };

  const actionTables: readonly (readonly [string, string, readonly Action<string>[]])[] = [
    ['플랜', 'plans-api-status', planActions],
    ['구독', 'subscription-status-actions', subscriptionActions],
  ];

  test.each(actionTables)('%s의 호출이 받는 상태는 #%s에 모두 있다', (_owner, anchor, actions) => {
    const [table] = tables(anchor, '호출', '받는 상태', '그 밖의 상태에서');
    expect(texts(table).map((row) => row.slice(1))).toEqual(
      actions.map((action) => [acceptedWords(action), plain(action.otherwise)]),
    );
    expect(table?.rows.map(([call]) => call?.links[0]?.href)).toEqual(
      actions.map(({ call }) => `#${call}`),
    );
  });
});

describe('한도', () => {
  test.each([
    ['API', 0, apiConstants],
    ['예제 시스템', 1, sampleConstants],
  ] as const)('%s의 한도와 상수가 모두 있다', (_owner, index, constants) => {
    const list = entryListsOf(page.section('overview-limits'))[index] ?? [];
    expect(list.map(({ name, texts: said }) => [name, ...said])).toEqual(
      constants.map(({ label, value, where }) => [label, plain(`${value} · ${where}`)]),
    );
    expect(list.map(({ links }) => links.map(({ href }) => href))).toEqual(
      constants.map(({ where }) => anchorsOf(where).map((id) => `#${id}`)),
    );
  });

  test.each(Object.entries(maxIntervalCount) as [IntervalUnit, number][])(
    '%s의 interval_count는 %i까지다',
    (unit, count) => {
      const [list = []] = entryListsOf(page.section('interval-units'));
      const range = count === 1 ? '1' : `1–${count}`;
      expect(findEntry(list, unit)?.texts).toContain(`interval_count ${range}`);
    },
  );
});

describe('문자열 형식', () => {
  test('모든 형식이 뜻과 정규식과 함께 그 순서로 있다', () => {
    const [list = []] = entryListsOf(page.section('overview-patterns'));
    expect(list.map(({ name, texts: said }) => [name, ...said])).toEqual(
      patternNames.map((name) => {
        const { meaning, expression }: Pattern = patterns[name];
        return [name, plain(meaning), ...(expression === null ? [] : [expression])];
      }),
    );
  });
});

describe('검증 규칙', () => {
  test.each([
    ['plan-create', 'plans-create-validation'],
    ['pricing', 'plans-create-validation'],
    ['subscription-create', 'subscriptions-create-validation'],
    ['list', 'overview-paging'],
    ['patch', 'plans-update-body'],
  ] as const)('%s의 규칙은 #%s에 모두 있다', (scope, anchor) => {
    const rules = validationRules.filter((rule) => rule.scope === scope);
    expect(rules.length).toBeGreaterThan(0);
    const items = itemsOf(page.section(anchor));
    for (const { rule, error } of rules) {
      const words = `${plain(rule)}.`;
      expect(items).toContain(
        error === null
          ? words
          : `${words} 어기면 ${error.status} ${error.issue}${error.inferred ? ' (추정)' : ''}`,
      );
    }
  });
});

describe('공식과 이 가이드의 차이', () => {
  test.each(differenceIds.map((id) => differences[id]))(
    '$id의 두 글이 공식을 앞에 두고 #$anchor에 나란히 있다',
    ({ anchor, spec, official }) => {
      const notes = withClass(page.section(anchor), 'spec-note').map((note) => ({
        titles: textsOf(note, 'dt'),
        words: textsOf(note, 'dd'),
      }));
      expect(notes).toContainEqual({
        titles: ['PayPal 공식', '이 가이드'],
        words: [plain(official), plain(spec)],
      });
    },
  );
});
