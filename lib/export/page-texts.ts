import type { Element, Nodes, Root } from 'hast';

/** A text that readers see or hear, and its place. */
export interface PageText {
  /**
   * A label belongs to the interface: text around the note, buttons, attributes that are read out. A passage
   * belongs to the note: a paragraph, heading, list item or table cell.
   */
  readonly kind: 'label' | 'passage';
  /** White space collapsed; without code, formulas, drawings and links to other sites. */
  readonly text: string;
  /** The element or attribute, in the form of a fault: `aria-label`, `<h2>`. */
  readonly holder: string;
  readonly line: number;
}

/** Elements without prose: code, keys, output, formulas, drawings, and hidden content. */
const SILENT = new Set(
  'code kbd math pre samp script style svg template textarea time var'.split(' '),
);

/** Elements inside a sentence; any other begins a passage of its own. */
const INLINE = new Set(
  'a abbr b bdi br cite del dfn em i ins mark q s small span strong sub sup u w-j wbr'.split(' '),
);

/** Attributes that are shown or read out, by their name in hast. */
const SPOKEN: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  title: 'title',
  alt: 'alt',
  placeholder: 'placeholder',
};

interface Place {
  readonly isNote: boolean;
  /** Collects the words of the current passage or label. */
  readonly add: (text: string) => void;
}

function classesOf(element: Element): readonly unknown[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className : [];
}

/** Tells whether an element marks its text as another language, as quotations do. */
function isForeign({ tagName, properties: { lang } }: Element): boolean {
  return tagName !== 'html' && typeof lang === 'string' && !lang.startsWith('ko');
}

/** Tells whether a link leads to another site: its text is often the title of the page there, in its language. */
function isOutsideLink({ tagName, properties: { href } }: Element): boolean {
  return tagName === 'a' && typeof href === 'string' && /^https?:/.test(href);
}

/**
 * Collects the texts of an exported page that should be Korean. Tabs count as passages, because the note names
 * them; all other buttons are labels.
 */
export function readPageTexts(root: Root): PageText[] {
  const texts: PageText[] = [];

  function read(node: Nodes, place: Place): void {
    if (node.type === 'text') {
      place.add(node.value);
    } else if (node.type === 'element') {
      readElement(node, place);
    } else if ('children' in node) {
      node.children.forEach((child) => {
        read(child, place);
      });
    }
  }

  function readElement(element: Element, place: Place): void {
    if (INLINE.has(element.tagName) && element.children.length === 0) {
      return;
    }
    if (isForeign(element)) {
      place.add(' ');
      return;
    }
    const line = element.position?.start.line ?? 1;
    for (const [property, holder] of Object.entries(SPOKEN)) {
      const text = element.properties[property];
      if (typeof text === 'string') {
        texts.push({ kind: 'label', text: text.trim(), holder, line });
      }
    }
    if (SILENT.has(element.tagName) || (place.isNote && isOutsideLink(element))) {
      place.add(' ');
      return;
    }
    const isNote =
      element.tagName === 'main' || (place.isNote && !classesOf(element).includes('breadcrumb'));
    const isButton = element.tagName === 'button' && element.properties['role'] !== 'tab';
    // Around the note every element is a text of its own: the items of a menu are no sentence.
    const isOwn = isNote ? !INLINE.has(element.tagName) : true;
    if (!isOwn) {
      element.children.forEach((child) => {
        read(child, { ...place, isNote });
      });
      return;
    }
    const words: string[] = [];
    element.children.forEach((child) => {
      read(child, { isNote, add: (text) => words.push(text) });
    });
    place.add(' ');
    texts.push({
      kind: isNote && !isButton ? 'passage' : 'label',
      text: words.join('').replace(/\s+/g, ' ').trim(),
      holder: `<${element.tagName}>`,
      line,
    });
  }

  read(root, { isNote: false, add: () => undefined });
  return texts.filter(({ text }) => text !== '');
}
