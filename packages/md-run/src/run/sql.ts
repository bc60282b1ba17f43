import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from '../blocks/block';
import { maxAnswer, type Execution } from '../blocks/execution';
import { splitStatements } from '../blocks/sql-statements';
import { eachInput, type Adapter, type Context, type Input, type Session } from './adapter';
import { LineServer } from './line-server';
import { executeOnServer } from './sql-sessions';

async function executeOnce(
  server: LineServer,
  { limits }: Context,
  { text, earlier }: Program,
  input: Input,
): Promise<Execution> {
  const script = {
    setup: splitStatements(input.kind === 'stdin' ? input.text : ''),
    earlier: earlier.flatMap(splitStatements),
    statements: splitStatements(text),
  };
  const reply = await server.request(script, limits);
  if (reply.kind !== 'answer') {
    return reply;
  }
  const { stdout, stderr } = reply.json as { stdout: string; stderr: string };
  return { kind: 'finished', stdout, stderr, status: stderr === '' ? 0 : 1 };
}

function openSql(context: Context): Session {
  const script = fileURLToPath(new URL('sql-server.mjs', import.meta.url));
  const { workFolder, limits, sandbox } = context;
  const cwd = mkdtempSync(path.join(workFolder, 'sql-'));
  const server = new LineServer([process.execPath, script], {
    cwd,
    sandbox,
    maxAnswer: maxAnswer(limits),
  });
  return {
    execute: async (program, inputs, surroundings) => {
      if (program.services) {
        return [await executeOnServer({ program, surroundings, cwd, limits, sandbox })];
      }
      return eachInput(inputs, (input) => executeOnce(server, context, program, input));
    },
    close: () => server.close(),
  };
}

/** PostgreSQL compiled to WebAssembly: the same everywhere, without a server. */
export const sql: Adapter = {
  name: 'PGlite (@electric-sql/pglite)',
  packages: [],
  serial: true,
  detect: async () => {
    try {
      const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
      const manifest = path.join(path.dirname(entry), '..', 'package.json');
      const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
      return { label: 'PostgreSQL (PGlite)', version, command: entry };
    } catch {
      return undefined;
    }
  },
  open: (_tool, context) => openSql(context),
};
