import { describe, expect, test } from 'vitest';
import { readFenceMeta } from 'md-run/blocks';
import { bodyFaults } from '../support/body-faults';
import { realNotes } from '../support/real-notes';
import { callOf, facts } from '../support/paypal-facts';

/** A block names its call where other blocks name their file: `filename="POST /v1/billing/plans"`. */
const bodies = realNotes.flatMap(({ file, markdown }) =>
  markdown.fences
    .filter(({ language }) => language === 'json')
    .map(({ line, meta, text }) => ({
      place: `${file}:${line}`,
      request: readFenceMeta(meta).values['filename'] ?? '',
      text,
    }))
    .filter(({ request }) => /^(?:GET|POST|PATCH|PUT|DELETE) \/v1\/billing\//.test(request)),
);

describe('호출을 적은 json 블록', () => {
  test.each(bodies)('$place는 $request의 본문이다', ({ request, text }) => {
    const call = facts.calls.find(({ method, path }) => `${method} ${path}` === request);
    expect(call && bodyFaults(call, JSON.parse(text))).toEqual([]);
  });
});

describe('본문의 잘못을 찾는다', () => {
  const plan = {
    product_id: 'PROD-7GK48213LM926505X',
    name: '월간',
    billing_cycles: [
      { tenure_type: 'REGULAR', sequence: 1, frequency: { interval_unit: 'MONTH' } },
    ],
    payment_preferences: {},
  };

  test.each([
    ['맞는 본문', 'plans-create', plan, []],
    ['빠진 필드', 'subscriptions-suspend', {}, ['body.reason is missing']],
    ['없는 필드', 'plans-create', { ...plan, nmae: '' }, ['body.nmae is unknown']],
    ['긴 글', 'plans-create', { ...plan, name: 'a'.repeat(128) }, ['body.name has 128 characters']],
    [
      '값 목록에 없는 값',
      'plans-create',
      { ...plan, billing_cycles: [{ ...plan.billing_cycles[0], tenure_type: 'INFINITE' }] },
      ['body.billing_cycles[0].tenure_type has an unknown value: INFINITE'],
    ],
    [
      '숫자로 적은 금액',
      'plans-update-pricing',
      {
        pricing_schemes: [
          {
            billing_cycle_sequence: 1,
            pricing_scheme: { fixed_price: { currency_code: 'USD', value: 9.99 } },
          },
        ],
      },
      ['body.pricing_schemes[0].pricing_scheme.fixed_price.value is not of type string'],
    ],
    [
      '고칠 수 없는 속성',
      'subscriptions-update',
      [{ op: 'replace', path: '/plan_id', value: 'P-1' }],
      ['[0].path cannot be changed: /plan_id'],
    ],
    [
      '그 속성이 받지 않는 작업',
      'plans-update',
      [{ op: 'add', path: '/name', value: '월간' }],
      ['[0].op is not accepted: add'],
    ],
  ] as const)('%s', (_case, id, body, faults) => {
    expect(bodyFaults(callOf(id), body)).toEqual(faults);
  });
});
