import { readFileSync, statSync } from 'node:fs';
import type { CompiledNote } from '../../lib/site/page-facts';
import type { PageMap } from '../../lib/tree/page-map';
import type { Route } from '../../lib/vocabulary/routes';

/*
 * The files that `build/site.ts` writes and pages/ reads. Next.js draws pages in processes of its own, so
 * nothing else can be shared.
 */

/** The last file that the preparation writes; it names all the others. */
export const PREPARED = '.cache/prepared.json';

export interface Prepared {
  readonly pageMap: PageMap;
  /** Compiled files by address. */
  readonly files: Readonly<Record<string, string>>;
  readonly client: ClientFiles;
}

export interface ClientFiles {
  /** Address of the script that every page names; empty in the development server, which bundles it itself. */
  readonly main: string;
  /** Text of the script in the head that marks the root. */
  readonly markRoot: string;
  /** Text of the script after the menu that restores its state. */
  readonly placeMenu: string;
}

let known: { readonly modified: number; readonly prepared: Prepared } | undefined;

/** Reads what the last preparation wrote, again after the next one. */
export function readPrepared(): Prepared {
  const modified = statSync(PREPARED).mtimeMs;
  if (known?.modified !== modified) {
    known = { modified, prepared: JSON.parse(readFileSync(PREPARED, 'utf8')) as Prepared };
  }
  return known.prepared;
}

/** Lists the addresses of all pages except the error page. */
export function drawnRoutes(): Route[] {
  return (Object.keys(readPrepared().files) as Route[]).filter((route) => route !== '/404');
}

/**
 * Reads the compiled note at an address.
 *
 * @throws when no note was prepared for it
 */
export function readCompiled(route: Route): CompiledNote {
  const file = readPrepared().files[route];
  if (file === undefined) {
    throw new Error(`no note is prepared for ${route}`);
  }
  // The first line holds the hashes of the inputs.
  return JSON.parse(readFileSync(file, 'utf8').replace(/^.*\n/, '')) as CompiledNote;
}
