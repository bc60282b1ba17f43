import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/* What the guide says of PayPal's packages against the packages themselves, fetched from npm. */

interface SdkFields {
  readonly package: string;
  readonly models: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

const sdk = JSON.parse(readFileSync('tests/fixtures/paypal-sdk-fields.json', 'utf8')) as SdkFields;
const page = readFileSync('pages/docs/paypal/subscription-server.md', 'utf8');
const paypalJs = /@paypal\/paypal-js`\]\([^)]+\) ([\d.]+)/.exec(page)?.[1] ?? '';

const root = mkdtempSync(path.join(tmpdir(), 'paypal-packages-'));

beforeAll(async () => {
  writeFileSync(path.join(root, 'package.json'), '{ "private": true, "type": "module" }');
  const packages = [sdk.package, `@paypal/paypal-js@${paypalJs}`];
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: root,
  });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

interface SchemaField {
  readonly isRequired: boolean;
  /** Name of the schema of its value, if the package defines one. */
  readonly schema: string | undefined;
}

/** Fields of a schema by their names on the wire. */
function fieldsOf(model: string): Map<string, SchemaField> {
  const file = path.join(root, `node_modules/@paypal/paypal-server-sdk/src/models/${model}.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const fields = new Map<string, SchemaField>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
      const [name, schema] = node.initializer.elements;
      if (name && ts.isStringLiteral(name) && schema) {
        const text = schema.getText(source);
        fields.set(name.text, {
          isRequired: !text.startsWith('optional('),
          schema: /(\w+)Schema\b/.exec(text)?.[1],
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fields;
}

/** A field such as `a.b` of a schema. */
function fieldAt(model: string, name: string): SchemaField | undefined {
  const [first = '', ...rest] = name.split('.');
  const field = fieldsOf(model).get(first);
  return rest.length > 0 && field?.schema !== undefined
    ? fieldAt(field.schema, rest.join('.'))
    : field;
}

describe(sdk.package, () => {
  const entities = Object.entries(sdk.fields).map(([id, fields]) => ({
    id,
    model: sdk.models[id] ?? id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    names: fields.split(' '),
  }));

  test.each(entities)('$id의 필드와 필수가 적어 둔 것과 같다', ({ model, names }) => {
    const own = [...fieldsOf(model)].map(([name, { isRequired }]) =>
      isRequired ? `${name}!` : name,
    );
    expect(names.filter((name) => !name.includes('.')).sort()).toEqual(own.sort());
    for (const name of names.filter((each) => each.includes('.'))) {
      expect(fieldAt(model, name.replace('!', '')), name).toMatchObject({
        isRequired: name.endsWith('!'),
      });
    }
  });
});

test(`@paypal/paypal-js ${paypalJs}: v6 예제가 형식 검사를 통과한다`, () => {
  const block = /title="JavaScript SDK v6"\n([^]+?)\n```/.exec(page)?.[1];
  expect(block).toBeDefined();
  const file = path.join(root, 'v6.ts');
  const surroundings = [
    "import type { PayPalV6Namespace } from '@paypal/paypal-js/sdk-v6';",
    'declare const paypal: PayPalV6Namespace, clientId: string, planId: string;',
    'declare const button: HTMLElement;',
    'declare function activate(id: string): Promise<void>;',
    'declare function createSubscription(planId: string): Promise<{ subscriptionId: string }>;',
  ];
  writeFileSync(file, [...surroundings, block].join('\n'));
  const program = ts.createProgram([file], {
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(faults).toEqual([]);
});
