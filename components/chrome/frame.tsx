import Layout, { SkipNavContent, useConfig, type DocsThemeConfig } from 'nextra-theme-docs';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PageFacts } from '../../lib/site/page-facts';
import type { Place } from '../../lib/tree/frame';
import type { MenuRow } from '../../lib/tree/menu';
import { Breadcrumb } from './breadcrumb';
import { NavLinks } from './nav-links';
import { PageHead } from './page-head';
import { Sidebar } from './sidebar';

interface FrameProps {
  readonly note: PageFacts;
  readonly place: Place;
  readonly menu: readonly MenuRow[];
  /** Script that restores the state of the menu before the first paint. */
  readonly menuScript: string;
  readonly children: ReactNode;
}

/** Draws a part named by `theme.config.tsx`, with the props that the theme passes to it. */
function part(named: unknown, props: object = {}): ReactNode {
  return typeof named === 'function'
    ? (named as (props: object) => ReactNode)(props)
    : (named as ReactNode);
}

function Frame({ note, place, menu, menuScript, children }: FrameProps): ReactElement {
  const config = useConfig();
  const hasMenu = place.section !== undefined;
  return (
    <>
      <PageHead note={note} />
      {part(config.navbar.component, { items: place.sections })}
      <div className={note.route === '/' ? 'page home' : 'page'}>
        <Sidebar rows={menu} isBeside={hasMenu} script={menuScript} />
        <nav className="page-toc" aria-label="이 노트의 목차">
          {note.route !== '/' &&
            part(config.toc.component, {
              headings: note.headings,
              level: note.frontMatter.toc_max_heading_level,
              filePath: note.filePath,
            })}
        </nav>
        <SkipNavContent />
        <article className="nextra-content">
          <main>
            <Breadcrumb
              steps={place.steps}
              section={place.section}
              hasToggle={hasMenu && config.sidebar.toggleButton}
            />
            {children}
            <NavLinks previous={place.previous} next={place.next} />
          </main>
        </article>
      </div>
      {part(config.footer.component, { sections: place.sections })}
    </>
  );
}

/**
 * Draws a note in its frame. The theme reads `theme.config.tsx` and manages the colour scheme. The layout is drawn
 * here: the theme has no slots for its sidebar, breadcrumb, neighbours and head.
 *
 * @throws when the theme's layout is no longer one provider around its frame
 */
export function PageFrame({
  themeConfig,
  ...props
}: FrameProps & { readonly themeConfig: DocsThemeConfig }): ReactElement {
  const { title, frontMatter, headings } = props.note;
  const pageOpts = {
    title,
    frontMatter,
    headings,
    pageMap: [],
    filePath: '',
    route: props.note.route,
  };
  const provider: unknown = Layout({ themeConfig, pageOpts, pageProps: {}, children: null });
  if (
    !isValidElement<{ value?: unknown; children?: ReactNode }>(provider) ||
    !isValidElement(provider.props.children)
  ) {
    throw new Error(
      'nextra-theme-docs: Layout() must return a provider with one child; see components/chrome/frame.tsx',
    );
  }
  return cloneElement(provider, {}, <Frame {...props} />);
}
