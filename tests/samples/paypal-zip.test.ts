import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleZips } from '../../lib/export/sample-zips';
import { startPayPal } from '../support/fake-paypal';
import { startMain } from '../support/main-process';
import { servePostgres } from '../support/postgres-server';
import { realNotes } from '../support/real-notes';

/* The server that the guide gives as one file: what is in it is set up and started as a reader does it. */

const [bytes = new Uint8Array()] = sampleZips(realNotes).values();
const files = new Map(
  Object.entries(unzipSync(bytes)).map(([name, text]) => [
    name.replace(/^paypal-api\//, ''),
    strFromU8(text),
  ]),
);

const parent = path.resolve('.cache/samples/zip');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(path.join(parent, 'run-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
for (const [name, text] of files) {
  writeFileSync(path.join(folder, name), text);
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest;

test('가져오는 파일이 모두 들어 있다', () => {
  const missing = [...files].flatMap(([name, text]) =>
    [...text.matchAll(/from '\.\/([^']+)\.js'/g)]
      .map(([, imported]) => imported ?? '')
      .filter((imported) => !files.has(`${imported}.ts`) && !files.has(`${imported}.tsx`))
      .map((imported) => `${name}: ${imported}`),
  );
  expect(missing).toEqual([]);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['README.md', 'main.ts', 'schema.sql', '.env.example', 'tsconfig.json']),
  );
});

test('쓰는 패키지가 모두 package.json에 있다', () => {
  const used = new Set(
    [...files.values()].flatMap((text) =>
      [...text.matchAll(/^import [^;]*? from '((?!node:|\.)[^']+)'/gm)].map(([, name]) => name),
    ),
  );
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...used]));
});

test('.env.example은 서버가 읽는 변수를 모두 적는다', () => {
  const named = files.get('.env.example') ?? '';
  for (const [, name = ''] of (files.get('main.ts') ?? '').matchAll(/required\('(\w+)'\)/g)) {
    expect(named).toContain(`${name}=`);
  }
});

test('두 명령이 하는 일을 차례로 하면 서버가 뜬다', { timeout: 300_000 }, async () => {
  expect(manifest.scripts['setup']).toMatch(/^npm install && node --env-file=\.env setup\.mjs$/);
  expect(manifest.scripts['start']).toBe('tsx --env-file=.env main.ts');
  const db = await PGlite.create();
  const paypal = await startPayPal();
  const DATABASE_URL = await servePostgres(db);
  await promisify(execFile)(process.execPath, ['setup.mjs'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL },
  });
  expect((await db.query('select email, role from users')).rows).toEqual([
    { email: 'admin@example.com', role: 'admin' },
  ]);
  const project = {
    folder,
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    load: () => Promise.reject(new Error('not loaded')),
    take: (file: string) => {
      expect(existsSync(path.join(folder, file))).toBe(true);
    },
  };
  const main = startMain(project, {
    PAYPAL_API: paypal.url,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    DATABASE_URL,
    SITE_URL: 'http://127.0.0.1',
    BRAND_NAME: 'My Shop',
    DEMO_USER_ID: '1',
    HOST: '',
    PORT: '0',
  });
  const port = await vi.waitFor(
    () => {
      expect(main.errors()).toBe('');
      return /"port":(\d+)/.exec(main.output())?.[1] ?? expect.fail('not yet');
    },
    { timeout: 200_000, interval: 100 },
  );
  const response = await fetch(`http://127.0.0.1:${port}/api/me/subscriptions`);
  expect([response.status, await response.json()]).toEqual([200, []]);
});
