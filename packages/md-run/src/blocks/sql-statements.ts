/** Text whose semicolons end no statement: strings, names, function bodies, comments; then a semicolon; then the rest. */
const POSTGRESQL =
  /(?<!\w)[eE]'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[^]*?\$\1\$|--[^\n]*|\/\*[^]*?\*\/|;|[^'"$\-/;eE]+|[^]/g;

/** The same for MariaDB: a backslash escapes, backticks quote names, and `#` begins a comment too. */
const MARIADB =
  /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`[^`]*`|#[^\n]*|--(?=\s)[^\n]*|\/\*[^]*?\*\/|;|[^'"`#\-/;]+|[^]/g;

const POSTGRESQL_REMARK = /--[^\n]*|\/\*[^]*?\*\//g;
const MARIADB_REMARK = /#[^\n]*|--[^\n]*|\/\*[^]*?\*\//g;

function splitBy(script: string, token: RegExp, remark: RegExp): string[] {
  const statements: string[][] = [[]];
  for (const [text] of script.matchAll(token)) {
    if (text === ';') {
      statements.push([]);
    } else {
      statements.at(-1)?.push(text);
    }
  }
  return statements
    .map((texts) => texts.join('').trim())
    .filter((statement) => statement.replace(remark, '').trim() !== '');
}

/**
 * Splits a script into statements, as psql does. They must be sent one by one: sent together they are one
 * transaction, and a failure of the last would undo the first.
 *
 * @example
 * splitStatements("SELECT ';'; -- x;\nSELECT 2")  // ["SELECT ';'", '-- x;\nSELECT 2']
 */
export function splitStatements(script: string): string[] {
  return splitBy(script, POSTGRESQL, POSTGRESQL_REMARK);
}

/** Splits a script into statements as MariaDB's client does; see {@link splitStatements}. */
export function splitMariadbStatements(script: string): string[] {
  return splitBy(script, MARIADB, MARIADB_REMARK);
}
