/**
 * The types of the reference to PayPal's Subscriptions API v1.
 *
 * Values follow the newest official source. Where the spec of this site's guide contradicts it, the
 * value carries the id of a `Difference`, which holds what each of them says.
 */

import type { CallError, ErrorStatus } from './errors';

/** The names of every table of fields, in the order in which the page introduces them. */
export const entityNames = [
  'money',
  'link',
  'error',
  'product-request',
  'plan-request',
  'billing-cycle',
  'frequency',
  'pricing-scheme',
  'pricing-tier',
  'payment-preferences',
  'taxes',
  'plan-collection',
  'plan',
  'patch-request',
  'update-pricing-request',
  'subscription-request',
  'subscriber',
  'name',
  'phone',
  'address',
  'shipping-detail',
  'tax-info',
  'card',
  'application-context',
  'plan-override',
  'subscription-collection',
  'subscription',
  'billing-info',
  'card-response',
  'revise-request',
  'revise-response',
  'suspend-request',
  'cancel-request',
  'activate-request',
  'capture-request',
  'transactions-list',
  'transaction',
] as const;

/** The name of an entity; the DataTable key is `paypal/entity/` plus this. */
export type EntityName = (typeof entityNames)[number];

/** The names of every closed list of values. */
export const enumNames = [
  'interval-unit',
  'tenure-type',
  'pricing-model',
  'setup-fee-failure-action',
  'plan-status',
  'plan-create-status',
  'subscription-status',
  'list-statuses',
  'capture-type',
  'shipping-preference',
  'user-action',
  'payee-preferred',
  'payer-selected',
  'entry-class-code',
  'transaction-status',
  'transaction-status-reason',
  'failed-payment-reason',
  'patch-op',
  'subscription-fields',
  'shipping-type',
  'prefer',
  'product-type',
  'phone-type',
  'tax-id-type',
  'link-method',
  'error-location',
  'card-type',
  'card-funding',
  'liability-shift',
  'authentication-status',
  'enrollment-status',
] as const;

/** The name of an enum. */
export type EnumName = (typeof enumNames)[number];

/** The names of the regular expressions that official schemas put on strings. */
export const patternNames = [
  'decimal',
  'quantity',
  'date-time',
  'date',
  'year-month',
  'email',
  'payer-email',
  'payer-id',
  'locale',
  'custom-id',
  'customer-id',
  'country-code',
  'phone-country-code',
  'phone-number',
  'phone-extension',
  'upper-alphanumeric',
  'security-code',
  'last-digits',
] as const;

/** The name of a pattern. */
export type PatternName = (typeof patternNames)[number];

/** The ids of the 17 calls; each is the id of its heading on the page. */
export const callIds = [
  'plans-create',
  'plans-list',
  'plans-show',
  'plans-update',
  'plans-activate',
  'plans-deactivate',
  'plans-update-pricing',
  'subscriptions-create',
  'subscriptions-list',
  'subscriptions-show',
  'subscriptions-update',
  'subscriptions-revise',
  'subscriptions-suspend',
  'subscriptions-cancel',
  'subscriptions-activate',
  'subscriptions-capture',
  'subscriptions-transactions',
] as const;

/** The id of a call. */
export type CallId = (typeof callIds)[number];

/** The ids of the places where the spec contradicts PayPal. */
export const differenceIds = [
  'tenure-infinite',
  'usage-type',
  'subscriber-required',
  'list-subscriptions-query',
] as const;

/** The id of a difference. */
export type DifferenceId = (typeof differenceIds)[number];

/** Lowest and highest allowed number, both inclusive; `null` leaves that side open. */
export type Range = readonly [min: number | null, max: number | null];

/** What a value must satisfy, beyond its type. */
export interface Limit {
  /** Number of characters of a string. */
  readonly length?: Range;
  /** Size of a number. */
  readonly range?: Range;
  /** Number of items of an array. */
  readonly items?: Range;
  /** Regular expression of a string. */
  readonly pattern?: PatternName;
  /** Closed list of values. */
  readonly values?: EnumName;
}

/**
 * The JSON type of a field: `array` is one of objects, `any` is whatever the target of a patch
 * holds. The limits of a `string[]` count its items and the characters of each.
 */
type FieldType = 'string' | 'integer' | 'boolean' | 'object' | 'array' | 'string[]' | 'any';

/** One field of a JSON object; a nested field is named by its dotted path, `[]` marks an array. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** The entity that describes this object, or each item of this array, in a table of its own. */
  readonly entity?: EntityName;
  /** Whether the field must be present inside its parent object. */
  readonly required: boolean;
  readonly limit?: Limit;
  /** What PayPal takes when the field is left out: the value as written, or a Korean phrase. */
  readonly default?: string;
  /** What the field is for: inline Markdown, Korean. */
  readonly meaning: string;
  /** PayPal sets the field and ignores it in a request. */
  readonly readOnly?: true;
  /** PayPal marks the field as deprecated. */
  readonly deprecated?: true;
  /** How the newest official version differs from OpenAPI 1.6: inline Markdown, Korean. */
  readonly newer?: string;
  /** Where the spec and PayPal do not say the same of this field. */
  readonly difference?: DifferenceId;
}

/** One query parameter, path parameter or header: the same facts as a field. */
export type Param = Field;

/** One JSON object that a call takes or gives. */
export interface Entity {
  readonly name: EntityName;
  /** The name as PayPal's schemas write it. */
  readonly schema: string;
  /** The id of the heading under which the page shows the table. */
  readonly anchor: string;
  readonly fields: readonly Field[];
}

/** One value of an enum. */
interface EnumValue {
  readonly value: string;
  /** What the value stands for: inline Markdown, Korean. Absent where the page only lists it. */
  readonly meaning?: string;
  /** The spec lists the value, PayPal's schema does not: never send it. */
  readonly specOnly?: true;
  /** Only official versions after the base version have the value. */
  readonly newerOnly?: true;
}

/** A closed list of values. */
export interface Enum {
  readonly name: EnumName;
  /** The id of the heading under which the page explains the values; absent where it does not. */
  readonly anchor?: string;
  readonly values: readonly EnumValue[];
  /** The value that PayPal takes when none is sent. */
  readonly default?: string;
  /** How many values PayPal documents when the list here holds only the usual ones. */
  readonly total?: number;
}

/** HTTP methods of the documented calls. */
export type HttpMethod = 'GET' | 'POST' | 'PATCH';

/** One successful answer of a call. */
export interface Result {
  readonly status: 200 | 201 | 202 | 204;
  /** The body, absent where the answer has none. */
  readonly entity?: EntityName;
  /** When this answer comes: inline Markdown, Korean. */
  readonly when: string;
}

/** One call of the API. */
export interface Call {
  readonly id: CallId;
  readonly group: 'plans' | 'subscriptions';
  readonly method: HttpMethod;
  readonly path: string;
  /** The title of the heading, Korean. */
  readonly title: string;
  /** What the call does, one short Korean phrase. */
  readonly purpose: string;
  readonly pathParams: readonly Param[];
  readonly query: readonly Param[];
  /** Headers of this call beyond `Authorization` and `Content-Type`. */
  readonly headers: readonly Param[];
  readonly body?: EntityName;
  /** The fields of the body that must be present, as the spec asks for them. */
  readonly bodyRequired: readonly string[];
  readonly results: readonly Result[];
  readonly errors: readonly CallError[];
}

/** A place where the spec contradicts PayPal, both said in Korean. */
export interface Difference {
  readonly id: DifferenceId;
  /** The id of the heading under which the page shows the note. */
  readonly anchor: string;
  /** What PayPal documents. */
  readonly official: string;
  /** What the spec of this guide says. */
  readonly spec: string;
}

/** A step of a plan or subscription from one status to another. */
export interface Transition<Status extends string> {
  /** `null` stands for the moment before a status exists or has settled. */
  readonly from: Status | null;
  readonly to: Status;
  /** What causes the step: inline Markdown, Korean. */
  readonly trigger: string;
  /** `inferred` where no official sentence says it, only an event or the table of actions. */
  readonly basis: 'official' | 'inferred';
}

/** A call on a plan or subscription and the statuses in which PayPal accepts it. */
export interface Action<Status extends string> {
  /** The name of the action in code, such as `suspend`. */
  readonly action: string;
  readonly call: CallId;
  /** `any` = every status, `unstated` = PayPal documents no rule. */
  readonly allowed: readonly Status[] | 'any' | 'unstated';
  /** What comes back otherwise: inline Markdown, Korean. */
  readonly otherwise: string;
}

/** JSON Patch operations that PayPal accepts on at least one property. */
export type AcceptedOp = 'add' | 'replace';

/** A property that a PATCH call may change. */
export interface PatchableProperty {
  readonly resource: 'plan' | 'subscription';
  /** The JSON Pointer to send; `{n}` stands for the `sequence` of a billing cycle. */
  readonly pointer: string;
  readonly ops: readonly AcceptedOp[];
  /** The form of `value`: inline Markdown, Korean. */
  readonly value: string;
  /** Whether an official sample shows the pointer; else PayPal only names it with dots. */
  readonly sampled: boolean;
}

/** A number or fixed value that a client must know. */
export interface Constant {
  readonly label: string;
  readonly value: string;
  /** Where it applies: inline Markdown, Korean. */
  readonly where: string;
}

/** A rule that a request must satisfy beyond the limits of single fields. */
export interface ValidationRule {
  readonly scope: 'plan-create' | 'pricing' | 'subscription-create' | 'list' | 'patch';
  /** The rule: inline Markdown, Korean. */
  readonly rule: string;
  /** The answer when it is broken, `null` where PayPal documents none. */
  readonly error: {
    readonly status: ErrorStatus;
    readonly issue: string;
    /** PayPal lists the issue for the call and does not say that it answers this rule. */
    readonly inferred?: true;
  } | null;
}
