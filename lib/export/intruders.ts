import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { frameElements, noteElements, pageAttributes } from '../vocabulary/page-elements';

/** Something that no page may have. */
export interface Intruder {
  /** Form for the fault: `<iframe>`, `<img src="https://…">`. */
  readonly found: string;
  readonly expected: string;
  readonly line: number;
  /** Exception: a note that allows the element, or a redirect page. */
  readonly unless?: { readonly allowed: string } | 'moved';
}

/** Attributes whose address a browser fetches or follows by itself; `href` depends on its element. */
const LOADING = new Set(
  'action archive background code codebase data formaction imagesrcset manifest ping poster src srcset xlinkhref'.split(
    ' ',
  ),
);

/** Relations of head links that fetch nothing. */
const NAMING = new Set(['alternate', 'author', 'canonical', 'license', 'next', 'prev']);

/** Schemes of links that run no code when followed. */
const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An address on another host, also inside a list: `a.png 1x, //host/b.png 2x`. */
const REMOTE = /(?:^|[\s,])(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\|\/\\)/i;

/** A rule that makes a style sheet fetch from another host. */
export const REMOTE_STYLE =
  /(?:url\(|image-set\(|@import)\s*(?:url\()?\s*["']?\s*(?:[a-z]+:)?\/\//i;

/** Removes what browsers ignore in an address: control characters, and surrounding blanks. */
function addressOf(value: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is left out
  return value.replace(/[\u0000-\u001f]/g, '').trim();
}

function loads({ tagName, properties: { rel } }: Element, attribute: string): boolean {
  if (attribute !== 'href') {
    return LOADING.has(attribute);
  }
  const isNaming =
    Array.isArray(rel) && rel.every((one) => typeof one === 'string' && NAMING.has(one));
  return tagName !== 'a' && tagName !== 'area' && !(tagName === 'link' && isNaming);
}

const SHOWN = 60;

function attributeIntruder(
  element: Element,
  attribute: string,
  value: string,
  isKnown: boolean,
): Omit<Intruder, 'line'> | undefined {
  const { tagName } = element;
  const found = `<${tagName} ${attribute}="${value.slice(0, SHOWN)}">`;
  if (/^on|^srcdoc$/.test(attribute)) {
    return { found, expected: '코드를 담지 않은 속성' };
  }
  if (attribute === 'httpequiv') {
    const isRefresh = tagName === 'meta' && value.toLowerCase() === 'refresh';
    return { found, expected: 'http-equiv 없는 meta', ...(isRefresh && { unless: 'moved' }) };
  }
  if (attribute === 'style') {
    return REMOTE_STYLE.test(value) ? { found, expected: '사이트의 파일만 쓰는 모양' } : undefined;
  }
  const isLoading = loads(element, attribute);
  const address = addressOf(value);
  if (isLoading && REMOTE.test(address)) {
    return { found, expected: '다른 사이트에서 받지 않는 사이트의 파일' };
  }
  if ((isLoading || attribute === 'href') && SCHEME.test(address) && !SAFE_SCHEME.test(address)) {
    return { found, expected: 'https:나 mailto:로 시작하거나 사이트 안을 가리키는 주소' };
  }
  const isPlain = isKnown || /^(?:aria|data)./.test(attribute) || pageAttributes.has(attribute);
  return isPlain || isLoading ? undefined : { found, expected: '페이지에 쓰는 속성' };
}

function intrudersIn(element: Element, isNote: boolean, isDrawing: boolean): Intruder[] {
  const { tagName, properties } = element;
  const line = element.position?.start.line ?? 1;
  const isKnown = (isNote ? noteElements : frameElements).has(tagName);
  const intruders: Intruder[] = isKnown
    ? []
    : [
        {
          found: `<${tagName}>`,
          expected: '페이지에 쓰는 요소',
          line,
          unless: { allowed: tagName },
        },
      ];
  for (const [name, value] of Object.entries(properties)) {
    // The attributes of an element that the note allows are not checked.
    const isOwn = isDrawing || !isKnown;
    const intruder = attributeIntruder(element, name.toLowerCase(), String(value), isOwn);
    if (intruder !== undefined) {
      intruders.push({ ...intruder, line });
    }
  }
  if (tagName === 'style' && REMOTE_STYLE.test(textOf(element))) {
    intruders.push({ found: '다른 사이트의 것을 받는 <style>', expected: '사이트의 파일', line });
  }
  return intruders;
}

/**
 * Finds everything on a page that runs code, fetches from another site or is useless when finished. The notes were
 * checked before; this checks the result, whatever wrote it.
 */
export function findIntruders(root: Root): Intruder[] {
  const intruders: Intruder[] = [];
  const look = (node: Nodes, isNote: boolean, isDrawing: boolean): void => {
    let children: readonly (ElementContent | Root['children'][number])[] = [];
    let [inNote, inDrawing] = [isNote, isDrawing];
    if (node.type === 'element') {
      inNote ||= node.tagName === 'main';
      inDrawing ||= node.tagName === 'svg' || node.tagName === 'math';
      intruders.push(...intrudersIn(node, inNote, inDrawing));
      ({ children } = node);
    } else if (node.type === 'root') {
      ({ children } = node);
    }
    children.forEach((child) => {
      look(child, inNote, inDrawing);
    });
  };
  look(root, false, false);
  return intruders;
}
