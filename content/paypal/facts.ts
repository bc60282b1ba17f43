import { z } from 'zod';
import { refuseFaults, type Fault } from '../../lib/faults/fault';
import { readPositioned } from '../../lib/faults/positions';
import { suggest } from '../../lib/faults/suggest';

/** The files of facts, by their names below `content/paypal`. */
export const factFiles = ['calls', 'entities', 'errors', 'rules', 'values'] as const;

/** Lowest and highest allowed number, both inclusive; `null` leaves that side open. */
export type Range = readonly [min: number | null, max: number | null];

const range = z
  .union([
    z.number().transform((count): Range => [count, count]),
    z.tuple([z.number().nullable(), z.number().nullable()]),
  ])
  .refine(([min, max]) => (min ?? -Infinity) <= (max ?? Infinity));

/** Inline Markdown, Korean. */
const words = z.string().min(1);

const anchor = z.string().regex(/^[a-z0-9-]+$/);

/** A map as a list of what it holds, each with its key as its id. */
function listed<Value extends z.ZodObject>(value: Value) {
  return z
    .record(z.string(), value)
    .transform((map) => Object.entries(map).map(([id, one]) => ({ id, ...one })));
}

const fieldShape = z.strictObject({
  /** One of the few that the guide lists; the pages of the calls list them all. */
  core: z.literal(true).optional(),
  /** The limits of a `string[]` count its items and the characters of each; a patch holds `any`. */
  type: z.enum(['string', 'integer', 'boolean', 'object', 'array', 'string[]', 'any']).optional(),
  /** The entity that describes this object. */
  object: z.string().optional(),
  /** The entity that describes each item of this array. */
  each: z.string().optional(),
  required: z.boolean().default(false),
  /** PayPal sets the field and ignores it in a request. */
  readOnly: z.literal(true).optional(),
  deprecated: z.literal(true).optional(),
  length: range.optional(),
  range: range.optional(),
  items: range.optional(),
  pattern: z.string().optional(),
  enum: z.string().optional(),
  /** What PayPal takes when the field is left out: the value, or a Korean phrase. */
  default: z.union([z.string(), z.number(), z.boolean()]).transform(String).optional(),
  meaning: words,
  /** How the newest official version differs from OpenAPI 1.6. */
  newer: words.optional(),
  /** Where the guide and PayPal do not say the same. */
  difference: z.string().optional(),
});

type FieldShape = z.infer<typeof fieldShape>;

/**
 * One field of a JSON object, query parameter or header. A nested field is named by its dotted
 * path, `[]` marks an array.
 */
export interface Field extends Omit<FieldShape, 'object' | 'each' | 'type'> {
  readonly name: string;
  readonly type: NonNullable<FieldShape['type']>;
  /** The entity that describes this object, or each item of this array. */
  readonly entity?: string;
}

const fields = z
  .record(
    z.string(),
    fieldShape
      .refine(({ type, object, each }) => [type, object, each].filter(Boolean).length === 1, {
        error: 'type, object, each 가운데 꼭 하나',
      })
      .refine((field) => !(field.readOnly && field.default !== undefined), {
        error: '읽기 전용 필드에는 기본값이 없다',
      }),
  )
  .superRefine((map, context) => {
    const seen = new Set<string>();
    for (const name of Object.keys(map)) {
      const parent = name.slice(0, Math.max(0, name.lastIndexOf('.'))).replace(/\[\]$/, '');
      if (parent !== '' && !seen.has(parent)) {
        context.addIssue({ code: 'custom', path: [name], message: `"${parent}"의 뒤에 온다` });
      }
      seen.add(name);
    }
  })
  .transform((map): readonly Field[] =>
    Object.entries(map).map(([name, { object, each, type, ...field }]) => {
      const entity = object ?? each;
      return {
        name,
        type: type ?? (each === undefined ? 'object' : 'array'),
        ...(entity === undefined ? {} : { entity }),
        ...field,
      };
    }),
  );

const status = z.coerce.number().pipe(z.int().min(200).max(599));

/**
 * Whether the same request may be sent again: `never` = the answer stays the same until the request
 * or the resource changes, `token` = once, with a new token, `check` = after a look at the resource,
 * `later` = with growing waits.
 */
const retry = z.enum(['never', 'token', 'check', 'later']).default('never');

const advice = z.strictObject({ meaning: words, cause: words.optional(), action: words, retry });

const issueLists = z.record(
  z.string().regex(/^[45]\d\d$/),
  z.array(z.union([z.string(), z.null(), z.strictObject({ issue: z.string(), when: words })])),
);

const enumValue = z.strictObject({
  meaning: words,
  /** The guide lists the value, PayPal's schema does not: never send it. */
  specOnly: z.literal(true).optional(),
  /** Only official versions after the base version have the value. */
  newerOnly: z.literal(true).optional(),
  /** The highest `interval_count` of this unit. */
  most: z.number().optional(),
});

interface EnumValue extends Partial<z.infer<typeof enumValue>> {
  readonly value: string;
}

const enumValues = z.union([
  z.array(z.string()).transform((list): readonly EnumValue[] => list.map((value) => ({ value }))),
  z
    .record(z.string(), enumValue)
    .transform((map): readonly EnumValue[] =>
      Object.entries(map).map(([value, said]) => ({ value, ...said })),
    ),
]);

const action = z.strictObject({
  action: z.string(),
  call: z.string(),
  /** `any` = every status, `unstated` = PayPal documents no rule. */
  allowed: z.union([z.array(z.string()), z.enum(['any', 'unstated'])]),
  /** What comes back otherwise. */
  otherwise: words,
});

const transition = z.strictObject({
  /** `null` stands for the moment before a status exists or has settled. */
  from: z.string().nullable(),
  to: z.string(),
  trigger: words,
  /** No official sentence says it, only an event or the table of actions. */
  inferred: z.literal(true).optional(),
});

const patchable = z.strictObject({
  /** The JSON Pointer to send; `{n}` stands for the `sequence` of a billing cycle. */
  pointer: z.string().regex(/^(\/(@sequence=={n}|[a-z_]+))+$/),
  ops: z.array(z.enum(['add', 'replace'])),
  /** The form of `value`. */
  value: words,
  /** An official sample shows the pointer; else PayPal only names it with dots. */
  sampled: z.literal(true).optional(),
});

const rule = z.strictObject({
  rule: words,
  /** The answer when it is broken, where PayPal documents one. */
  status: status.optional(),
  issue: z.string().optional(),
  /** PayPal lists the issue for the call and does not say that it answers this rule. */
  inferred: z.literal(true).optional(),
});

const constant = z.strictObject({ label: words, value: words, where: words });

function ofBoth<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ plan: value, subscription: value });
}

const schemas = {
  entities: listed(z.strictObject({ schema: z.string(), anchor, fields })),
  values: z.strictObject({
    enums: listed(
      z.strictObject({
        /** The heading under which the page explains the values; absent where it does not. */
        anchor: anchor.optional(),
        default: z.string().optional(),
        /** How many values PayPal documents when the list here holds only the usual ones. */
        total: z.number().optional(),
        values: enumValues,
      }),
    ),
    patterns: listed(
      z.strictObject({
        /** As PayPal writes it, absent where it is too long to read. */
        expression: z.string().optional(),
        meaning: words,
      }),
    ),
  }),
  errors: z.strictObject({
    names: listed(advice.extend({ name: z.string() })),
    issues: listed(advice),
    common: issueLists,
  }),
  calls: z.strictObject({
    headers: fields,
    /** The field `{id}` of a path, by the group of the call. */
    path: fields,
    calls: listed(
      z.strictObject({
        group: z.enum(['plans', 'subscriptions']),
        title: words,
        method: z.enum(['GET', 'POST', 'PATCH']),
        path: z.string().startsWith('/v1/billing/'),
        /** Headers of this call beyond `Authorization` and `Content-Type`. */
        headers: fields.default([]),
        query: fields.default([]),
        body: z.string().optional(),
        results: z
          .array(z.strictObject({ status, entity: z.string().optional(), when: words }))
          .min(1),
        errors: issueLists.default({}),
      }),
    ),
  }),
  rules: z.strictObject({
    transitions: ofBoth(z.array(transition)),
    actions: ofBoth(z.array(action)),
    patchable: ofBoth(z.array(patchable)),
    validation: z.record(z.string(), z.array(rule)),
    limits: z.strictObject({ api: z.array(constant), sample: z.array(constant) }),
    differences: listed(z.strictObject({ anchor, official: words, spec: words })),
  }),
};

type Parsed = { readonly [File in (typeof factFiles)[number]]: z.infer<(typeof schemas)[File]> };

export type ErrorAdvice = z.infer<typeof advice>;

export interface CallError {
  readonly status: number;
  /** The `name` of the error body. */
  readonly name: string;
  /** The `details[].issue`, or `null` where PayPal lists none. */
  readonly issue: string | null;
  readonly when: string;
}

/** Every error name that PayPal documents for these calls, one per HTTP status. */
interface ErrorKind extends ErrorAdvice {
  readonly status: number;
  readonly name: string;
}

export interface Call extends Omit<Parsed['calls']['calls'][number], 'errors'> {
  readonly pathParams: readonly Field[];
  readonly errors: readonly CallError[];
}

export type Entity = Parsed['entities'][number];
export type Enum = Parsed['values']['enums'][number];
export type Constant = z.infer<typeof constant>;
export type Transition = z.infer<typeof transition>;
export type Action = z.infer<typeof action>;
export type Patchable = z.infer<typeof patchable>;

/** The reference to PayPal's Subscriptions API v1, checked and with its references resolved. */
export interface Facts extends Readonly<z.infer<typeof schemas.rules>> {
  readonly commonHeaders: readonly Field[];
  readonly calls: readonly Call[];
  readonly entities: readonly Entity[];
  readonly enums: readonly Enum[];
  readonly patterns: Parsed['values']['patterns'];
  readonly errorKinds: readonly ErrorKind[];
  readonly issues: readonly (ErrorAdvice & { readonly id: string })[];
  readonly commonErrors: readonly CallError[];
}

/**
 * The one with this id.
 *
 * @throws where there is none: the data is checked, so the id in the code is wrong.
 */
export function one<Value extends { readonly id: string }>(
  list: readonly Value[],
  id: string,
): Value {
  const found = list.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no fact has the id ${id}`);
  return found;
}

type Place = readonly (string | number)[];

/** A word that names something elsewhere: what kind of thing, which, and where it is named. */
interface Reference {
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
}

/** What the values of a key name; a list of errors names issues. */
const kinds: Readonly<Record<string, string>> = {
  object: 'entities',
  each: 'entities',
  entity: 'entities',
  body: 'entities',
  enum: 'enums',
  pattern: 'patterns',
  difference: 'differences',
  call: 'calls',
  issue: 'issues',
  errors: 'issues',
  common: 'issues',
  from: 'statuses',
  to: 'statuses',
  allowed: 'statuses',
};

/** Every reference in a file, in the order of the file. */
function referencesIn(value: unknown, key = '', place: Place = []): Reference[] {
  if (typeof value === 'string') {
    const kind = kinds[key];
    return kind === undefined ? [] : [{ kind, id: value, place }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) =>
    // A number is the place in a list, or a status over a list of errors.
    referencesIn(inner, /^\d+$/.test(step) ? key : step, [...place, step]),
  );
}

interface FactFile {
  readonly value: unknown;
  readonly fault: (place: Place, said: Omit<Fault, 'file' | 'line'>) => Fault;
  readonly faults: readonly Fault[];
}

const korean = z.locales.ko().localeError;

function readFile(name: keyof Parsed, text: string): FactFile {
  const file = `content/paypal/${name}.yaml`;
  const { value, problems, lineOf } = readPositioned(text, 1);
  const fault: FactFile['fault'] = (place, said) => ({ file, line: lineOf(place), ...said });
  if (problems.length > 0) {
    const faults = problems.map(({ line, message }) => ({
      file,
      line,
      found: `YAML 오류: ${message}`,
      expected: '"이름: { 필드: 값 }" 꼴의 YAML',
      fix: '콜론(:)이나 따옴표가 든 값은 작은따옴표로 감싼다.',
    }));
    return { value, fault, faults };
  }
  const { error } = schemas[name].safeParse(value, { error: korean });
  const faults = (error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    const place = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return (keys.length === 0 ? [place] : keys.map((key) => [...place, key])).map((where) =>
      fault(where, {
        found: where.join('.') || '빈 파일',
        expected: message,
        fix: `content/paypal/facts.ts의 꼴에 맞춘다.`,
      }),
    );
  });
  return { value, fault, faults };
}

/** What the files name of each other and nobody has. */
function referenceFaults(
  files: Readonly<Record<keyof Parsed, FactFile>>,
  known: Readonly<Record<string, readonly string[]>>,
): Fault[] {
  return Object.values(files).flatMap(({ value, fault }) =>
    referencesIn(value).flatMap(({ kind, id, place }) => {
      const ids = known[kind] ?? [];
      if (ids.includes(id)) return [];
      const meant = suggest(id, ids);
      return [
        fault(place, {
          found: `${kind}에 없는 "${id}"`,
          expected: `${kind}의 이름 가운데 하나`,
          fix: meant === undefined ? '이름을 고치거나 그것을 적는다.' : `"${meant}"로 고친다.`,
        }),
      ];
    }),
  );
}

/**
 * Reads the facts from the texts of their files.
 *
 * @throws FaultError with every fault, each with its file and line.
 */
export function readFacts(texts: Readonly<Record<keyof Parsed, string>>): Facts {
  const files = {
    calls: readFile('calls', texts.calls),
    entities: readFile('entities', texts.entities),
    errors: readFile('errors', texts.errors),
    rules: readFile('rules', texts.rules),
    values: readFile('values', texts.values),
  };
  refuseFaults(Object.values(files).flatMap(({ faults }) => faults));
  const { calls, headers, path } = schemas.calls.parse(files.calls.value);
  const entities = schemas.entities.parse(files.entities.value);
  const { names, issues, common } = schemas.errors.parse(files.errors.value);
  const rules = schemas.rules.parse(files.rules.value);
  const { enums, patterns } = schemas.values.parse(files.values.value);
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  refuseFaults(
    referenceFaults(files, {
      entities: ids(entities),
      enums: ids(enums),
      patterns: ids(patterns),
      differences: ids(rules.differences),
      calls: ids(calls),
      issues: ids(issues),
      statuses: [
        ...['plan-status', 'subscription-status'].flatMap((id) =>
          one(enums, id).values.map(({ value }) => value),
        ),
        'any',
        'unstated',
      ],
    }),
  );

  const errorKinds = names.map(({ id, ...kind }) => ({ status: Number(id), ...kind }));
  const callErrors = (lists: z.infer<typeof issueLists>): CallError[] =>
    Object.entries(lists).flatMap(([code, list]) => {
      const status = Number(code);
      const name = errorKinds.find((kind) => kind.status === status)?.name ?? '';
      return list.map((said): CallError => {
        if (said === null) {
          return { status, name, issue: null, when: '이 상태에는 정해진 `issue`가 없다' };
        }
        const { issue, when } =
          typeof said === 'string' ? { issue: said, when: one(issues, said).meaning } : said;
        return { status, name, issue, when };
      });
    });
  const commonErrors = callErrors(common);
  return {
    ...rules,
    entities,
    enums,
    patterns,
    errorKinds,
    issues,
    commonErrors,
    commonHeaders: headers,
    calls: calls.map((call) => ({
      ...call,
      pathParams: call.path.includes('{id}')
        ? path.filter(({ name }) => name === call.group).map((field) => ({ ...field, name: 'id' }))
        : [],
      errors: [...callErrors(call.errors), ...commonErrors],
    })),
  };
}
