import type { Route } from '../vocabulary/routes';

/** Display titles and order of a folder's entries, in Nextra's form. */
export interface PageMapMeta {
  kind: 'Meta';
  data: Record<
    string,
    { title: string; type?: 'page' | 'doc'; display?: 'normal' | 'hidden'; group?: string }
  >;
}

/** A note. */
interface PageMapPage {
  kind: 'MdxPage';
  name: string;
  route: Route;
  frontMatter?: PageMapFrontMatter;
}

/** A folder. Its index note is a sibling with the same name. */
interface PageMapFolder {
  kind: 'Folder';
  name: string;
  route: Route;
  children: PageMapEntry[];
}

/** The front matter that lists and checks use. */
export interface PageMapFrontMatter {
  title: string;
  description: string;
  sidebar_position?: number;
  toc_max_heading_level?: number;
}

export type PageMapEntry = PageMapMeta | PageMapPage | PageMapFolder;

/** An entry of a folder, in the order that readers see. */
export interface OrderedEntry {
  readonly name: string;
  readonly title: string;
  readonly type?: 'page' | 'doc';
  readonly display?: 'normal' | 'hidden';
  /** Title of the group that begins with this entry. */
  readonly group?: string;
  /** Present on the page of a folder without notes; it is hidden until the first note. */
  readonly isWaiting?: true;
  readonly note?: { readonly route: Route; readonly frontMatter: PageMapFrontMatter };
  readonly folder?: { readonly route: Route; readonly entries: readonly OrderedEntry[] };
}

/**
 * Builds the page map of a folder: its titles, then for each entry the folder before its index note. Nextra
 * joins the two only in this order.
 */
export function toPageMap(entries: readonly OrderedEntry[]): PageMapEntry[] {
  const meta: PageMapMeta = { kind: 'Meta', data: {} };
  const children: PageMapEntry[] = [];
  for (const { name, title, type, display, group, note, folder } of entries) {
    meta.data[name] = {
      title,
      ...(type && { type }),
      ...(display && { display }),
      ...(group !== undefined && { group }),
    };
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
