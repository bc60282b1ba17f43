import { readFileSync, statSync } from 'node:fs';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { CompactPageMap } from '../../lib/tree/compact-page-map';
import type { Route } from '../../lib/vocabulary/routes';

/*
 * What pages/ reads of what `build/site.ts` has written: files only, because Next.js draws pages in
 * processes of its own.
 */

/** Written last by the preparation; names all that is drawn. */
export const PREPARED = '.cache/prepared.json';

/** What the preparation hands to the pages. */
export interface Prepared {
  readonly pageMap: CompactPageMap;
  /** Files of the compiled notes by their addresses. */
  readonly files: Readonly<Record<string, string>>;
  readonly client: ClientFiles;
}

/** The scripts of the pages. */
export interface ClientFiles {
  /** Address of the script that every page names; empty in the development server, which bundles it itself. */
  readonly main: string;
  /** Text of the script in the head that marks the root. */
  readonly markRoot: string;
  /** Text of the script behind the menu that puts it as it was left. */
  readonly placeMenu: string;
}

let known: { readonly modified: number; readonly prepared: Prepared } | undefined;

/** What the last preparation has written; read again when it has written anew. */
export function readPrepared(): Prepared {
  const modified = statSync(PREPARED).mtimeMs;
  if (known?.modified !== modified) {
    known = { modified, prepared: JSON.parse(readFileSync(PREPARED, 'utf8')) as Prepared };
  }
  return known.prepared;
}

/** The addresses of all pages but the error page. */
export function drawnRoutes(): Route[] {
  return (Object.keys(readPrepared().files) as Route[]).filter((route) => route !== '/404');
}

/**
 * The compiled note at an address.
 *
 * @throws where there is none.
 */
export function readNote(route: Route): CompiledNote {
  const file = readPrepared().files[route];
  if (file === undefined) {
    throw new Error(`no note is prepared for ${route}`);
  }
  // The first line says what it was compiled from.
  return JSON.parse(readFileSync(file, 'utf8').replace(/^.*\n/, '')) as CompiledNote;
}
