import type { Element, Root } from 'hast';
import { visit } from '../../lib/markdown/visit';
import { decodeAddress } from '../../lib/addresses/decode-address';
import type { NoteRecord } from '../../lib/site/notes';
import { noteOf, type CompiledFile } from './notes-data';

/** Writes the labels of footnotes in Korean, where the compiler writes English, and decodes their ids. */
function mendFootnote(element: Element): void {
  const { properties } = element;
  const { id } = properties;
  if (id === 'footnote-label') {
    element.children = [{ type: 'text', value: '각주' }];
  }
  if (typeof id === 'string' && id.startsWith('user-content-fn')) {
    properties['id'] = decodeAddress(id);
  }
  if ('dataFootnoteBackref' in properties) {
    properties['ariaLabel'] = '본문으로 돌아가기';
  }
}

/** Replaces the obsolete `align` attribute of aligned columns (`:---:`) by a class. */
function alignCell({ tagName, properties }: Element): void {
  const { align } = properties;
  if ((tagName === 'th' || tagName === 'td') && typeof align === 'string') {
    delete properties['align'];
    properties['className'] = [`align-${align}`];
  }
}

function inside({ children }: Element, ...names: readonly string[]): Element[] {
  return children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}

/**
 * Makes the first cells of a table row headers when its corner is empty, as in a comparison, so that a screen
 * reader says which row a cell belongs to. The empty corner becomes a plain cell: it names nothing.
 */
function nameRows(table: Element): void {
  const rows = inside(table, 'thead', 'tbody').flatMap((part) => inside(part, 'tr'));
  const [corner, ...others] = rows.flatMap((row) => inside(row, 'th', 'td').slice(0, 1));
  if (corner?.tagName !== 'th' || corner.children.length > 0) {
    return;
  }
  corner.tagName = 'td';
  for (const cell of others) {
    cell.tagName = 'th';
    cell.properties['scope'] = 'row';
  }
}

/** Writes the former ids of a heading inside it, so that links to them still work. */
function addAliases(
  { properties: { id }, children }: Element,
  aliases: NoteRecord['aliases'],
): void {
  // A heading's id may be the name of an inherited property: `constructor`.
  const former = typeof id === 'string' && Object.hasOwn(aliases ?? {}, id) ? aliases?.[id] : [];
  children.unshift(
    ...(former ?? []).map((old): Element => ({
      type: 'element',
      tagName: 'span',
      properties: { id: old },
      children: [],
    })),
  );
}

/**
 * Mends what the compiler writes of footnotes, tables and headings.
 *
 * @example
 * // <td align="center">1</td>  →  <td class="align-center">1</td>
 * // <h2 id="commands">명령</h2>  →  <h2 id="commands"><span id="old-id"></span>명령</h2>
 * // <tr><th></th><th>접근</th></tr> <tr><td>배열</td>…  →  <tr><td></td><th>접근</th></tr> <tr><th scope="row">배열</th>…
 */
export function rehypeElements(tree: Root, file: CompiledFile): void {
  const aliases = noteOf(file)?.aliases;
  visit(tree, 'element', (element) => {
    // The number beside the second way back of a footnote has no properties.
    element.properties = (element as Partial<Element>).properties ?? {};
    mendFootnote(element);
    alignCell(element);
    if (element.tagName === 'table') {
      nameRows(element);
    } else if (/^h[1-6]$/.test(element.tagName)) {
      addAliases(element, aliases);
    }
  });
}
