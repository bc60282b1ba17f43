import path from 'node:path';
import { parse, type AnyNode, type Program } from 'acorn';

/** A part of the theme and what is put in its place. */
interface Part {
  readonly node: AnyNode;
  readonly text: string;
}

/** Declarations of the theme in whose place a part of ours of the same name stands, and its file. */
export const ownParts = new Map([
  ['Sidebar', 'components/chrome/sidebar.tsx'],
  ['Breadcrumb', 'components/chrome/breadcrumb.tsx'],
  ['NavLinks', 'components/chrome/nav-links.tsx'],
  // Told the stock table of contents where the reader is; components/chrome/watch-toc.ts.
  ['ActiveAnchorProvider', 'components/chrome/toc.tsx'],
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
  // Elements of a note: components/prose names all of them, and whoever draws a note hands them to it.
  'getComponents',
  'Link',
  'HeadingLink',
  'Details',
  'Summary',
  'findSummary',
  'Bleed',
  // Checks the configuration, in development.
  'themeSchema',
  'publicThemeSchema',
  'i18nSchema',
  'themeOptionsSchema',
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
 * @throws when one of them is not there: the theme has changed, and what it draws must be looked at again
 */
export function putOwnParts(source: string): string {
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

/** The name that a statement declares, if it is one. */
function nameOf(node: Program['body'][number]): string {
  if (node.type === 'FunctionDeclaration') {
    return node.id.name;
  }
  const declared = node.type === 'VariableDeclaration' ? node.declarations[0]?.id : undefined;
  return declared?.type === 'Identifier' ? declared.name : '';
}

function parseModule(source: string): Program {
  return parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
}

function complain(missing: readonly string[]): void {
  if (missing.length > 0) {
    throw new Error(
      `nextra-theme-docs: not found: ${missing.join(', ')} (compile/lean-theme-loader.ts)`,
    );
  }
}

/**
 * Takes {@link unusedDeclarations} and {@link unusedDefaults} out of the theme.
 *
 * @param more Other declarations to take out.
 * @throws when one of them is not there: the theme has changed, and what it draws must be looked at again
 */
export function cutUnused(source: string, more: readonly string[] = []): string {
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

/** The functions and variables at the top of a module. */
function declarationsOf(program: Program): Map<string, Part> {
  const found = new Map<string, Part>();
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

/** The values of an object literal. */
function propertiesOf(object: AnyNode | undefined): Map<string, Part> {
  const found = new Map<string, Part>();
  for (const property of object?.type === 'ObjectExpression' ? object.properties : []) {
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
 */
export default function leanThemeLoader(
  this: { getOptions(): { inBrowser: boolean } },
  source: string,
): string {
  const own = putOwnParts(source);
  return this.getOptions().inBrowser ? cutUnused(own) : own;
}
