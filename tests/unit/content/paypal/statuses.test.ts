import { describe, expect, test } from 'vitest';
import { type Action } from '../../../../content/paypal/facts';
import { enumOf, facts } from '../../../support/paypal-facts';

/**
 * The actions that a status allows, in the order of the table; actions that are allowed in every
 * status or whose rule PayPal does not state are left out.
 *
 * @example allowedActions(facts.actions.subscription, 'EXPIRED') // ['capture']
 */
function allowedActions(actions: readonly Action[], status: string): readonly string[] {
  return actions
    .filter(({ allowed }) => typeof allowed !== 'string' && allowed.includes(status))
    .map(({ action }) => action);
}

describe('구독 상태', () => {
  test.each([
    ['APPROVAL_PENDING', []],
    ['APPROVED', []],
    ['ACTIVE', ['suspend', 'cancel', 'capture', 'patch']],
    ['SUSPENDED', ['cancel', 'activate', 'capture', 'patch']],
    ['CANCELLED', []],
    ['EXPIRED', ['capture']],
  ] as const)('%s가 받는 호출', (status, actions) => {
    expect(allowedActions(facts.actions.subscription, status)).toEqual(actions);
  });

  test('여섯 상태 모두에 들어가는 길이 있다', () => {
    const reached = new Set(facts.transitions.subscription.map(({ to }) => to));
    expect([...reached].sort()).toEqual(
      enumOf('subscription-status')
        .values.map(({ value }) => value)
        .sort(),
    );
  });

  test('CANCELLED와 EXPIRED에서 나가는 길은 없다', () => {
    const left = facts.transitions.subscription.map(({ from }) => from);
    expect(left).not.toContain('CANCELLED');
    expect(left).not.toContain('EXPIRED');
  });

  test('호출이 일으키는 전이는 그 호출을 받는 상태에서만 나간다', () => {
    const targets = { suspend: 'SUSPENDED', cancel: 'CANCELLED', activate: 'ACTIVE' } as const;
    for (const [action, to] of Object.entries(targets)) {
      const call = facts.actions.subscription.find(
        (candidate) => candidate.action === action,
      )?.call;
      const sources = facts.transitions.subscription
        .filter((step) => step.to === to && step.trigger.includes(`(#${call})`))
        .map(({ from }) => from);
      expect(sources.length).toBeGreaterThan(0);
      for (const from of sources) {
        expect(from === null ? [] : allowedActions(facts.actions.subscription, from)).toContain(
          action,
        );
      }
    }
  });
});

test.each([
  ['CREATED', ['patch', 'activate']],
  ['ACTIVE', ['subscribe', 'patch', 'deactivate']],
  ['INACTIVE', ['activate']],
] as const)('플랜 상태: %s가 받는 호출', (status, actions) => {
  expect(allowedActions(facts.actions.plan, status)).toEqual(actions);
});
