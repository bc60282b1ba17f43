import type { Route } from '../vocabulary/routes';

/** Display titles and order of a folder's entries, in Nextra's form. */
export interface PageMapMeta {
  kind: 'Meta';
  data: Record<string, { title: string; type?: 'page' | 'doc'; display?: 'normal' | 'hidden' }>;
}

/** One note. */
interface PageMapPage {
  kind: 'MdxPage';
  name: string;
  route: Route;
  frontMatter?: PageMapFrontMatter;
}

/** A folder; its index note stands beside it under the same name. */
interface PageMapFolder {
  kind: 'Folder';
  name: string;
  route: Route;
  children: PageMapEntry[];
}

/** The part of a note's front matter that lists and checks use. */
export interface PageMapFrontMatter {
  title: string;
  description: string;
  sidebar_position?: number;
  toc_max_heading_level?: number;
}

export type PageMapEntry = PageMapMeta | PageMapPage | PageMapFolder;

/** What a folder's page map is made of, already in the order readers see. */
export interface OrderedEntry {
  readonly name: string;
  readonly title: string;
  readonly type?: 'page' | 'doc';
  readonly display?: 'normal' | 'hidden';
  /** The page of a folder that holds no note yet: hidden until the first one comes. */
  readonly isWaiting?: true;
  readonly note?: { readonly route: Route; readonly frontMatter: PageMapFrontMatter };
  readonly folder?: { readonly route: Route; readonly entries: readonly OrderedEntry[] };
}

/**
 * The page map of a folder: its titles first, then for each entry the folder before its index note,
 * because Nextra joins the two only when they stand in this order.
 */
export function toPageMap(entries: readonly OrderedEntry[]): PageMapEntry[] {
  const meta: PageMapMeta = { kind: 'Meta', data: {} };
  const children: PageMapEntry[] = [];
  for (const { name, title, type, display, note, folder } of entries) {
    meta.data[name] = { title, ...(type && { type }), ...(display && { display }) };
    if (folder) {
      children.push({
        kind: 'Folder',
        name,
        route: folder.route,
        children: toPageMap(folder.entries),
      });
    }
    if (note) {
      children.push({ kind: 'MdxPage', name, route: note.route, frontMatter: note.frontMatter });
    }
  }
  return [meta, ...children];
}
