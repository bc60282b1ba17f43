import type { ApiEndpoint, DataTable } from '../data-table';
import { calls, commonHeaders } from './calls';
import { apiConstants, maxIntervalCount, sampleConstants } from './constants';
import { differences } from './differences';
import { entities } from './entities';
import { enums } from './enums';
import type { ErrorKind } from './errors';
import { commonErrors, errorKinds } from './errors';
import { callIds, entityNames, enumNames, patternNames } from './model';
import type {
  Action,
  Call,
  CallError,
  Constant,
  Enum,
  EnumName,
  Field,
  Limit,
  PatchableProperty,
  Range,
  Transition,
  ValidationRule,
} from './model';
import { patchablePlan, patchableSubscription } from './patchable';
import type { Pattern } from './patterns';
import { patterns } from './patterns';
import {
  planActions,
  planTransitions,
  subscriptionActions,
  subscriptionTransitions,
} from './statuses';
import { validationRules } from './validation';

const none = '—';

/** The id of the heading over the table of patterns. */
const patternAnchor = 'overview-patterns';

/** Enums whose values another enum's table already explains. */
const enumsWithoutTable: readonly EnumName[] = ['plan-create-status', 'list-statuses'];

function code(text: string): string {
  return `\`${text}\``;
}

function link(label: string, anchor: string): string {
  return `[${label}](#${anchor})`;
}

/**
 * A range with its unit.
 *
 * @example
 * rangeText([1, 127], '자') // '1–127자'
 * rangeText([22, 22], '자') // '22자'
 * rangeText([null, 32], '자') // '32자 이하'
 */
export function rangeText([min, max]: Range, unit: string): string {
  if (min === null && max === null) return none;
  if (min === null) return `${max}${unit} 이하`;
  if (max === null) return `${min}${unit} 이상`;
  return min === max ? `${min}${unit}` : `${min}–${max}${unit}`;
}

function enumOf(name: EnumName): Enum {
  return enums[name];
}

function valuesText(name: EnumName): string {
  const { values, anchor, total } = enumOf(name);
  const sendable = values.filter(({ specOnly, newerOnly }) => !specOnly && !newerOnly);
  if (anchor !== undefined && sendable.length > 6) {
    return link(`값 ${sendable.length}가지`, anchor);
  }
  const list = sendable.map(({ value }) => code(value)).join(' · ');
  if (total !== undefined) return `${list} 등 ${total}가지`;
  return anchor === undefined ? list : `${list} (${link('뜻', anchor)})`;
}

/** What a value must satisfy, as one line of inline Markdown. */
export function limitText(limit: Limit | undefined): string {
  if (limit === undefined) return none;
  const parts = [
    limit.items === undefined ? [] : [rangeText(limit.items, '개')],
    limit.length === undefined ? [] : [rangeText(limit.length, '자')],
    limit.range === undefined ? [] : [rangeText(limit.range, '')],
    limit.pattern === undefined ? [] : [`${link(code(limit.pattern), patternAnchor)} 형식`],
    limit.values === undefined ? [] : [valuesText(limit.values)],
  ].flat();
  return parts.length === 0 ? none : parts.join(', ');
}

function typeText({ type, entity }: Field): string {
  if (entity !== undefined) {
    const { schema, anchor } = entities[entity];
    return type === 'array' ? `${link(code(schema), anchor)} 배열` : link(code(schema), anchor);
  }
  if (type === 'array') return '객체 배열';
  if (type === 'string[]') return `${code('string')} 배열`;
  return type === 'any' ? '아무 값' : code(type);
}

function defaultText({ default: usual }: Field): string {
  if (usual === undefined) return none;
  return /[가-힣]/.test(usual) ? usual : code(usual);
}

function meaningText(field: Field): string {
  const notes = [
    field.deprecated === true ? ['**사용 중단**'] : [],
    [field.meaning],
    field.readOnly === true ? ['읽기 전용'] : [],
    field.newer === undefined ? [] : [`**새 판**: ${field.newer}`],
    field.difference === undefined
      ? []
      : [link('공식과 차이', differences[field.difference].anchor)],
  ].flat();
  return notes.join('. ');
}

function fieldsTable(fields: readonly Field[], nameColumn = '이름'): DataTable {
  return {
    columns: [nameColumn, '형식', '필수', '제한', '기본값', '뜻'],
    rows: fields.map((field) => [
      code(field.name),
      typeText(field),
      field.required ? '예' : '아니오',
      limitText(field.limit),
      defaultText(field),
      meaningText(field),
    ]),
  };
}

function issueRow({ status, name, issue, when }: CallError): readonly string[] {
  return [String(status), code(name), issue === null ? none : code(issue), when];
}

function errorsTable({ errors }: Call): DataTable {
  const own = errors.filter((error) => !commonErrors.includes(error));
  const shared = errors.filter((error) => commonErrors.includes(error));
  return {
    columns: ['HTTP', '이름', '`issue`', '언제'],
    rows: [
      ...own.map(issueRow),
      [
        shared.map(({ status }) => status).join(' · '),
        shared.map(({ name }) => code(name)).join(' · '),
        shared.flatMap(({ issue }) => (issue === null ? [] : [code(issue)])).join(' · '),
        `모든 호출에 공통이다. ${link('오류', 'overview-errors')}`,
      ],
    ],
  };
}

function resultsTable({ results }: Call): DataTable {
  return {
    columns: ['HTTP', '본문', '언제'],
    rows: results.map(({ status, entity, when }) => [
      String(status),
      entity === undefined ? '없음' : link(code(entities[entity].schema), entities[entity].anchor),
      when,
    ]),
  };
}

function callsTable(group: Call['group']): DataTable {
  return {
    columns: ['호출', '메서드와 경로', '하는 일', '본문의 필수 필드', '성공'],
    rows: callIds
      .map((id) => calls[id])
      .filter((call) => call.group === group)
      .map((call) => [
        link(call.title, call.id),
        code(`${call.method} ${call.path}`),
        call.purpose,
        call.bodyRequired.map(code).join(', ') || none,
        [...new Set(call.results.map(({ status }) => status))].join(' · '),
      ]),
  };
}

function enumTable({ values, default: usual }: Enum): DataTable {
  return {
    columns: ['값', '뜻'],
    rows: values.map(({ value, meaning = none, specOnly, newerOnly }) => [
      value === usual ? `${code(value)} (기본값)` : code(value),
      [
        meaning,
        ...(newerOnly === true ? ['**새 판**에만 있다'] : []),
        ...(specOnly === true ? [link('공식과 차이', differences['tenure-infinite'].anchor)] : []),
      ].join('. '),
    ]),
  };
}

function intervalUnitTable(): DataTable {
  return {
    columns: ['값', '뜻', '`interval_count`의 범위'],
    rows: enums['interval-unit'].values.map(({ value, meaning }) => [
      code(value),
      meaning,
      rangeText([1, maxIntervalCount[value]], ''),
    ]),
  };
}

function transitionsTable(transitions: readonly Transition<string>[]): DataTable {
  return {
    columns: ['지금 상태', '다음 상태', '계기', '근거'],
    rows: transitions.map(({ from, to, trigger, basis }) => [
      from === null ? '(없음)' : code(from),
      code(to),
      trigger,
      basis === 'official' ? '공식' : '추정',
    ]),
  };
}

function actionsTable(actions: readonly Action<string>[], statuses: readonly string[]): DataTable {
  return {
    columns: ['호출', ...statuses.map(code), '그 밖의 상태에서'],
    rows: actions.map(({ call, allowed, otherwise }) => [
      link(callLabel(call), call),
      ...statuses.map((status) => {
        if (allowed === 'any') return '된다';
        if (allowed === 'unstated') return '적혀 있지 않다';
        return allowed.includes(status) ? '된다' : '안 된다';
      }),
      otherwise,
    ]),
  };
}

/** The title of a call, with the noun where two calls share a title. */
function callLabel(id: (typeof callIds)[number]): string {
  const { title, group } = calls[id];
  const shared = callIds.some((other) => other !== id && calls[other].title === title);
  return shared ? `${group === 'plans' ? '플랜' : '구독'} ${title}` : title;
}

function patchableTable(properties: readonly PatchableProperty[]): DataTable {
  return {
    columns: ['속성', 'JSON Pointer', '`op`', '값', '경로의 근거'],
    rows: properties.map(({ attribute, pointer, ops, value, sampled }) => [
      code(attribute),
      code(pointer),
      ops.map(code).join(', '),
      value,
      sampled ? '공식 예제' : '속성 이름',
    ]),
  };
}

function constantsTable(constants: readonly Constant[]): DataTable {
  return {
    columns: ['항목', '값', '어디에'],
    rows: constants.map(({ label, value, where }) => [label, value, where]),
  };
}

function rulesTable(scope: ValidationRule['scope']): DataTable {
  return {
    columns: ['규칙', '어겼을 때'],
    rows: validationRules
      .filter((rule) => rule.scope === scope)
      .map(({ rule, error }) => [
        rule,
        error === null ? none : `${error.status} ${code(error.issue)}`,
      ]),
  };
}

function errorKindsTable(): DataTable {
  const kinds: readonly ErrorKind[] = errorKinds;
  return {
    columns: ['HTTP', '이름', '뜻', '할 일'],
    rows: kinds.map(({ status, name, meaning, action }) => [
      String(status),
      code(name),
      meaning,
      action,
    ]),
  };
}

function patternsTable(): DataTable {
  return {
    columns: ['이름', '통과하는 것', '정규식'],
    rows: patternNames.map((name) => {
      const pattern: Pattern = patterns[name];
      return [
        code(name),
        pattern.meaning,
        pattern.expression === null ? none : code(pattern.expression),
      ];
    }),
  };
}

function pathParamsTable(): DataTable {
  return fieldsTable([
    ...calls['plans-show'].pathParams.map((param) => ({ ...param, name: 'plans/{id}' })),
    ...calls['subscriptions-show'].pathParams.map((param) => ({
      ...param,
      name: 'subscriptions/{id}',
    })),
  ]);
}

function callTables(call: Call): readonly (readonly [key: string, table: DataTable])[] {
  const key = `paypal/${call.id}`;
  return [
    ...(call.headers.length === 0
      ? []
      : [[`${key}/headers`, fieldsTable(call.headers, '헤더')] as const]),
    ...(call.query.length === 0
      ? []
      : [[`${key}/query`, fieldsTable(call.query, '쿼리')] as const]),
    ...(call.officialQuery === undefined
      ? []
      : [[`${key}/query-official`, fieldsTable(call.officialQuery, '쿼리')] as const]),
    ...(call.results.length < 2 ? [] : [[`${key}/results`, resultsTable(call)] as const]),
    [`${key}/errors`, errorsTable(call)],
  ];
}

function statusNames(name: 'plan-status' | 'subscription-status'): readonly string[] {
  return enums[name].values.map(({ value }) => value);
}

/**
 * Every table of the PayPal guide by its key, as `<DataTable source="…" />` names it.
 *
 * @example paypalTables()['paypal/entity/money']?.rows[0]?.[0] // '`currency_code`'
 */
export function paypalTables(): Record<string, DataTable> {
  const tables: readonly (readonly [key: string, table: DataTable])[] = [
    ['paypal/calls/plans', callsTable('plans')],
    ['paypal/calls/subscriptions', callsTable('subscriptions')],
    ['paypal/headers', fieldsTable(commonHeaders, '헤더')],
    ['paypal/path', pathParamsTable()],
    ['paypal/errors', errorKindsTable()],
    ['paypal/patterns', patternsTable()],
    ['paypal/limits', constantsTable(apiConstants)],
    ['paypal/limits/sample', constantsTable(sampleConstants)],
    ...callIds.flatMap((id) => callTables(calls[id])),
    ...entityNames.map(
      (name) => [`paypal/entity/${name}`, fieldsTable(entities[name].fields)] as const,
    ),
    ...enumNames
      .filter((name) => enumOf(name).anchor !== undefined)
      .filter((name) => !enumsWithoutTable.includes(name))
      .map(
        (name) =>
          [
            `paypal/enum/${name}`,
            name === 'interval-unit' ? intervalUnitTable() : enumTable(enumOf(name)),
          ] as const,
      ),
    ['paypal/transitions/plan', transitionsTable(planTransitions)],
    ['paypal/transitions/subscription', transitionsTable(subscriptionTransitions)],
    ['paypal/actions/plan', actionsTable(planActions, statusNames('plan-status'))],
    [
      'paypal/actions/subscription',
      actionsTable(subscriptionActions, statusNames('subscription-status')),
    ],
    ['paypal/patchable/plan', patchableTable(patchablePlan)],
    ['paypal/patchable/subscription', patchableTable(patchableSubscription)],
    ...(['plan-create', 'pricing', 'subscription-create', 'list', 'patch'] as const).map(
      (scope) => [`paypal/validation/${scope}`, rulesTable(scope)] as const,
    ),
  ];
  return Object.fromEntries(tables);
}

/**
 * The endpoint line of each of the 17 calls by its key, as `<ApiEndpoint source="…" />` names it.
 *
 * @example paypalEndpoints()['paypal/plans-create'] // { method: 'POST', path: '/v1/billing/plans' }
 */
export function paypalEndpoints(): Record<string, ApiEndpoint> {
  return Object.fromEntries(
    callIds.map((id) => [`paypal/${id}`, { method: calls[id].method, path: calls[id].path }]),
  );
}
