import { fromHtml } from 'hast-util-from-html';
import type { Root, Content, Parent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from '../../lib/markdown/visit';
import { refuseFaults, type Fault } from '../../lib/faults/fault';
import { components } from '../../lib/vocabulary/note-elements';
import { faultsOf } from './fail';
import { jsxElement } from './jsx-node';
import type { CompiledFile } from './notes-data';

interface Tag {
  name: string;
  closing: boolean;
  closed: boolean;
  attributes: Record<string, string>;
}

/**
 * Reads a line such as `<note-tab label="npm">`, `</note-tab>` or `<note-list></note-list>`.
 *
 * @returns `undefined` for any other line
 */
function readTag(html: string): Tag | undefined {
  const source = html.trim();
  const name = /^<\/?([a-z-]+)/.exec(source)?.[1] ?? '';
  const component = components[name];
  if (component === undefined) {
    return undefined;
  }
  if (source.startsWith('</')) {
    return { name: component, closing: true, closed: true, attributes: {} };
  }
  const [element] = fromHtml(source, { fragment: true }).children;
  const properties = element?.type === 'element' ? element.properties : {};
  return {
    name: component,
    closing: false,
    closed: source.endsWith(`</${name}>`),
    attributes: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, String(value)]),
    ),
  };
}

/**
 * Returns the HTML of a block that holds nothing else. CommonMark reads a line with both tags,
 * `<note-list></note-list>`, as a paragraph of inline HTML, not as a block.
 */
function htmlOf(node: Content): string | undefined {
  if (node.type === 'html') {
    return node.value;
  }
  if (node.type !== 'paragraph') {
    return undefined;
  }
  const parts = node.children.map((child) =>
    child.type === 'html' || (child.type === 'text' && child.value.trim() === '')
      ? child.value
      : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** A tag, also over several lines: Prettier breaks a long `alt` after an attribute. */
const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Reads the component tags of an HTML block, one per line; none when any line is something else. */
function readTags(node: Content): Tag[] {
  const html = htmlOf(node)?.replace(TAG, (tag) => tag.replace(/\s*\n\s*/g, ' '));
  const tags = html?.split('\n').map(readTag) ?? [];
  return tags.every((tag) => tag !== undefined) ? tags : [];
}

/**
 * Turns the lower-case tags of `.md` notes into the elements of `.mdx` notes, so that the plugins after it
 * read one form: `<note-list></note-list>` becomes `<NoteList></NoteList>`.
 */
export function remarkComponents(tree: Root, file: CompiledFile): void {
  if (file.path.endsWith('.md')) {
    nest(tree);
  }
}

/** The checks of the text have refused tags without a partner. */
function nest(parent: Parent): void {
  const open: Content[][] = [];
  const finished: Content[] = [];
  const add = (node: Content): void => {
    (open.at(-1) ?? finished).push(node);
  };
  for (const child of parent.children) {
    const tags = readTags(child);
    if (tags.length === 0) {
      if ('children' in child && child.type !== 'paragraph') {
        nest(child);
      }
      add(child);
    }
    for (const tag of tags) {
      if (tag.closing) {
        open.pop();
        continue;
      }
      const children: Content[] = [];
      add({ ...jsxElement(tag.name, tag.attributes, children), position: child.position });
      if (!tag.closed) {
        open.push(children);
      }
    }
  }
  parent.children = finished;
}

/**
 * Calls back for every component of a name.
 *
 * @throws FaultError with the faults of all its components
 */
export function visitComponent(
  tree: Root,
  name: string,
  callback: (element: MdxJsxFlowElement) => void,
): void {
  const faults: Fault[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === name) {
      faults.push(
        ...faultsOf(() => {
          callback(element);
        }),
      );
    }
  });
  refuseFaults(faults);
}
