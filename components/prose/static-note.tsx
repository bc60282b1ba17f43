import { useRouter } from 'next/router';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { hrefOf } from '../page/href';
import { PLACE_EVENTS } from '../page/place-events';
import { layOutLater } from './lay-out-later';
import { loadNote, NOTE_BODY, noteContent } from './note-store';

/** What surrounds the text of every note. */
export function NoteBody({ children }: { children: ReactNode }): ReactElement {
  return <div className={NOTE_BODY}>{children}</div>;
}

function Body({ route }: { route: string }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The page that came as HTML has its text already.
    if (element.current?.hasChildNodes() !== false) {
      return undefined;
    }
    element.current.append(...noteContent(route));
    return layOutLater(PLACE_EVENTS);
  }, [route]);
  return (
    <div
      ref={element}
      className={NOTE_BODY}
      suppressHydrationWarning
      // React leaves what is inside alone.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * In the browser, the text of a note that needs no React: the HTML of the page as it came, or that
 * of the note the reader has gone on to. `compile/note-loader.mjs` puts it in the place of the compiled
 * text.
 */
export function StaticNote(): ReactElement {
  const { pathname } = useRouter();
  return <Body key={pathname} route={pathname} />;
}

interface PageContext {
  readonly pathname: string;
  readonly asPath?: string;
}

interface Page {
  getInitialProps?: (context: PageContext) => Promise<object>;
}

const staticRoutes = new Set<string>();

/**
 * Loads the text of a note before the router shows it. When it cannot be had, the browser goes there
 * by itself.
 */
async function loadText({ pathname, asPath = pathname }: PageContext): Promise<object> {
  try {
    if (staticRoutes.has(pathname)) {
      await loadNote(pathname);
    }
    return {};
  } catch {
    location.assign(hrefOf({ route: asPath }));
    return new Promise(() => undefined);
  }
}

/**
 * Makes the router wait for the text of the note at a route. Nextra gives all pages the same
 * component, so what is static is remembered by route. In the browser alone: to the server these are
 * pages without data, which it exports as plain files.
 */
export function staticPage<Component extends Page>(page: Component, route: string): Component {
  staticRoutes.add(route);
  page.getInitialProps = loadText;
  return page;
}
