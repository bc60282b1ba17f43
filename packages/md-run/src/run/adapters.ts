import type { SnippetLanguage } from '../blocks/languages';
import type { Adapter } from './adapter';
import { console } from './console';
import { bash, ruby } from './interpreted';
import { java, kotlin } from './java';
import { cpp } from './native';
import { js, ts } from './node';
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
