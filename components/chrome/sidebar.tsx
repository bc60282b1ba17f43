import { useRouter } from 'next/router';
import { useFSRoute } from 'nextra/hooks';
import { useConfig } from 'nextra-theme-docs';
import {
  Component,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mergeMaps, type CompactPageMap } from '../../lib/tree/compact-page-map';
import {
  awaitedFolder,
  menuRows,
  openAtFirst,
  openTo,
  toggleMenu,
  type MenuRow,
  type MenuSettings,
} from '../../lib/tree/menu';
import type { Route } from '../../lib/vocabulary/routes';
import { currentRoute, hrefOf } from '../page/href';
import { hitBy, listen } from '../page/listen';
import { loadSiteTree, PageTree, prefetchSiteTree } from '../page/site-tree';
import { writeStored } from '../page/storage';
import { SearchBox } from '../search/search-button';
import { MenuList, type MenuHeading } from './menu-list';
import { MENU_LIST, placeSidebar } from './place-sidebar';
import { setRootClass, useMenu, useRootClass } from './root-class';
import { ThemeSwitch } from './theme-switch';

/** The id by which the button in the bar names what it opens; see `compile/amendments.ts`. */
const SIDEBAR = 'sidebar';

/** From here on the sidebar stands beside the note. */
const WIDE = '(min-width: 768px)';

/** What `theme.config.tsx` says of the sidebar. */
interface SidebarSettings extends MenuSettings {
  readonly toggleButton: boolean;
}

/** The theme's own type is lost between two versions of its validator. */
function useSettings(): SidebarSettings {
  const config: unknown = useConfig();
  return (config as { sidebar: SidebarSettings }).sidebar;
}

/** All rows that pages have brought so far, and those of the whole site once a reader has asked for more. */
function useKnownTree(slice: CompactPageMap): [CompactPageMap, (tree: CompactPageMap) => void] {
  const [{ known, latest }, setTree] = useState({ known: slice, latest: slice });
  const learn = useCallback((tree: CompactPageMap) => {
    setTree((before) => ({ ...before, known: tree }));
  }, []);
  if (latest !== slice) {
    setTree({ known: mergeMaps(known, slice), latest: slice });
  }
  return [known, learn];
}

/** The rows to draw, and what opens and closes a folder. */
function useMenuRows(settings: MenuSettings): [readonly MenuRow[], (folder: Route) => void] {
  const route = useFSRoute() as Route;
  const [tree, learn] = useKnownTree(useContext(PageTree));
  const [menu, setMenu] = useState(() => ({ route, open: openAtFirst(tree, route, settings) }));
  if (menu.route !== route) {
    setMenu({ route, open: openTo(menu.open, tree, route, settings) });
  }
  const toggle = useCallback(
    (folder: Route) => {
      setMenu(({ open, ...rest }) => ({ ...rest, open: toggleMenu(open, folder, settings) }));
    },
    [settings],
  );
  const rows = useMemo(() => menuRows(tree, route, menu.open), [tree, route, menu.open]);
  const awaited = awaitedFolder(rows)?.route;
  useEffect(() => {
    if (awaited === undefined) {
      return undefined;
    }
    const from = currentRoute();
    let isAwaited = true;
    loadSiteTree().then(learn, () => {
      if (isAwaited && currentRoute() === from) {
        // The page of the folder lists its notes too.
        location.assign(hrefOf({ route: awaited }));
      } else if (isAwaited) {
        // The reader has gone on to another note.
        toggle(awaited);
      }
    });
    return () => {
      isAwaited = false;
    };
  }, [awaited, learn, toggle]);
  return [rows, toggle];
}

/** Where a row is in the window, and the row. */
interface Anchor {
  readonly row: Element;
  readonly top: number;
}

/**
 * Keeps the row that the reader has pressed where it is while rows above it come and go, and brings the
 * row of a page into sight when the reader came to it another way.
 */
class SteadyRows extends Component<{ route: string; children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Anchor | null {
    const list = document.getElementById(MENU_LIST);
    const { activeElement } = document;
    const row =
      list?.contains(activeElement) === true
        ? activeElement
        : list?.querySelector('[aria-current]');
    return row ? { row, top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(
    before: { route: string },
    _state: unknown,
    anchor: Anchor | null,
  ): void {
    const list = document.getElementById(MENU_LIST);
    if (list !== null && anchor?.row.isConnected === true) {
      list.scrollTop += anchor.row.getBoundingClientRect().top - anchor.top;
    }
    if (before.route !== this.props.route) {
      placeSidebar(MENU_LIST, false);
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The menu of a phone covers the page: what stands after it is out of reach, and Escape closes it. */
function usePhoneMenu(): void {
  const { asPath } = useRouter();
  const { menu: isOpen, setMenu } = useMenu();
  useEffect(() => {
    setMenu(false);
  }, [asPath, setMenu]);
  useEffect(() => {
    const sidebar = document.getElementById(SIDEBAR);
    if (!isOpen || sidebar === null) {
      return;
    }
    placeSidebar(MENU_LIST, false);
    const covered = [sidebar, sidebar.parentElement].flatMap((element) => followers(element));
    const setInert = (inert: boolean): void => {
      covered.forEach((element) => {
        element.inert = inert;
      });
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && hitBy(event, 'dialog') === null) {
        setMenu(false);
        document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR}"]`)?.focus();
      }
    };
    const wide = matchMedia(WIDE);
    const onWide = (): void => {
      setMenu(false);
    };
    setInert(true);
    const stop = listen({ keydown: onKeyDown });
    wide.addEventListener('change', onWide);
    return () => {
      setInert(false);
      stop();
      wide.removeEventListener('change', onWide);
    };
  }, [isOpen, setMenu]);
}

/** The elements beside another that come after it. */
function followers(element: Element | null): HTMLElement[] {
  const next = element?.nextElementSibling;
  return next instanceof HTMLElement ? [next, ...followers(next)] : [];
}

/** Hides the sidebar and brings it back, also on the pages to come. */
function SidebarToggle(): ReactElement {
  const isHidden = useRootClass('sidebar-hidden');
  return (
    <button
      type="button"
      className="sidebar-toggle"
      title={isHidden ? '사이드바 보이기' : '사이드바 숨기기'}
      onClick={() => {
        writeStored('localStorage', 'sidebar', isHidden ? 'shown' : 'hidden');
        setRootClass('sidebar-hidden', !isHidden);
      }}
    >
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1 2.5A1.5 1.5 0 0 1 2.5 1h11A1.5 1.5 0 0 1 15 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 13.5Zm9.5-1.5v14" />
        <path d={isHidden ? 'm4.5 6 2 2-2 2' : 'm7 6-2 2 2 2'} />
      </svg>
    </button>
  );
}

/** What the theme says of the page to the part that stands here for its own. */
interface SidebarProps {
  readonly headings: readonly (MenuHeading & { readonly depth: number })[];
  /** Whether the page has a menu on phones only. */
  readonly asPopover?: boolean;
  /** Whether such a page keeps the room beside its text. */
  readonly includePlaceholder?: boolean;
}

const NO_HEADINGS: readonly MenuHeading[] = [];

/**
 * The menu of the site: on a wide window the section being read, beside the note; on a phone all
 * sections, in a panel that covers the page. Stands for the theme's declaration of the same name.
 */
export function Sidebar({ headings, asPopover, includePlaceholder }: SidebarProps): ReactElement {
  const settings = useSettings();
  const [rows, onToggle] = useMenuRows(settings);
  const { menu, setMenu } = useMenu();
  const route = useFSRoute();
  usePhoneMenu();
  const phoneOnly = includePlaceholder === true ? 'phone-only keeps-room' : 'phone-only';
  const closeAfterLink = (event: MouseEvent): void => {
    if (hitBy(event.nativeEvent, 'a') !== null && !event.defaultPrevented) {
      setMenu(false);
    }
  };
  return (
    <aside
      id={SIDEBAR}
      className={asPopover === true ? `sidebar ${phoneOnly}` : 'sidebar'}
      aria-label="사이드바"
      onPointerEnter={prefetchSiteTree}
    >
      <div className="sidebar-search">
        <SearchBox />
      </div>
      <nav id={MENU_LIST} className="menu" aria-label="노트 목록" onClick={closeAfterLink}>
        <SteadyRows route={route}>
          <MenuList
            rows={rows}
            headings={menu ? headings.filter(({ depth }) => depth === 2) : NO_HEADINGS}
            onToggle={onToggle}
          />
        </SteadyRows>
      </nav>
      <div className="sidebar-tools">
        <ThemeSwitch />
        {settings.toggleButton && <SidebarToggle />}
      </div>
    </aside>
  );
}
