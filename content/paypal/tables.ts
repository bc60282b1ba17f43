import type { ApiEndpoint, DataTable, Entry } from '../../lib/note/data-table';
import { calls, commonHeaders } from './calls';
import { apiConstants, maxIntervalCount, sampleConstants } from './constants';
import { differences } from './differences';
import { entities } from './entities';
import { enums } from './enums';
import { callErrorEntries, errorIndex } from './error-entries';
import { errorKinds } from './errors';
import { fieldEntries } from './field-entries';
import { callIds, entityNames, enumNames, patternNames } from './model';
import type {
  Action,
  Call,
  Constant,
  Enum,
  EnumName,
  PatchableProperty,
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
import { callLabel, code, link, rangeText } from './words';

/** Enums whose values another enum's list already explains. */
const enumsWithoutList: readonly EnumName[] = ['plan-create-status', 'list-statuses'];

function entryList(entries: readonly Entry[]): DataTable {
  return { kind: 'entries', entries };
}

function resultList({ results }: Call): DataTable {
  return entryList(
    results.map(({ status, entity, when }) => ({
      term: `${code(String(status))} ${entity === undefined ? '본문 없음' : link(entities[entity].schema, entities[entity].anchor)}`,
      texts: [when],
    })),
  );
}

function callsTable(group: Call['group']): DataTable {
  return {
    kind: 'grid',
    columns: ['호출', '메서드와 경로', '하는 일', '성공'],
    rows: callIds
      .map((id) => calls[id])
      .filter((call) => call.group === group)
      .map((call) => [
        link(call.title, call.id),
        code(`${call.method} ${call.path}`),
        call.purpose,
        [...new Set(call.results.map(({ status }) => status))].join(' · '),
      ]),
  };
}

function enumList({ values, default: usual }: Enum): DataTable {
  return entryList(
    values.map(({ value, meaning, specOnly, newerOnly }) => ({
      term: value === usual ? `${code(value)} 기본값` : code(value),
      texts: [
        [
          ...(meaning === undefined ? [] : [meaning]),
          ...(newerOnly === true ? ['**새 버전**에만 있다'] : []),
          ...(specOnly === true
            ? [link('공식과 차이', differences['tenure-infinite'].anchor)]
            : []),
        ].join('. '),
      ],
    })),
  );
}

function intervalUnitList(): DataTable {
  return entryList(
    enums['interval-unit'].values.map(({ value, meaning }) => ({
      term: code(value),
      texts: [
        meaning,
        `${code('interval_count')} ${rangeText([1, maxIntervalCount[value]], '') ?? ''}`,
      ],
    })),
  );
}

function transitionsTable(transitions: readonly Transition<string>[]): DataTable {
  return {
    kind: 'grid',
    columns: ['지금 상태', '다음 상태', '계기'],
    rows: transitions.map(({ from, to, trigger, basis }) => [
      from === null ? '(없음)' : code(from),
      code(to),
      basis === 'official' ? trigger : `${trigger} (추정)`,
    ]),
  };
}

function actionsTable(actions: readonly Action<string>[]): DataTable {
  return {
    kind: 'grid',
    columns: ['호출', '받는 상태', '그 밖의 상태에서'],
    rows: actions.map(({ call, allowed, otherwise }) => [
      link(callLabel(call), call),
      allowed === 'any'
        ? '모든 상태'
        : allowed === 'unstated'
          ? '적혀 있지 않다'
          : allowed.map(code).join(' · '),
      otherwise,
    ]),
  };
}

function patchableList(properties: readonly PatchableProperty[]): DataTable {
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

function ruleList(scope: ValidationRule['scope']): DataTable {
  return {
    kind: 'list',
    items: validationRules
      .filter((rule) => rule.scope === scope)
      .map(({ rule, error }) =>
        error === null
          ? `${rule}.`
          : `${rule}. 어기면 ${error.status} ${code(error.issue)}${error.inferred ? ' (추정)' : ''}`,
      ),
  };
}

function errorKindsTable(): DataTable {
  return {
    kind: 'grid',
    columns: ['HTTP', '이름', '뜻'],
    rows: errorKinds.map(({ status, name, meaning }) => [String(status), code(name), meaning]),
  };
}

function patternList(): DataTable {
  return entryList(
    patternNames.map((name) => {
      const { meaning, expression }: Pattern = patterns[name];
      return {
        term: code(name),
        texts: [meaning, ...(expression === null ? [] : [code(expression)])],
      };
    }),
  );
}

function pathParamList(): DataTable {
  return fieldEntries([
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
    ...(call.headers.length === 0 ? [] : [[`${key}/headers`, fieldEntries(call.headers)] as const]),
    ...(call.query.length === 0 ? [] : [[`${key}/query`, fieldEntries(call.query)] as const]),
    ...(call.results.length < 2 ? [] : [[`${key}/results`, resultList(call)] as const]),
    [`${key}/errors`, callErrorEntries(call)],
  ];
}

/**
 * Every table and list of the PayPal guide by its key, as `<DataTable source="…" />` names it.
 *
 * @example paypalTables()['paypal/entity/money'] // { kind: 'entries', entries: [{ term: '`currency_code` string **필수**', … }, …] }
 */
export function paypalTables(): Record<string, DataTable> {
  const tables: readonly (readonly [key: string, table: DataTable])[] = [
    ['paypal/calls/plans', callsTable('plans')],
    ['paypal/calls/subscriptions', callsTable('subscriptions')],
    ['paypal/headers', fieldEntries(commonHeaders)],
    ['paypal/path', pathParamList()],
    ['paypal/errors', errorKindsTable()],
    ['paypal/errors/index', errorIndex()],
    ['paypal/patterns', patternList()],
    ['paypal/limits', constantList(apiConstants)],
    ['paypal/limits/sample', constantList(sampleConstants)],
    ...callIds.flatMap((id) => callTables(calls[id])),
    ...entityNames.map(
      (name) => [`paypal/entity/${name}`, fieldEntries(entities[name].fields)] as const,
    ),
    ...enumNames
      .filter((name) => (enums[name] as Enum).anchor !== undefined)
      .filter((name) => !enumsWithoutList.includes(name))
      .map(
        (name) =>
          [
            `paypal/enum/${name}`,
            name === 'interval-unit' ? intervalUnitList() : enumList(enums[name]),
          ] as const,
      ),
    ['paypal/transitions/plan', transitionsTable(planTransitions)],
    ['paypal/transitions/subscription', transitionsTable(subscriptionTransitions)],
    ['paypal/actions/plan', actionsTable(planActions)],
    ['paypal/actions/subscription', actionsTable(subscriptionActions)],
    ['paypal/patchable/plan', patchableList(patchablePlan)],
    ['paypal/patchable/subscription', patchableList(patchableSubscription)],
    ...(['plan-create', 'pricing', 'subscription-create', 'list', 'patch'] as const).map(
      (scope) => [`paypal/validation/${scope}`, ruleList(scope)] as const,
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
