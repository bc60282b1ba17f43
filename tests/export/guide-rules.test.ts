import { describe, expect, test } from 'vitest';
import {
  entryListsOf,
  findEntry,
  itemsOf,
  readExportedPage,
  textsOf,
  withClass,
} from '../support/exported-page';
import { anchorsOf, plain } from '../support/guide-words';
import { anchorOf, sectionOf } from '../support/guide-pages';
import { guideRoute } from '../support/paypal-notes';
import { type Action } from '../../content/paypal/facts';
import { enumOf, facts } from '../support/paypal-facts';

/** The lists of entries under a heading of the guide. */
function lists(anchor: string): ReturnType<typeof entryListsOf> {
  return entryListsOf(readExportedPage(guideRoute).section(anchor));
}

describe('고칠 수 있는 속성', () => {
  test.each([
    ['플랜', 'plans-update', facts.patchable.plan],
    ['구독', 'subscriptions-update-patchable', facts.patchable.subscription],
  ] as const)('%s의 속성은 #%s에 JSON Pointer로 모두 있다', (_owner, anchor, properties) => {
    const list =
      entryListsOf(sectionOf(anchor)).find(([first]) => first?.name.startsWith('/')) ?? [];
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
  test.each([
    ['플랜', 'plans-api-status', facts.transitions.plan],
    ['구독', 'subscription-status-transitions', facts.transitions.subscription],
  ] as const)('%s의 전이는 #%s에 모두 있다', (_owner, anchor, transitions) => {
    const list = lists(anchor).find(([first]) => first?.name.includes('→')) ?? [];
    expect(
      list.map(({ name, marks, texts: said, links }) => [
        `${name} ${marks}`.trim(),
        ...said,
        ...links.map(({ href }) => anchorOf(href)),
      ]),
    ).toEqual(
      transitions.map(({ from, to, trigger, inferred }) => [
        `${from ?? '(없음)'} → ${to}`,
        inferred ? `${plain(trigger)} (추정)` : plain(trigger),
        ...anchorsOf(trigger).map((id) => `#${id}`),
      ]),
    );
  });

  const acceptedWords = ({ allowed, otherwise }: Action): string => {
    if (allowed === 'any') return '모든 상태';
    const words = plain(otherwise);
    return allowed === 'unstated'
      ? `적혀 있지 않다. ${words}`
      : `${allowed.join(' · ')}. 아니면 ${words}`;
  };

  const actionLists: readonly (readonly [string, string, readonly Action[]])[] = [
    ['플랜', 'plans-api-status', facts.actions.plan],
    ['구독', 'subscription-status-actions', facts.actions.subscription],
  ];

  test.each(actionLists)('%s의 호출이 받는 상태는 #%s에 모두 있다', (_owner, anchor, actions) => {
    const list = lists(anchor).at(-1) ?? [];
    expect(
      list.map(({ nameLinks, texts: said }) => [anchorOf(nameLinks[0]?.href ?? ''), ...said]),
    ).toEqual(actions.map((action) => [`#${action.call}`, acceptedWords(action)]));
  });
});

describe('한도', () => {
  test.each([
    ['API', 'limits', facts.limits.api],
    ['예제 시스템', 'overview-limits', facts.limits.sample],
  ] as const)('%s의 한도와 상수가 #%s에 모두 있다', (_owner, anchor, constants) => {
    const [list = []] = entryListsOf(sectionOf(anchor));
    expect(list.map(({ name, texts: said }) => [name, ...said])).toEqual(
      constants.map(({ label, value, where }) => [label, plain(`${value} · ${where}`)]),
    );
    expect(list.map(({ links }) => links.map(({ href }) => anchorOf(href)))).toEqual(
      constants.map(({ where }) => anchorsOf(where).map((id) => `#${id}`)),
    );
  });

  test.each(enumOf('interval-unit').values.map(({ value, most }) => [value, most ?? 0] as const))(
    '%s의 interval_count는 %i까지다',
    (unit, count) => {
      const [list = []] = entryListsOf(sectionOf('interval-units'));
      const range = count === 1 ? '1' : `1–${count}`;
      expect(findEntry(list, unit)?.texts).toContain(`interval_count ${range}`);
    },
  );
});

describe('문자열 형식', () => {
  test('모든 형식이 뜻과 정규식과 함께 그 순서로 있다', () => {
    const [list = []] = entryListsOf(sectionOf('overview-patterns'));
    expect(list.map(({ name, texts: said }) => [name, ...said])).toEqual(
      facts.patterns.map(({ id, meaning, expression }) => [
        id,
        plain(meaning),
        ...(expression === undefined ? [] : [expression]),
      ]),
    );
  });
});

describe('검증 규칙', () => {
  test.each([
    ['plan-create', 'plans-create-validation'],
    ['pricing', 'plans-create-validation'],
    ['subscription-create', 'subscriptions-create-validation'],
    ['list', 'paging'],
    ['patch', 'plans-update-body'],
  ] as const)('%s의 규칙은 #%s에 모두 있다', (scope, anchor) => {
    const rules = facts.validation[scope] ?? [];
    expect(rules.length).toBeGreaterThan(0);
    const items = itemsOf(sectionOf(anchor));
    for (const { rule, status, issue, inferred } of rules) {
      const words = `${plain(rule)}.`;
      expect(items).toContain(
        status === undefined || issue === undefined
          ? words
          : `${words} 어기면 ${status} ${issue}${inferred ? ' (추정)' : ''}`,
      );
    }
  });
});

describe('공식과 이 가이드의 차이', () => {
  test.each(facts.differences)(
    '$id의 두 글이 공식을 앞에 두고 #$anchor에 나란히 있다',
    ({ anchor, spec, official }) => {
      const notes = withClass(readExportedPage(guideRoute).section(anchor), 'spec-note').map(
        (note) => ({
          titles: textsOf(note, 'dt'),
          words: textsOf(note, 'dd'),
        }),
      );
      expect(notes).toContainEqual({
        titles: ['PayPal 공식', '이 가이드'],
        words: [plain(official), plain(spec)],
      });
    },
  );
});
