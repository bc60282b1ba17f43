import type { ApiEndpoint, DataTable, Entry, EntryList } from '../../lib/note/data-table';
import {
  one,
  type Action,
  type Call,
  type CallError,
  type Constant,
  type Enum,
  type ErrorAdvice,
  type Facts,
  type Field,
  type Patchable,
  type Range,
  type Transition,
} from './facts';

/** The id of the heading over the list of patterns. */
const PATTERNS = 'overview-patterns';

/** The id of the heading over the index of errors. */
const ERROR_INDEX = 'error-index';

/** More values than these stand under a heading of their own only. */
const MAX_VALUES = 6;

/** A group of at least so many fields folds. */
const LONG_GROUP = 6;

/** A code that so many calls give says little of any one of them. */
const MANY_CALLS = 3;

/** What all paths begin with; the table of the calls says it once. */
const BASE = '/v1/billing';

const EVERY_CALL = '호출: 모두';

const retryWords: Readonly<Record<ErrorAdvice['retry'], string>> = {
  never: '재시도 불가',
  token: '토큰을 새로 받아 한 번',
  check: '자원을 다시 읽고 재시도',
  later: '간격을 늘리며 재시도',
};

/** Enums whose values another enum's list already explains. */
const enumsWithoutList: readonly string[] = ['plan-create-status', 'list-statuses'];

function code(text: string): string {
  return `\`${text}\``;
}

function link(label: string, anchor: string): string {
  return `[${label}](#${anchor})`;
}

function entryList(entries: readonly Entry[]): EntryList {
  return { kind: 'entries', entries };
}

/**
 * A range with its unit; `undefined` where both sides are open.
 *
 * @example
 * rangeText([1, 127], '자') // '1–127자'
 * rangeText([22, 22], '자') // '22자'
 * rangeText([null, 32], '자') // '32자 이하'
 */
export function rangeText([min, max]: Range, unit: string): string | undefined {
  if (min === null) return max === null ? undefined : `${max}${unit} 이하`;
  if (max === null) return `${min}${unit} 이상`;
  return min === max ? `${min}${unit}` : `${min}–${max}${unit}`;
}

function valuesText({ values, anchor, total }: Enum): string {
  const sendable = values.filter(({ specOnly, newerOnly }) => !specOnly && !newerOnly);
  if (anchor !== undefined && sendable.length > MAX_VALUES) {
    return link(`값 ${sendable.length}가지`, anchor);
  }
  const list = sendable.map(({ value }) => code(value)).join(' · ');
  if (total !== undefined) return `${list} 등 ${total}가지`;
  return anchor === undefined ? list : `${list} (${link('뜻', anchor)})`;
}

/** What a value must satisfy, as one line of inline Markdown; empty where nothing is asked. */
export function limitText(facts: Facts, field: Partial<Field>): string {
  return [
    field.items && rangeText(field.items, '개'),
    field.length && rangeText(field.length, '자'),
    field.range && rangeText(field.range, ''),
    field.pattern && `${link(field.pattern, PATTERNS)} 형식`,
    field.enum && valuesText(one(facts.enums, field.enum)),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The type of a field: the name of its schema leads to the fields of it. */
function typeText({ entities }: Facts, { type, entity }: Field): string {
  if (entity !== undefined) {
    const { schema, anchor } = one(entities, entity);
    return type === 'array' ? `${link(schema, anchor)} 배열` : link(schema, anchor);
  }
  if (type === 'array') return '객체 배열';
  if (type === 'string[]') return 'string 배열';
  return type === 'any' ? '아무 값' : type;
}

/** What the field is for, what its value must satisfy, and what is particular about it. */
function fieldText(facts: Facts, field: Field): string {
  const limit = limitText(facts, field);
  return [
    ...(field.deprecated ? ['**사용 중단**'] : []),
    field.meaning,
    ...(limit === '' ? [] : [limit]),
    ...(field.readOnly ? ['읽기 전용'] : []),
    ...(field.newer === undefined ? [] : [`**새 버전**: ${field.newer}`]),
    ...(field.difference === undefined
      ? []
      : [link('공식과 차이', one(facts.differences, field.difference).anchor)]),
  ].join('. ');
}

function defaultText(usual: string): string {
  return `기본값 ${/[가-힣]/.test(usual) ? usual : code(usual)}`;
}

function fieldEntry(facts: Facts, field: Field, name: string, nested: readonly Entry[]): Entry {
  return {
    term: [
      code(name),
      typeText(facts, field),
      ...(field.required ? ['**필수**'] : []),
      ...(field.default === undefined ? [] : [defaultText(field.default)]),
    ].join(' '),
    texts: [fieldText(facts, field)],
    ...(nested.length === 0 ? {} : { nested }),
  };
}

/**
 * The name of the field that a nested field belongs to, and its own name in there.
 *
 * @example
 * splitName('details[].issue') // ['details', 'issue']
 * splitName('plan_id')         // [undefined, 'plan_id']
 */
function splitName(name: string): readonly [parent: string | undefined, own: string] {
  const [, parent, own] = /^(.+?)(?:\[\])?\.([^.]+)$/.exec(name) ?? [];
  return parent === undefined || own === undefined ? [undefined, name] : [parent, own];
}

function entriesBelow(facts: Facts, fields: readonly Field[], parent?: string): readonly Entry[] {
  const names = new Set(fields.map(({ name }) => name));
  return fields.flatMap((field) => {
    const [above, own] = splitName(field.name);
    const isListed = above !== undefined && names.has(above);
    if ((isListed ? above : undefined) !== parent) return [];
    const nested = entriesBelow(facts, fields, field.name);
    return [fieldEntry(facts, field, isListed ? own : field.name, nested)];
  });
}

/** How many entries stand below the given ones, whatever their depth. */
function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((sum, { nested = [] }) => sum + 1 + countEntries(nested), 0);
}

function folded(entry: Entry): Entry {
  const count = countEntries(entry.nested ?? []);
  return count < LONG_GROUP ? entry : { ...entry, fold: `하위 필드 ${count}개` };
}

/**
 * Fields as a list of entries. The fields of an object stand inside its entry; a long group folds,
 * unless the list has nothing else.
 */
export function fieldEntries(facts: Facts, fields: readonly Field[]): EntryList {
  const entries = entriesBelow(facts, fields);
  return entryList(entries.length === 1 ? entries : entries.map(folded));
}

function resultList({ entities }: Facts, { results }: Call): DataTable {
  return entryList(
    results.map(({ status, entity, when }) => {
      const body = entity === undefined ? undefined : one(entities, entity);
      const name = body === undefined ? '본문 없음' : link(body.schema, body.anchor);
      return { term: `${code(String(status))} ${name}`, texts: [when] };
    }),
  );
}

function callList({ calls }: Facts, group: Call['group']): DataTable {
  return entryList(
    calls
      .filter((call) => call.group === group)
      .map(({ title, id, method, path, results }) => ({
        term: link(title, id),
        texts: [
          `${code(`${method} ${path.replace(BASE, '')}`)} ${[...new Set(results.map(({ status }) => status))].join(' · ')}`,
        ],
      })),
  );
}

function enumList({ differences }: Facts, { id, values, default: usual }: Enum): DataTable {
  const fact = link('공식과 차이', one(differences, 'tenure-infinite').anchor);
  return entryList(
    values.map(({ value, meaning = '', specOnly, newerOnly, most }) => ({
      term: value === usual ? `${code(value)} 기본값` : code(value),
      texts: [
        [meaning, ...(newerOnly ? ['**새 버전**에만 있다'] : []), ...(specOnly ? [fact] : [])].join(
          '. ',
        ),
        ...(id === 'interval-unit' && most !== undefined
          ? [`${code('interval_count')} ${rangeText([1, most], '') ?? ''}`]
          : []),
      ],
    })),
  );
}

function transitionList(transitions: readonly Transition[]): DataTable {
  return entryList(
    transitions.map(({ from, to, trigger, inferred }) => ({
      term: `${from === null ? '(없음)' : code(from)} → ${code(to)}`,
      texts: [inferred ? `${trigger} (추정)` : trigger],
    })),
  );
}

function acceptedText(allowed: Action['allowed'], otherwise: string): string {
  if (allowed === 'any') return '모든 상태';
  if (allowed === 'unstated') return `적혀 있지 않다. ${otherwise}`;
  return `${allowed.map(code).join(' · ')}. 아니면 ${otherwise}`;
}

function actionList({ calls }: Facts, actions: readonly Action[]): DataTable {
  return entryList(
    actions.map(({ call, allowed, otherwise }) => ({
      term: link(one(calls, call).title, call),
      texts: [acceptedText(allowed, otherwise)],
    })),
  );
}

function patchableList(properties: readonly Patchable[]): DataTable {
  return entryList(
    properties.map(({ pointer, ops, value, sampled }) => ({
      term: `${code(pointer)} ${ops.join(' · ')}`,
      texts: [sampled ? `${value}. 공식 예제의 경로` : value],
    })),
  );
}

function constantList(constants: readonly Constant[]): DataTable {
  return entryList(
    constants.map(({ label, value, where }) => ({ term: label, texts: [`${value} · ${where}`] })),
  );
}

function ruleList(rules: Facts['validation'][string]): DataTable {
  return {
    kind: 'list',
    items: rules.map(({ rule, status, issue, inferred }) =>
      status === undefined || issue === undefined
        ? `${rule}.`
        : `${rule}. 어기면 ${status} ${code(issue)}${inferred ? ' (추정)' : ''}`,
    ),
  };
}

function callsWith({ calls }: Facts, issue: string): readonly Call[] {
  return calls.filter(({ errors }) => errors.some((error) => error.issue === issue));
}

/** Whether only this call, or few others, give the error, or this call says more of it than its code. */
function isOwn(facts: Facts, { issue, when }: CallError): boolean {
  if (issue === null) return false;
  return callsWith(facts, issue).length < MANY_CALLS || when !== one(facts.issues, issue).meaning;
}

/** `400 A · B, 422 C`, with each code once. */
function codesByStatus(errors: readonly CallError[]): string {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return statuses
    .map((status) => {
      const codes = errors
        .filter((error) => error.status === status)
        .map(({ issue, name }) => code(issue ?? name));
      return `${status} ${[...new Set(codes)].join(' · ')}`;
    })
    .join(', ');
}

/**
 * The errors that tell something of this call, each with its cases; what other calls give as well is
 * only named. The errors of every call stand in the index alone.
 */
function callErrorEntries(facts: Facts, { errors }: Call): EntryList {
  const special = errors.filter((error) => !facts.commonErrors.includes(error));
  const own = new Set(
    special.filter((error) => isOwn(facts, error)).flatMap(({ issue }) => issue ?? []),
  );
  const shared = special.filter(({ issue }) => issue === null || !own.has(issue));
  const index = `뜻과 해결은 ${link('오류 인덱스', ERROR_INDEX)}에 있다.`;
  return {
    kind: 'entries',
    entries: [...own].map((issue) => {
      const cases = special.filter((error) => error.issue === issue);
      return {
        term: `${code(issue)} ${[...new Set(cases.map(({ status }) => status))].join(' · ')}`,
        texts: cases.map(({ when }) => when),
      };
    }),
    note: shared.length === 0 ? index : `다른 호출과 같은 것: ${codesByStatus(shared)}. ${index}`,
  };
}

/** The calls that give an issue: those that mean the usual thing, then the others with their cases. */
function callsText({ calls }: Facts, issue: string, meaning: string): string {
  const givers = new Map<string, Call[]>([[meaning, []]]);
  for (const call of calls) {
    for (const error of call.errors) {
      if (error.issue === issue) {
        givers.set(error.when, [...(givers.get(error.when) ?? []), call]);
      }
    }
  }
  return [...givers]
    .filter(([, members]) => members.length > 0)
    .map(([when, members]) => {
      if (members.length === calls.length) return EVERY_CALL;
      const names = members.map(({ title, id }) => link(title, id)).join(' · ');
      return when === meaning ? `호출: ${names}` : `${names}: ${when}`;
    })
    .join('. ');
}

function adviceEntry(
  term: string,
  { meaning, cause, action, retry }: ErrorAdvice,
  calls: string,
): Entry {
  return {
    term: `${term} · ${retryWords[retry]}`,
    texts: [
      [meaning, ...(cause === undefined ? [] : [cause])].join('. '),
      `해결: ${action}`,
      calls,
    ],
  };
}

/** Every name and issue that a call can give, in the order of the alphabet. */
function errorIndex(facts: Facts): EntryList {
  const names = facts.errorKinds.map((kind) =>
    adviceEntry(`${code(kind.name)} ${kind.status}`, kind, EVERY_CALL),
  );
  const issues = facts.issues.map((advice) => {
    const { id, meaning } = advice;
    const [said] = facts.calls.flatMap(({ errors }) => errors.filter(({ issue }) => issue === id));
    if (said === undefined) throw new Error(`no call gives ${id}`);
    const term = `${code(id)} ${said.status} ${said.name}`;
    return adviceEntry(term, advice, callsText(facts, id, meaning));
  });
  return entryList([...names, ...issues].sort((a, b) => (a.term < b.term ? -1 : 1)));
}

function patternList({ patterns }: Facts): DataTable {
  return entryList(
    patterns.map(({ id, meaning, expression }) => ({
      term: code(id),
      texts: [meaning, ...(expression === undefined ? [] : [code(expression)])],
    })),
  );
}

function pathParamList(facts: Facts): DataTable {
  const params = ['plans', 'subscriptions'].flatMap((group) =>
    one(facts.calls, `${group}-show`).pathParams.map((param) => ({
      ...param,
      name: `${group}/{id}`,
    })),
  );
  return fieldEntries(facts, params);
}

/** The few fields that the guide lists, as every version has them. */
function coreEntries(facts: Facts, fields: readonly Field[]): EntryList {
  return fieldEntries(
    facts,
    fields.filter(({ core }) => core).map(({ newer: _, ...field }) => field),
  );
}

/** The errors of a call in one line, with the way to their cases. */
function codesLine(facts: Facts, { id, errors }: Call): DataTable {
  const own = errors.filter((error) => isOwn(facts, error));
  const codes = own.length === 0 ? '' : `${codesByStatus(own)}. `;
  return { kind: 'list', items: [`오류: ${codes}${link('모든 오류와 경우', `${id}-errors`)}`] };
}

function callTables(facts: Facts, call: Call): Record<string, DataTable> {
  const key = `paypal/${call.id}`;
  const hasCore = call.query.some(({ core }) => core);
  return {
    [`${key}/codes`]: codesLine(facts, call),
    ...(hasCore && { [`${key}/core`]: coreEntries(facts, call.query) }),
    ...(call.headers.length > 0 && { [`${key}/headers`]: fieldEntries(facts, call.headers) }),
    ...(call.query.length > 0 && { [`${key}/query`]: fieldEntries(facts, call.query) }),
    ...(call.results.length > 1 && { [`${key}/results`]: resultList(facts, call) }),
    [`${key}/errors`]: callErrorEntries(facts, call),
  };
}

function errorKindsTable({ errorKinds }: Facts): DataTable {
  return {
    kind: 'grid',
    columns: ['HTTP', '이름', '뜻'],
    rows: errorKinds.map(({ status, name, meaning }) => [String(status), code(name), meaning]),
  };
}

/** A table for each thing of a list, by a key that ends with its id. */
function each<Value extends { readonly id: string }>(
  prefix: string,
  list: readonly Value[],
  draw: (value: Value) => DataTable,
): Record<string, DataTable> {
  return Object.fromEntries(list.map((value) => [`${prefix}/${value.id}`, draw(value)]));
}

/**
 * Every table and list of the PayPal guide by its key, as `<DataTable source="…" />` names it.
 *
 * @example paypalTables(facts)['paypal/entity/money'] // { kind: 'entries', entries: [{ term: '`currency_code` string **필수**', … }, …] }
 */
export function paypalTables(facts: Facts): Record<string, DataTable> {
  const listed = facts.enums.filter(
    ({ id, anchor }) => anchor !== undefined && !enumsWithoutList.includes(id),
  );
  return {
    'paypal/calls/plans': callList(facts, 'plans'),
    'paypal/calls/subscriptions': callList(facts, 'subscriptions'),
    'paypal/headers': fieldEntries(facts, facts.commonHeaders),
    'paypal/path': pathParamList(facts),
    'paypal/errors': errorKindsTable(facts),
    'paypal/errors/index': errorIndex(facts),
    'paypal/patterns': patternList(facts),
    'paypal/limits': constantList(facts.limits.api),
    'paypal/limits/sample': constantList(facts.limits.sample),
    ...Object.fromEntries(facts.calls.flatMap((call) => Object.entries(callTables(facts, call)))),
    ...each(
      'paypal/core',
      facts.entities.filter(({ fields }) => fields.some(({ core }) => core)),
      ({ fields }) => coreEntries(facts, fields),
    ),
    ...each('paypal/entity', facts.entities, ({ fields }) => fieldEntries(facts, fields)),
    ...each('paypal/enum', listed, (list) => enumList(facts, list)),
    'paypal/transitions/plan': transitionList(facts.transitions.plan),
    'paypal/transitions/subscription': transitionList(facts.transitions.subscription),
    'paypal/actions/plan': actionList(facts, facts.actions.plan),
    'paypal/actions/subscription': actionList(facts, facts.actions.subscription),
    'paypal/patchable/plan': patchableList(facts.patchable.plan),
    'paypal/patchable/subscription': patchableList(facts.patchable.subscription),
    ...Object.fromEntries(
      Object.entries(facts.validation).map(([scope, rules]) => [
        `paypal/validation/${scope}`,
        ruleList(rules),
      ]),
    ),
  };
}

/**
 * The endpoint line of each of the 17 calls by its key, as `<ApiEndpoint source="…" />` names it.
 *
 * @example paypalEndpoints(facts)['paypal/plans-create'] // { method: 'POST', path: '/v1/billing/plans' }
 */
export function paypalEndpoints({ calls }: Facts): Record<string, ApiEndpoint> {
  return Object.fromEntries(
    calls.map(({ id, method, path }) => [`paypal/${id}`, { method, path }]),
  );
}
