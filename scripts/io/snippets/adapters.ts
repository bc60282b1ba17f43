import type { SnippetLanguage } from '../../../lib/snippets/block';
import type { Adapter } from './adapter';
import { bash, lua, python, ruby } from './interpreted';
import { java } from './java';
import { c, cpp } from './native';
import { js, ts } from './node';
import { sql } from './sql';

/** The adapter of each language; another language is one more file and one more line. */
export const adapters: Readonly<Record<SnippetLanguage, Adapter>> = {
  bash,
  c,
  cpp,
  java,
  js,
  lua,
  python,
  ruby,
  sql,
  ts,
};
