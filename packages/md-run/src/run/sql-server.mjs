/**
 * Executes SQL for src/run/sql.ts in one database, emptied before each script. A process of its own: a runaway
 * query blocks its thread and can only be killed with the process.
 *
 * Input lines: {"setup": [statements], "earlier": [statements], "statements": [statements]}.
 * Output lines: {"stdout": text, "stderr": text}, `psql -At` style, stderr empty unless a statement failed.
 */
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();

const CLEANUP = [
  'ROLLBACK',
  'RESET SESSION AUTHORIZATION',
  'DISCARD ALL',
  `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('DROP SCHEMA %I CASCADE', name);
    END LOOP;
    FOR name IN SELECT rolname FROM pg_roles WHERE rolname !~ '^pg_' AND rolname <> current_user LOOP
      EXECUTE format('DROP OWNED BY %I CASCADE', name);
      EXECUTE format('DROP ROLE %I', name);
    END LOOP;
  END $$`,
  'CREATE SCHEMA public',
];

/** Keeps every value as the text that PostgreSQL sent, as psql shows it. */
const { rows: types } = /** @type {{ rows: { oid: number }[] }} */ (
  await database.query('SELECT oid::int AS oid FROM pg_type')
);
const parsers = Object.fromEntries(
  types.map(({ oid }) => [oid, (/** @type {string} */ value) => value]),
);

/** @param {readonly string[]} statements */
async function rowsOf(statements) {
  let text = '';
  for (const statement of statements) {
    const results = await database.exec(statement, { rowMode: 'array', parsers });
    for (const { rows } of results) {
      for (const row of /** @type {(string | null)[][]} */ (/** @type {unknown} */ (rows))) {
        text += `${row.map((value) => value ?? '').join('|')}\n`;
      }
    }
  }
  return text;
}

/** @typedef {{ setup: string[], earlier: string[], statements: string[] }} Script */

/**
 * @param {Script} script
 * @returns {Promise<{ stdout: string, stderr: string }>}
 */
async function execute({ setup, earlier, statements }) {
  for (const statement of CLEANUP) {
    await database.exec(statement);
  }
  let stdout = '';
  try {
    await rowsOf([...setup, ...earlier]);
    for (const statement of statements) {
      stdout += await rowsOf([statement]);
    }
    return { stdout, stderr: '' };
  } catch (error) {
    const { severity, code, message, detail } =
      /** @type {{ severity?: string, code?: string, message: string, detail?: string }} */ (error);
    const lines = [`${severity ?? 'ERROR'}: ${code ?? ''}: ${message}`];
    return { stdout, stderr: [...lines, ...(detail ? [`DETAIL: ${detail}`] : [])].join('\n') };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const script = /** @type {unknown} */ (JSON.parse(line));
  const answer = await execute(/** @type {Script} */ (script));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
process.exit();
