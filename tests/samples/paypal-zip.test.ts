import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { strFromU8, unzipSync } from 'fflate';
import { requirementsOf } from 'md-run/blocks';
import { unmetRequirements } from 'md-run/run';
import { expect, test, vi } from 'vitest';
import { sampleZips } from '../../lib/export/sample-zips';
import { readNotes } from '../../lib/note/note';
import { readProject } from '../../build/io/project';
import { startPayPal } from '../support/fake-paypal';
import { fillFolder, programFolder } from '../support/folders';
import { startMain } from '../support/main-process';
import { readNoteBlocks } from '../support/note-blocks';
import { guideNote } from '../support/paypal-notes';
import { servePostgres } from '../support/postgres-server';
import { openShell } from '../support/shell';
import { describeWith } from '../support/tools';

/* The server that the guide gives as one file: what is in it is set up and started as a reader does it. */

const { files: sources } = await readProject(process.cwd());
const besideGuide = sources.filter(
  ({ path: file }) => path.dirname(file) === path.dirname(guideNote),
);
const [bytes = new Uint8Array()] = sampleZips(readNotes(besideGuide)).values();
const files = new Map(
  Object.entries(unzipSync(bytes)).map(([name, text]) => [
    name.replace(/^paypal-api\//, ''),
    strFromU8(text),
  ]),
);

const folder = programFolder('zip');
fillFolder(folder, Object.fromEntries(files));

const readme = files.get('README.md') ?? '';
/** A command of the README with the lines that continue it. */
const COMMAND = /^ {4}((?:export|curl|psql|npm) .*(?:\n {5}.*)*)/gm;

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

const missing = unmetRequirements(requirementsOf([readNoteBlocks(guideNote).snippets]));

describeWith('내려받은 서버', missing, () => {
  test(
    '설치하고 띄운 뒤 README의 명령을 차례로 치면 구독이 끝까지 간다',
    { timeout: 300_000 },
    async () => {
      expect(manifest.scripts['setup']).toMatch(
        /^npm install && node --env-file=\.env setup\.mjs$/,
      );
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
      const settings = {
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
      };
      const env = { ...process.env, ...settings };
      const main = startMain(project, settings);
      const port = await vi.waitFor(
        () => {
          expect(main.errors()).toBe('');
          return /"port":(\d+)/.exec(main.output())?.[1] ?? expect.fail('not yet');
        },
        { timeout: 200_000, interval: 100 },
      );
      let status = 'APPROVAL_PENDING';
      const becomes = (next: string) => () => {
        status = next;
        return { status: 204 };
      };
      const pending = { id: 'I-1', status, links: [] };
      const subscription = '/v1/billing/subscriptions/I-1';
      paypal.answer('POST /v1/catalogs/products', { status: 201, body: { id: 'PROD-1' } });
      paypal.answer('POST /v1/billing/plans', {
        status: 201,
        body: { id: 'P-1', status: 'ACTIVE' },
      });
      let custom_id: unknown;
      paypal.answer('POST /v1/billing/subscriptions', ({ body }) => {
        ({ custom_id } = JSON.parse(body) as { custom_id: unknown });
        return { status: 201, body: pending };
      });
      paypal.answer(`GET ${subscription}`, () => ({
        status: 200,
        body: { id: 'I-1', status, custom_id },
      }));
      paypal.answer(`POST ${subscription}/suspend`, becomes('SUSPENDED'));
      paypal.answer(`POST ${subscription}/activate`, becomes('ACTIVE'));
      paypal.answer(`POST ${subscription}/cancel`, becomes('CANCELLED'));

      const shell = openShell({});
      const printed: string[] = [];
      const ids = [
        [/PROD-\.\.\./g, 'PROD-0AB12345CD678901E'],
        [/P-\.\.\./g, 'P-1'],
        [/I-\.\.\./g, 'I-1'],
        ['demo=...', /"cookie":"([^"]+)"/.exec(main.output())?.[1] ?? 'demo=none'],
        ['http://127.0.0.1:3000', `http://127.0.0.1:${port}`],
      ] as const;
      for (const [, command = ''] of readme.matchAll(COMMAND)) {
        const filled = ids.reduce((text, [from, to]) => text.replace(from, to), command);
        const sql = /^psql paypal -c (['"])(.+)\1$/s.exec(filled)?.[2];
        if (sql !== undefined) await db.exec(sql);
        else if (filled === 'npm run -s product') {
          const tsx = `'${process.execPath}' '${path.resolve('node_modules/tsx/dist/cli.mjs')}'`;
          const script = manifest.scripts['product']?.replace(/^tsx --env-file=\.env/, tsx) ?? '';
          const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder, env });
          expect(stdout).toBe('PROD-1\n');
        } else {
          const { stdout } = await shell.type(filled.replace(/^curl/, 'curl -sS'));
          if (filled.startsWith('curl')) printed.push(stdout);
          // The buyer approves what has just been created.
          if (stdout.includes('APPROVAL_PENDING')) status = 'ACTIVE';
        }
      }
      expect(printed.map((text) => JSON.parse(text) as unknown)).toEqual([
        [],
        { id: 'P-1', status: 'ACTIVE' },
        pending,
        { subscriptionID: 'I-1', status: 'ACTIVE', can_use: false },
        { subscriptionID: 'I-1', status: 'SUSPENDED' },
        { subscriptionID: 'I-1', status: 'ACTIVE' },
        { subscriptionID: 'I-1', status: 'CANCELLED' },
        [],
      ]);
    },
  );
});
