import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entityOf } from '../../../support/paypal-facts';
import type { Field } from '../../../../content/paypal/facts';

/*
 * What the guide says of PayPal's SDK against the fields of the package: the names on the wire, `!` behind one that
 * must be there. `tests/nightly/paypal-packages.test.ts` compares them with the package itself.
 */

interface SdkFields {
  readonly package: string;
  readonly fields: Readonly<Record<string, string>>;
}

const sdk = JSON.parse(readFileSync('tests/fixtures/paypal-sdk-fields.json', 'utf8')) as SdkFields;

/** Fields that only one side names, and where the page says so. */
const told = new Set([
  // The answer to a revise call carries the fields of its request.
  ...['plan_id', 'quantity', 'shipping_amount', 'shipping_address', 'plan'].map(
    (name) => `revise-response ${name}`,
  ),
  // Named in the meaning of `attributes.customer`.
  ...['email_address', 'phone'].map((name) => `card attributes.customer.${name}`),
]);

const entities = Object.entries(sdk.fields).map(([id, names]) => ({
  id,
  sdkFields: new Map(names.split(' ').map((name) => [name.replace('!', ''), name.endsWith('!')])),
  fields: entityOf(id).fields.map((field) => ({
    ...field,
    name: field.name.replaceAll('[]', '').replace(/^\./, ''),
  })),
}));

/** Whether the field, or what it is part of, is marked with a word. */
function isMarked(fields: readonly Field[], name: string, word: RegExp): boolean {
  return fields.some(
    (field) =>
      (field.name === name || name.startsWith(`${field.name}.`)) && word.test(field.newer ?? ''),
  );
}

describe(`${sdk.package}의 형식`, () => {
  test.each(entities)('$id: 없는 필드에는 "빠졌다"라고 적는다', ({ fields, sdkFields }) => {
    const unmarked = fields.filter(
      ({ name, difference }) =>
        difference === undefined && !sdkFields.has(name) && !isMarked(fields, name, /빠졌다/),
    );
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  });

  test.each(entities)('$id: 있는 필드를 빠뜨리지 않는다', ({ id, fields, sdkFields }) => {
    const names = new Set(fields.map(({ name }) => name));
    const missing = [...sdkFields.keys()].filter(
      (name) => !names.has(name) && !told.has(`${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(entities)('$id: 필수가 다르면 그렇게 적는다', ({ fields, sdkFields }) => {
    const unmarked = fields.filter(
      ({ name, required, newer, difference }) =>
        sdkFields.has(name) &&
        sdkFields.get(name) !== required &&
        difference === undefined &&
        !(newer ?? '').includes('선택이다'),
    );
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  });

  test('구독의 상태가 있다', () => {
    const names = sdk.fields['subscription'] ?? '';
    expect(names).toMatch(/\bstatus\b.*\bstatus_change_note\b.*\bstatus_update_time\b/);
  });
});
