import path from 'node:path';
import { readPaypalFacts } from '../../build/io/paypal-facts';
import { one, type Call, type Entity, type Enum } from '../../content/paypal/facts';

/** The facts of this site. */
export const facts = readPaypalFacts(path.resolve());

export const callOf = (id: string): Call => one(facts.calls, id);
export const entityOf = (id: string): Entity => one(facts.entities, id);
export const enumOf = (id: string): Enum => one(facts.enums, id);

/** The fields of a body that must be present. */
export function requiredOf({ body }: Call): string[] {
  return body === undefined
    ? []
    : entityOf(body)
        .fields.filter(({ name, required }) => required && /^(\[\]\.)?[a-z_0-9]+$/.test(name))
        .map(({ name }) => name);
}

/** Every field, query parameter and header. */
export const everyField = [
  ...facts.entities.flatMap(({ fields }) => fields),
  ...facts.calls.flatMap(({ pathParams, query, headers }) => [...pathParams, ...query, ...headers]),
];
