import type { SnippetLanguage } from '../blocks/languages';
import type { Adapter } from './adapter';
import { console } from './console';
import { java, kotlin } from './java';
import { js, ts } from './node';
import { bash, cpp, ruby } from './programs';
import { python } from './python';
import { sql } from './sql';

/** The adapter of each runnable language (../blocks/languages.ts). */
export const adapters: Readonly<Record<SnippetLanguage, Adapter>> = {
  bash,
  console,
  cpp,
  java,
  js,
  kotlin,
  python,
  ruby,
  sql,
  ts,
};
