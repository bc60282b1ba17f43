import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { strFromU8, unzipSync } from 'fflate';
import { requirementsOf } from 'md-run/blocks';
import { freePort } from 'md-run/process';
import { unmetRequirements } from 'md-run/run';
import { expect, test, vi } from 'vitest';
import { sampleZips } from '../../lib/export/sample-zips';
import { readNotes } from '../../lib/note/note';
import { readProject } from '../../build/io/project';
import { fillFolder, programFolder } from '../support/folders';
import { type MainProcess, startProgram } from '../support/main-process';
import { readNoteBlocks } from '../support/note-blocks';
import { guideNote } from '../support/paypal-notes';
import { servePostgres } from '../support/postgres-server';
import { openShell } from '../support/shell';
import { takeBlocks } from '../support/taken-blocks';
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
      expect(manifest.scripts['paypal']).toBe('tsx --env-file=.env fake-paypal.ts');
      const db = await PGlite.create();
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
        take: (filename: string) => {
          const text = files.get(filename) ?? expect.fail(filename);
          // In the zip a file ends with a line break.
          takeBlocks([{ project: 'paypal-api', filename, text: text.replace(/\n$/, '') }]);
        },
      };
      const example = Object.fromEntries(
        [...(files.get('.env.example') ?? '').matchAll(/^(\w+)=(.*)$/gm)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      );
      const settings = {
        ...example,
        PAYPAL_API: `http://127.0.0.1:${await freePort()}`,
        DATABASE_URL,
        SITE_URL: 'http://127.0.0.1',
        HOST: '',
        PORT: '0',
      };
      const env = { ...process.env, ...settings };
      project.take('setup.mjs');
      const paypal = startProgram(project, 'fake-paypal.ts', settings);
      const main = startProgram(project, 'main.ts', settings);
      const said = (program: MainProcess, words: RegExp): Promise<string> =>
        vi.waitFor(
          () => {
            expect(program.errors()).toBe('');
            return words.exec(program.output())?.[1] ?? expect.fail('not yet');
          },
          { timeout: 200_000, interval: 100 },
        );
      await said(paypal, /(http:\S+)/);
      const port = await said(main, /"port":(\d+)/);

      const shell = openShell({});
      const printed: unknown[] = [];
      /** The latest id of each kind, which the reader puts in the place of `I-...`. */
      const ids = new Map<string, string>();
      for (const [, command = ''] of readme.matchAll(COMMAND)) {
        const filled = [...ids]
          .reduce((text, [kind, id]) => text.replaceAll(`${kind}...`, id), command)
          .replace('demo=...', /"cookie":"([^"]+)"/.exec(main.output())?.[1] ?? 'demo=none')
          .replace('http://127.0.0.1:3000', `http://127.0.0.1:${port}`);
        const sql = /^psql paypal -c (['"])(.+)\1$/s.exec(filled)?.[2];
        let stdout = '';
        if (sql !== undefined) await db.exec(sql);
        else if (filled === 'npm run -s product') {
          const tsx = `'${process.execPath}' '${path.resolve('node_modules/tsx/dist/cli.mjs')}'`;
          const script = manifest.scripts['product']?.replace(/^tsx --env-file=\.env/, tsx) ?? '';
          ({ stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: folder, env }));
          expect(stdout).toMatch(/^PROD-\w+\n$/);
        } else {
          ({ stdout } = await shell.type(filled.replace(/^curl/, 'curl -sS')));
        }
        for (const [id, kind = ''] of stdout.matchAll(/\b(PROD-|P-|I-)[0-9A-Z]{12,}/g)) {
          ids.set(kind, id);
        }
        const approval = /"href":"([^"]+)","rel":"approve"/.exec(stdout)?.[1];
        if (approval !== undefined) {
          const answer = await fetch(approval, { redirect: 'manual' });
          expect(answer.headers.get('location')).toContain('subscription_id=I-');
        }
        if (filled.startsWith('curl')) printed.push(JSON.parse(stdout));
      }
      const id = ids.get('I-');
      expect(printed).toMatchObject([
        [],
        { id: ids.get('P-'), status: 'ACTIVE' },
        { id, status: 'APPROVAL_PENDING' },
        { subscriptionID: id, status: 'ACTIVE', can_use: true },
        { subscriptionID: id, status: 'SUSPENDED' },
        { subscriptionID: id, status: 'ACTIVE' },
        { subscriptionID: id, status: 'CANCELLED' },
        [{ paypal_subscription_id: id, status: 'CANCELLED', can_use: true }],
        [],
      ]);
    },
  );
});
