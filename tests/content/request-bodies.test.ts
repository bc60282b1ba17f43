import { describe, expect, test } from 'vitest';
import { readFenceMeta } from 'md-run/blocks';
import { realNotes } from '../support/real-notes';
import { callOf, facts, entityOf, enumOf } from '../support/paypal-facts';
import {
  one,
  type Call,
  type Enum,
  type Field,
  type Patchable,
  type Range,
} from '../../content/paypal/facts';

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOutside(count: number, [min, max]: Range): boolean {
  return count < (min ?? -Infinity) || count > (max ?? Infinity);
}

/** A value that only the spec lists is refused by PayPal. */
function isAccepted(value: string, name: string): boolean {
  const { values }: Enum = enumOf(name);
  return values.some((known) => known.value === value && !known.specOnly);
}

function limitFaults(value: unknown, limit: Field, place: string): string[] {
  const faults: string[] = [];
  if (limit.items && Array.isArray(value) && isOutside(value.length, limit.items)) {
    faults.push(`${place} has ${value.length} items`);
  }
  if (limit.range && typeof value === 'number' && isOutside(value, limit.range)) {
    faults.push(`${place} is ${value}`);
  }
  if (typeof value === 'string') {
    const expression = limit.pattern && one(facts.patterns, limit.pattern).expression;
    if (limit.length && isOutside(value.length, limit.length)) {
      faults.push(`${place} has ${value.length} characters`);
    }
    if (expression && !new RegExp(expression).test(value)) {
      faults.push(`${place} does not match ${expression}: ${value}`);
    }
    if (limit.enum && !isAccepted(value, limit.enum)) {
      faults.push(`${place} has an unknown value: ${value}`);
    }
  }
  return faults;
}

function hasType(value: unknown, { type }: Field): boolean {
  switch (type) {
    case 'any':
      return true;
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return isObject(value);
    case 'array':
    case 'string[]':
      return Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function fieldFaults(
  value: unknown,
  field: Field,
  siblings: readonly Field[],
  place: string,
): string[] {
  if (!hasType(value, field)) return [`${place} is not of type ${field.type}`];
  const prefix = field.type === 'array' ? `${field.name}[].` : `${field.name}.`;
  const below = siblings
    .filter(({ name }) => name.startsWith(prefix))
    .map((nested) => ({ ...nested, name: nested.name.slice(prefix.length) }));
  const nested = field.entity ? entityOf(field.entity).fields : below;
  const faults = limitFaults(value, field, place);
  if (nested.length === 0) return faults;
  if (!Array.isArray(value)) return [...faults, ...objectFaults(value, nested, place)];
  return [
    ...faults,
    ...value.flatMap((item: unknown, index) => objectFaults(item, nested, `${place}[${index}]`)),
  ];
}

function objectFaults(value: unknown, fields: readonly Field[], place: string): string[] {
  if (!isObject(value)) return [`${place} is not an object`];
  const own = fields.filter(({ name }) => !/[.[]/.test(name));
  const known = new Map(own.map((field) => [field.name, field]));
  return [
    // The spec asks for a subscriber; PayPal does not.
    ...own
      .filter(({ required, difference }) => required && difference !== 'subscriber-required')
      .filter(({ name }) => !(name in value))
      .map(({ name }) => `${place}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const field = known.get(name);
      if (!field) return [`${place}.${name} is unknown`];
      if (field.readOnly) return [`${place}.${name} is read-only`];
      return fieldFaults(inner, field, fields, `${place}.${name}`);
    }),
  ];
}

function patchFaults(body: unknown, properties: readonly Patchable[]): string[] {
  if (!Array.isArray(body)) return ['the body is not an array'];
  return body.flatMap((operation: unknown, index) => {
    const { op, path } = isObject(operation) ? operation : {};
    const pointer = String(path).replace(/@sequence==\d+/, '@sequence=={n}');
    const property = properties.find((one) => one.pointer === pointer);
    if (!property) return [`[${index}].path cannot be changed: ${String(path)}`];
    return property.ops.some((accepted) => accepted === op)
      ? []
      : [`[${index}].op is not accepted: ${String(op)}`];
  });
}

/** The body a call takes, as far as it has one. */
type CallWithBody = Pick<Call, 'group' | 'body'> & { readonly method: string };

/**
 * What is wrong with the JSON body of a request, by the limits of the reference.
 *
 * @example
 * bodyFaults(callOf('subscriptions-suspend'), {})  // ['body.reason is missing']
 */
function bodyFaults({ group, method, body: entity }: CallWithBody, body: unknown): string[] {
  if (!entity) return ['this call takes no body'];
  return method === 'PATCH'
    ? patchFaults(body, group === 'plans' ? facts.patchable.plan : facts.patchable.subscription)
    : entityFaults(entity, body);
}

function entityFaults(entity: string, body: unknown): string[] {
  return objectFaults(body, entityOf(entity).fields, 'body');
}

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

test.each(bodies)('호출을 적은 json 블록: $place는 $request의 본문이다', ({ request, text }) => {
  const call = facts.calls.find(({ method, path }) => `${method} ${path}` === request);
  expect(call && bodyFaults(call, JSON.parse(text))).toEqual([]);
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
    ['긴 글', 'plans-create', { ...plan, name: 'a'.repeat(128) }, ['body.name has 128 characters']],
    [
      '값 목록에 없는 값',
      'plans-create',
      { ...plan, billing_cycles: [{ ...plan.billing_cycles[0], tenure_type: 'INFINITE' }] },
      ['body.billing_cycles[0].tenure_type has an unknown value: INFINITE'],
    ],
    [
      '없거나 형식이 다른 필드',
      'plans-create',
      { ...plan, name: 9.99, nmae: '' },
      ['body.name is not of type string', 'body.nmae is unknown'],
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
