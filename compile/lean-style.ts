import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutUnused, putOwnParts } from './lean-theme-loader';

/** A class of the theme's own style sheet in a selector, still escaped: `.md\:nx-hidden`. */
const THEME_CLASS = /\.((?:\\.|[\w-])*(?:(?:nx|nextra)-|\\\[)(?:\\.|[\w-])+)/g;

/** What is on no page of this site: its code blocks, anchors and direction of writing are others. */
const ELSEWHERE =
  /\.line\b|subheading-anchor|data-nextra-word-wrap|typesetting-article|no-scrollbar|\.rtl\\:|\[dir=rtl\]/;

/** Declarations whose classes are on no element, though the code is in use. */
const DRAWN_BY_US = [
  // components/chrome/site-navbar.tsx gives it a class of ours.
  'SkipNavLink',
];

/** Where the block ends whose first character is at a position. */
function endOfBlock(css: string, from: number): number {
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
 * @param css well formed, without braces in texts
 * @example
 * cutUnusedRules('.nx-a{top:0}.nx-b,.c{left:0}', (name) => name === 'nx-a') // '.nx-a{top:0}.c{left:0}'
 */
export function cutUnusedRules(css: string, isUsed: (name: string) => boolean): string {
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
        .filter(
          (selector) =>
            !ELSEWHERE.test(selector) &&
            [...selector.matchAll(THEME_CLASS)].every(([, name = '']) =>
              isUsed(name.replace(/\\(.)/g, '$1')),
            ),
        );
      kept += selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    }
  }
  return kept + css.slice(at);
}

/** A rule for whatever there is that sets nothing but variables of the theme. */
const VARIABLES_OF_ALL =
  /(?<=^|\})((?:\*|:[:a-z-]+)(?:,:[:a-z-]+)*)\{((?:--tw-[\w-]+:[^;{}]*;?)+)\}/g;

/**
 * Sets the theme's variables where the theme may use them, instead of on every element and again before
 * and after it: they are a good part of what it takes to compute the style of a note.
 *
 * @example
 * scopeVariables('*,:after{--tw-rotate:0}') // ':root,:where([class*=nx-],[class*=nextra-]){--tw-rotate:0}'
 */
export function scopeVariables(css: string): string {
  return css.replaceAll(VARIABLES_OF_ALL, (_rule, selector: string, variables: string) =>
    // The backdrop of a dialog has the variables of the dialog.
    selector.endsWith('backdrop')
      ? ''
      : `:root,:where([class*=nx-],[class*=nextra-]){${variables}}`,
  );
}

/** A setting that the theme sets on every element or on the root, each a part of its own. */
const SETTING = /(--(?:tw|shiki)-[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/**
 * Leaves out settings and movements that no rule asks for: the theme sets fifty on every element.
 *
 * @example
 * cutUnread('*{--tw-blur: ;--tw-ring:1}a{top:var(--tw-ring)}') // '*{--tw-ring:1}a{top:var(--tw-ring)}'
 */
export function cutUnread(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const kept = css
    .replaceAll(SETTING, (setting, name: string) => (read.has(name) ? setting : ''))
    .replaceAll(KEYFRAMES, (rule, name: string) => (css.split(name).length > 2 ? rule : ''))
    .replaceAll(/[^{}]+\{\s*\}/g, '');
  return kept === css ? css : cutUnread(kept);
}

/**
 * What the theme still draws, as text: a class that is not in it stands on no element.
 *
 * @param theme Folder of the package.
 */
function drawnBy(theme: string): string {
  const source = readFileSync(path.join(theme, 'dist/index.js'), 'utf8');
  return cutUnused(putOwnParts(source), DRAWN_BY_US);
}

/** Webpack loader for the theme's style sheet. */
export default function leanStyleLoader(this: { resourcePath: string }, css: string): string {
  const drawn = drawnBy(path.dirname(this.resourcePath));
  const names = new Set(drawn.match(/[^\s"'`]*(?:(?:nx|nextra)-|\[)[^\s"'`]+/g));
  const rules = scopeVariables(css.replaceAll(/\/\*[^]*?\*\//g, ''));
  return cutUnread(cutUnusedRules(rules, (name) => names.has(name)));
}
