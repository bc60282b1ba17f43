import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutUnused, putOwnParts } from './lean-theme-loader.mjs';

/** A class of the theme's own style sheet in a selector, still escaped: `.md\:nx-hidden`. */
const THEME_CLASS = /\.((?:\\.|[\w-])*nx-(?:\\.|[\w-])+)/g;

/** Where the block ends whose first character is at a position. @param {string} css @param {number} from */
function endOfBlock(css, from) {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
    at += 1;
  }
  return at;
}

/**
 * Leaves out the rules of a style sheet that name classes of the theme which no element has.
 *
 * @param {string} css well formed, without braces in texts
 * @param {(name: string) => boolean} isUsed
 * @returns {string}
 * @example
 * cutUnusedRules('.nx-a{top:0}.nx-b,.c{left:0}', (name) => name === 'nx-a') // '.nx-a{top:0}.c{left:0}'
 */
export function cutUnusedRules(css, isUsed) {
  let kept = '';
  let at = 0;
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', at)) {
    // A statement without a block (@charset) stays before the rule it stands before.
    const prelude = css.slice(at, open);
    at = endOfBlock(css, open + 1);
    const body = css.slice(open + 1, at - 1);
    if (/^\s*@(media|supports|layer)/.test(prelude)) {
      const inside = cutUnusedRules(body, isUsed);
      kept += inside === '' ? '' : `${prelude}{${inside}}`;
    } else {
      const selectors = prelude
        .split(/(?<!\\),(?![^(]*\))/)
        .filter((selector) =>
          [...selector.matchAll(THEME_CLASS)].every(([, name = '']) =>
            isUsed(name.replace(/\\(.)/g, '$1')),
          ),
        );
      kept += selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    }
  }
  return kept + css.slice(at);
}

/**
 * What the theme still draws, as text: a class that is not in it stands on no element.
 *
 * @param {string} theme Folder of the package.
 */
function drawnBy(theme) {
  return cutUnused(putOwnParts(readFileSync(path.join(theme, 'dist/index.js'), 'utf8')));
}

/**
 * Webpack loader for the theme's style sheet.
 *
 * @this {{ resourcePath: string }}
 * @param {string} css
 * @returns {string}
 */
export default function leanStyleLoader(css) {
  const drawn = drawnBy(path.dirname(this.resourcePath));
  const names = new Set(drawn.match(/[^\s"'`]*nx-[^\s"'`]+/g));
  return cutUnusedRules(css.replaceAll(/\/\*[^]*?\*\//g, ''), (name) => names.has(name));
}
