import type { Element, Root } from 'hast';
import { visit } from '../markdown/visit';
import { neverAllowed } from '../vocabulary/note-elements';

/** Attributes whose address a browser fetches by itself. */
const LOADING = new Set('action background data formaction ping poster src srcset'.split(' '));

/** An address that runs code when it is followed. */
const UNSAFE = /^(?!(?:https?|mailto|tel):)[a-z][a-z0-9+.-]*:/i;

/** An address on another host, also inside a list: `a.png 1x, //host/b.png 2x`. */
const REMOTE = /(?:^|[\s,])(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\|\/\\)/i;

const REMOTE_STYLE = /url\(\s*["']?\s*(?:[a-z]+:)?\/\//i;

function isIntruding(name: string, value: string): boolean {
  // Browsers ignore control characters in an address.
  // eslint-disable-next-line no-control-regex -- they are what is left out
  const address = value.replace(/[\u0000-\u001f]/g, '').trim();
  return (
    /^on|^srcdoc$/.test(name) ||
    (name === 'style' && REMOTE_STYLE.test(value)) ||
    (LOADING.has(name) && REMOTE.test(address)) ||
    ((LOADING.has(name) || name === 'href') && UNSAFE.test(address))
  );
}

function intrudersIn({ tagName, properties }: Element): string[] {
  const attributes = Object.entries(properties).filter(([name, value]) =>
    isIntruding(name.toLowerCase(), String(value)),
  );
  return [
    ...(neverAllowed.has(tagName) ? [`<${tagName}>`] : []),
    ...attributes.map(
      ([name, value]) => `<${tagName} ${name.toLowerCase()}="${String(value).slice(0, 60)}">`,
    ),
  ];
}

/**
 * Finds what runs code in the text of a page, or fetches from another site. The notes were checked before; this
 * checks what became of them.
 *
 * @returns their tags, shortened: `<iframe>`, `<img src="https://…">`
 */
export function findIntruders(root: Root): string[] {
  const intruders: string[] = [];
  visit(root, 'element', (main) => {
    if (main.tagName === 'main') {
      visit(main, 'element', (element) => {
        intruders.push(...intrudersIn(element));
      });
    }
  });
  return intruders;
}
