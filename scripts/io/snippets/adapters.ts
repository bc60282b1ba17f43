import type { SnippetLanguage } from '../../../lib/snippets/languages';
import type { Adapter } from './adapter';
import { console } from './console';
import { bash, ruby } from './interpreted';
import { java } from './java';
import { cpp } from './native';
import { js, ts } from './node';
import { python } from './python';
import { sql } from './sql';

/** The adapter of each language that runs (lib/snippets/languages.ts). */
export const adapters: Readonly<Record<SnippetLanguage, Adapter>> = {
  bash,
  console,
  cpp,
  java,
  js,
  python,
  ruby,
  sql,
  ts,
};
