import path from 'node:path';
import { parse } from 'acorn';

/**
 * @import { ModuleDeclaration, Node, ObjectExpression, Program, Statement } from 'acorn'
 */

/** Declarations of the theme in whose place a part of ours of the same name stands, and its file. */
export const ownParts = new Map([
  ['Sidebar', 'components/chrome/sidebar.tsx'],
  ['Breadcrumb', 'components/chrome/breadcrumb.tsx'],
  ['NavLinks', 'components/chrome/nav-links.tsx'],
  // Whether the menu of a phone is open, for the button in the bar.
  ['useMenu', 'components/chrome/root-class.ts'],
]);

/**
 * Parts of `nextra-theme-docs/dist/index.js` that this site never draws, and what stands for them.
 * Other parts name them, so that webpack cannot know.
 */
export const unusedDeclarations = [
  // The stock search.
  'Search',
  'Flexsearch',
  'loadIndexesImpl',
  'MatchSorterSearch',
  'HighlightMatches',
  'Input',
  // The rows of the stock sidebar, and what folds them.
  'Folder',
  'FolderImpl',
  'File',
  'Separator',
  'Collapse',
  'classes3',
  // components/chrome/toc.tsx
  'TOC',
  'linkClassName',
  // components/chrome/nav-links.tsx
  'classes',
  // There are no menus in the bar.
  'NavbarMenu',
  'BackToTop',
  // components/chrome/theme-switch.tsx; there is one language.
  'Select',
  'ThemeSwitch',
  'LocaleSwitch',
  // pages/404.mdx
  'NotFoundPage',
  'ServerSideErrorPage',
  // components/chrome/footer.tsx, and the link to the source in components/prose.
  'Footer',
  'useGitEditUrl',
  'getGitIssueUrl',
  'Banner',
  // Elements of a note: components/prose names all of them.
  'Link',
  'HeadingLink',
  'Details',
  'Summary',
  'findSummary',
  'Bleed',
  // Checks the configuration, in development.
  'themeSchema',
  'publicThemeSchema',
  'validateMeta',
  'normalizeZodMessage',
];

/** Settings of the theme that `theme.config.tsx` makes for itself. */
export const unusedDefaults = [
  'chat',
  'editLink',
  'feedback',
  'gitTimestamp',
  'head',
  'logo',
  'notFound',
  'project',
  'search',
  'serverSideError',
];

/**
 * Puts {@link ownParts} in the place of the theme's declarations.
 *
 * @param {string} source
 * @returns {string}
 * @throws when one of them is not there: the theme has changed, and what it draws must be looked at again
 */
export function putOwnParts(source) {
  const missing = new Set(ownParts.keys());
  let text = source;
  for (const node of parseModule(source).body.toReversed()) {
    const name = nameOf(node);
    const file = ownParts.get(name);
    if (file !== undefined) {
      missing.delete(name);
      const instead = `import { ${name} } from ${JSON.stringify(path.resolve(file))};`;
      text = `${text.slice(0, node.start)}${instead}${text.slice(node.end)}`;
    }
  }
  complain([...missing]);
  return text;
}

/** The name that a statement declares, if it is one. @param {Statement | ModuleDeclaration} node */
function nameOf(node) {
  if (node.type === 'FunctionDeclaration') {
    return node.id.name;
  }
  const declared = node.type === 'VariableDeclaration' ? node.declarations[0]?.id : undefined;
  return declared?.type === 'Identifier' ? declared.name : '';
}

/** @param {string} source */
function parseModule(source) {
  return parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
}

/** @param {readonly string[]} missing */
function complain(missing) {
  if (missing.length > 0) {
    throw new Error(
      `nextra-theme-docs: not found: ${missing.join(', ')} (compile/lean-theme-loader.mjs)`,
    );
  }
}

/** A part of the theme and what is put in its place. @typedef {{ node: Node, text: string }} Part */

/**
 * Takes {@link unusedDeclarations} and {@link unusedDefaults} out of the theme.
 *
 * @param {string} source
 * @param {readonly string[]} more Other declarations to take out.
 * @returns {string}
 * @throws when one of them is not there: the theme has changed, and what it draws must be looked at again
 */
export function cutUnused(source, more = []) {
  const declarations = declarationsOf(parseModule(source));
  const defaults = propertiesOf(declarations.get('DEFAULT_THEME')?.node);
  const found = [
    ...[...unusedDeclarations, ...more].map((name) => ({ name, part: declarations.get(name) })),
    ...unusedDefaults.map((name) => ({ name, part: defaults.get(name) })),
  ];
  complain(found.filter(({ part }) => part === undefined).map(({ name }) => name));
  return found
    .flatMap(({ part }) => part ?? [])
    .sort((a, b) => b.node.start - a.node.start)
    .reduce(
      (text, { node, text: instead }) =>
        `${text.slice(0, node.start)}${instead}${text.slice(node.end)}`,
      source,
    );
}

/**
 * The functions and variables at the top of a module.
 *
 * @param {Program} program
 * @returns {Map<string, Part>}
 */
function declarationsOf(program) {
  /** @type {Map<string, Part>} */
  const found = new Map();
  for (const node of program.body) {
    if (node.type === 'FunctionDeclaration') {
      found.set(node.id.name, { node, text: `function ${node.id.name}() { return null; }` });
    } else if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init) {
          found.set(id.name, { node: init, text: '() => null' });
        }
      }
    }
  }
  return found;
}

/**
 * The values of an object literal.
 *
 * @param {Node | undefined} object
 * @returns {Map<string, Part>}
 */
function propertiesOf(object) {
  /** @type {Map<string, Part>} */
  const found = new Map();
  const { properties } = /** @type {ObjectExpression} */ (object ?? { properties: [] });
  for (const property of properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier') {
      found.set(property.key.name, {
        node: property,
        text: `${property.key.name}: undefined`,
      });
    }
  }
  return found;
}

/**
 * Webpack loader for the theme: our parts everywhere, and for the browser in production nothing that
 * is not drawn; see {@link putOwnParts} and {@link cutUnused}.
 *
 * @this {{ getOptions(): { inBrowser: boolean } }}
 * @param {string} source
 * @returns {string}
 */
export default function leanThemeLoader(source) {
  const own = putOwnParts(source);
  return this.getOptions().inBrowser ? cutUnused(own) : own;
}
