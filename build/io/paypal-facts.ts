import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFacts, type Facts } from '../../content/paypal/facts';

/**
 * Reads the facts about PayPal's API from `content/paypal`.
 *
 * @throws FaultError with every fault, each with its file and line
 */
export function readPaypalFacts(root: string): Facts {
  const text = (name: string): string =>
    readFileSync(path.join(root, `content/paypal/${name}.yaml`), 'utf8');
  return readFacts({
    calls: text('calls'),
    entities: text('entities'),
    errors: text('errors'),
    rules: text('rules'),
    values: text('values'),
  });
}
