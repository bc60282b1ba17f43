import { useMDXComponents } from 'nextra/mdx';
import { compileFunction } from 'node:vm';
import type { ReactElement, ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { readCompiled, readPrepared } from './drawn-notes';
import { placeOf } from '../../lib/tree/frame';
import { menuRows } from '../../lib/tree/menu';
import type { Route } from '../../lib/vocabulary/routes';
import themeConfig from '../../theme.config';
import { NoteBody, proseComponents } from '../../components/prose';
import { PageFrame } from '../../components/chrome/frame';

type Text = (props: { components: object }) => ReactElement<{ children?: ReactNode }>;

/** Replaces React's development function: notes compiled in the development server call it. */
function jsxDEV(
  type: Parameters<typeof jsxRuntime.jsx>[0],
  props: unknown,
  key: Parameters<typeof jsxRuntime.jsx>[2],
  isStatic: boolean,
): ReactElement {
  return (isStatic ? jsxRuntime.jsxs : jsxRuntime.jsx)(type, props, key);
}

/** Evaluates the compiled code of a note and returns what draws its text. */
function textOf(code: string, route: Route): Text {
  const evaluate: unknown = compileFunction(code, [], { filename: route });
  const scope = { ...jsxRuntime, jsxDEV, useMDXComponents };
  return (evaluate as (given: object) => { default: Text })(scope).default;
}

/** Draws the page of a note. Runs only on the build machine. */
export function NotePage({ route }: { route: Route }): ReactElement {
  const { pageMap, client } = readPrepared();
  const { facts, code } = readCompiled(route);
  return (
    <PageFrame
      note={facts}
      place={placeOf(pageMap, route)}
      menu={menuRows(pageMap, route, themeConfig.sidebar)}
      menuScript={client.placeMenu}
      themeConfig={themeConfig}
    >
      <NoteBody>{textOf(code, route)({ components: proseComponents }).props.children}</NoteBody>
    </PageFrame>
  );
}
