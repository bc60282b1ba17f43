import { splitStatements } from './sql-statements';

/** A statement and the session that sends it. */
export interface SessionStep {
  /** A capital letter; empty for statements before the first session. */
  readonly session: string;
  readonly statement: string;
}

const SESSION_LINE = /^--[ \t]*([A-Z])(?:[ \t]*:.*)?[ \t]*$/;

/**
 * Reads a script of several sessions. A comment line such as `-- A` names the session of the statements below it.
 *
 * @example
 * sessionSteps('CREATE TABLE t();\n-- A\nBEGIN;\n-- B: 기다린다\nDROP TABLE t;')
 * // [{ session: '', statement: 'CREATE TABLE t()' }, { session: 'A', statement: 'BEGIN' },
 * //  { session: 'B', statement: 'DROP TABLE t' }]
 */
export function sessionSteps(script: string): SessionStep[] {
  const parts: { session: string; lines: string[] }[] = [{ session: '', lines: [] }];
  for (const line of script.split('\n')) {
    const session = SESSION_LINE.exec(line)?.[1];
    if (session === undefined) {
      parts.at(-1)?.lines.push(line);
    } else {
      parts.push({ session, lines: [] });
    }
  }
  return parts.flatMap(({ session, lines }) =>
    splitStatements(lines.join('\n')).map((statement) => ({ session, statement })),
  );
}
