/** A semicolon, or text whose semicolons end no statement: strings, names, comments, function bodies. */
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$\-/;]+|[\s\S]/gy;

/** The same for MariaDB: a backslash escapes, backticks quote names, and `#` begins a comment too. */
const MARIADB_TOKEN =
  /'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"|`[^`]*`|#[^\n]*|--(?=\s)[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"`#\-/;]+|[\s\S]/g;

/** Splits a script into statements as MariaDB's client does; see {@link splitStatements}. */
export function splitMariadbStatements(script: string): string[] {
  const statements = [''];
  for (const [token] of script.matchAll(MARIADB_TOKEN)) {
    if (token === ';') {
      statements.push('');
    } else {
      statements.push(`${statements.pop() ?? ''}${token}`);
    }
  }
  return statements
    .map((one) => one.trim())
    .filter((one) => one.replace(/#[^\n]*|--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '');
}

const ESCAPE_STRING = /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/gy;

/**
 * Splits a script into statements, as psql does. They must be sent one by one: sent together they are one
 * transaction, and a failure of the last would undo the first.
 *
 * @example
 * splitStatements("SELECT ';'; -- x;\nSELECT 2")  // ["SELECT ';'", '-- x;\nSELECT 2']
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let at = 0;
  while (at < script.length) {
    const before = script[at - 1] ?? ' ';
    ESCAPE_STRING.lastIndex = at;
    TOKEN.lastIndex = at;
    const escaped = /\w/.test(before) ? null : ESCAPE_STRING.exec(script);
    const token = escaped?.[0] ?? TOKEN.exec(script)?.[0] ?? '';
    // Plain text must stop before the letter of an escape string, `E'…'`.
    const cut = escaped ? -1 : token.search(/(?<!\w)[eE]$/);
    const text = cut > 0 ? token.slice(0, cut) : token;
    at += text.length;
    if (text === ';') {
      statements.push(statement);
      statement = '';
    } else {
      statement += text;
    }
  }
  return [...statements, statement]
    .map((one) => one.trim())
    .filter((one) => one.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '');
}
