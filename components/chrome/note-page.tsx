import type { NextPageContext } from 'next';
import { useMDXComponents } from 'nextra/mdx';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { jsxDEV } from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { pathOf } from '../../lib/addresses/links';
import type { CompiledNote, PageFacts } from '../../lib/site/page-facts';
import type { CompactPageMap } from '../../lib/tree/compact-page-map';
import SiteLayout from './site-layout';
import { loadNote } from '../prose/note-store';
import { StaticNote } from '../prose/static-note';

interface NoteProps {
  readonly note: PageFacts;
}

/** The texts that this process has read; always empty in the browser. */
const texts = new WeakMap<PageFacts, ReactElement>();

/** What `compile/compiled-note.ts` has for the server, bundled by `scripts/io/compiler.ts`. */
interface Compiler {
  readonly compiledNoteAt: (route: string) => Promise<CompiledNote>;
  readonly pageMapAt: (route: string) => CompactPageMap;
}

/** Reads a note on the build machine. Its text stays out of the bundles: it is only drawn there, once. */
async function readNote(route: string, components: object): Promise<PageFacts> {
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const { compileFunction } = process.getBuiltinModule('node:vm');
  const compiler = pathToFileURL('.cache/compiler/compiled-note.mjs').href;
  const module: unknown = await import(/* webpackIgnore: true */ compiler);
  const { compiledNoteAt, pageMapAt } = module as Compiler;
  const { facts, code } = await compiledNoteAt(route);
  const evaluate: unknown = compileFunction(code, [], { filename: facts.filePath ?? route });
  const text = (
    evaluate as (scope: object) => {
      default: ComponentType<{ components: object }>;
    }
  )({
    ...jsxRuntime,
    // What the MDX compiler calls when it runs inside the development server.
    jsxDEV: (...[type, props, key, isStatic]: Parameters<typeof jsxDEV>) =>
      jsxRuntime[isStatic ? 'jsxs' : 'jsx'](type, props, key),
    useMDXComponents,
  });
  const note = { ...facts, pageMap: pageMapAt(route) };
  texts.set(note, createElement(text.default, { components }));
  return note;
}

/**
 * Fetches the note at an address of the host, with the site's own path; when it cannot be had, the
 * browser goes there by itself.
 */
async function fetchNote(address: string): Promise<PageFacts> {
  try {
    return await loadNote(pathOf(address).slice(__SITE__.basePath.length) || '/');
  } catch {
    // Back and Forward have put it into the window already, where going there would only look for a heading.
    if (new URL(address, location.href).href === location.href) {
      location.reload();
    } else {
      location.assign(address);
    }
    return new Promise(() => undefined);
  }
}

/** What Next.js hands to {@link NotePage}. */
export async function noteProps({ asPath = '/' }: NextPageContext): Promise<NoteProps> {
  return {
    note:
      typeof window === 'undefined'
        ? await readNote(pathOf(asPath), (await import('../prose')).proseComponents)
        : await fetchNote(asPath),
  };
}

/**
 * A note in the layout of the theme.
 *
 * @param props.themeConfig What `theme.config.tsx` makes; it knows these components, and they not it.
 * @param props.children The text of a note with code of its own; left out for all others.
 */
export function NotePage({
  note,
  themeConfig,
  children,
}: NoteProps & { themeConfig: object; children?: ReactNode }): ReactElement {
  return (
    <SiteLayout pageOpts={note} themeConfig={themeConfig} pageProps={{}}>
      {children ?? texts.get(note) ?? <StaticNote note={note} />}
    </SiteLayout>
  );
}
