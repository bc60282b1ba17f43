import { decodeAddress } from '../addresses/decode-address';
import { visit } from '../markdown/visit';
import { calloutKind } from '../markdown/rules/callouts';
import { DOLLARS, isFormula } from '../markdown/rules/formulas';
import { parseMarkdown } from '../markdown/read-markdown';
import { markOfSuffix } from '../markdown/fence-marks';
import { SHORTCODES } from '../markdown/rules/foreign-marks';
import { meantLanguage } from '../vocabulary/languages';
import { fixedLine } from '../note/front-matter';
import { noteFile, routeOf, type Route } from '../vocabulary/routes';
import { signOf } from './shortcodes';

export interface KnownNotes {
  readonly byName: ReadonlyMap<string, Route>;
  /** Finds the note at a relative path, seen from the note being fixed. */
  readonly byPath: (path: string) => Route | undefined;
}

const OPEN = '\ue100';
const CLOSE = '\ue101';

/** Replaces code, formulas and HTML by placeholders while the marks are fixed. */
function aside(file: string, body: string): { text: string; restore: (text: string) => string } {
  const kept: string[] = [];
  let text = '';
  let end = 0;
  visit(parseMarkdown(file, body), (node) => {
    const isKept = ['code', 'inlineCode', 'math', 'inlineMath', 'html'].includes(node.type);
    const { start, end: last } = node.position ?? {};
    if (isKept && start?.offset !== undefined && last?.offset !== undefined) {
      const code = body.slice(start.offset, last.offset);
      text += body.slice(end, start.offset) + OPEN + String(kept.length) + CLOSE;
      kept.push(node.type === 'code' ? fixFence(code) : code);
      end = last.offset;
    }
  });
  return {
    text: text + body.slice(end),
    restore: (fixed) =>
      fixed.replace(new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g'), (_, at: string) => {
        return kept[Number(at)] ?? '';
      }),
  };
}

const NOTATION =
  /\s*(?:\/\/|#|--|\/\*|<!--)\s*\[!code\s+(\+\+|--|hl|highlight|focus)\]\s*(?:\*\/|-->)?\s*$/;
const GROUPS: Readonly<Record<string, string>> = { '++': 'add=', '--': 'del=', focus: 'focus=' };

/** Rewrites the opening of a fence with this site's language name, marks and quotes. */
function fixFence(code: string): string {
  const [opening = '', ...lines] = code.split('\n');
  const [, fence, language = '', meta = ''] =
    /^(\s*(?:`{3,}|~{3,}))\s*([^\s{]*)(.*)$/.exec(opening) ?? [];
  if (fence === undefined) {
    return code;
  }
  const marked = new Map<string, number[]>();
  const kept = lines.map((line, index) => {
    const [, sign] = NOTATION.exec(line) ?? [];
    if (sign === undefined || language === 'markdown') {
      return line;
    }
    const group = GROUPS[sign] ?? '';
    marked.set(group, [...(marked.get(group) ?? []), index + 1]);
    return line.replace(NOTATION, '');
  });
  const marks = meta
    .replace(/\bshowLineNumbers\b|\blinenums="[^"]*"|\blinenos\b/g, 'numbers')
    .replace(
      /\bhl_lines="([\d\s-]+)"/g,
      (_, range: string) => `{${range.trim().replace(/\s+/g, ',')}}`,
    )
    .replace(/^\s*\[([^\]\n]+)\]/, ' title="$1"')
    .replace(/\b(title|filename)=(?:'([^']*)'|([^\s"']+))/g, (_, name: string, quoted, bare) => {
      return `${name}="${String(quoted ?? bare ?? '')}"`;
    });
  const own = [...marked].map(([group, at]) => `${group}{${at.join(',')}}`);
  const [name = '', suffix] = language.split(/:(.*)/s);
  const parts = [
    meantLanguage(name) ?? name,
    suffix === undefined ? '' : markOfSuffix(suffix),
    marks.trim(),
    ...own,
  ];
  return [`${fence}${parts.filter((part) => part !== '').join(' ')}`, ...kept].join('\n');
}

function quoted(kind: string, title: string, content: string): string {
  const known = (calloutKind(kind) ?? 'note').toUpperCase();
  const lines = content.replace(/^\n+|\s+$/g, '').split('\n');
  const head = title === '' ? [] : [`**${title}**`, ''];
  return [`[!${known}]`, ...head, ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}

function folded(title: string, content: string): string {
  const summary = title === '' ? '더 보기' : title;
  return `<details>\n<summary>${summary}</summary>\n\n${content.trim()}\n\n</details>`;
}

function dedented(content: string): string {
  return content.replace(/^(?: {4}|\t)/gm, '');
}

/** Turns `[[제목#절|글]]` into a link where a note has that title or name. */
function fixWikiLinks(text: string, { byName }: KnownNotes): string {
  return text.replace(
    /(?<!!)\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]+))?\]\]/g,
    (all, name: string, label?: string) => {
      const route = byName.get(name.trim().toLowerCase());
      return route === undefined ? all : `[${label ?? name}](${route})`;
    },
  );
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** `![[그림.png|300]]`: a picture goes where those of the note are, and still lacks what it says. */
function fixEmbeds(text: string, route: Route, { byName }: KnownNotes): string {
  return text.replace(
    /!\[\[([^[\]|#\n]+)(?:#[^[\]|\n]*)?(?:\|([^[\]\n]+))?\]\]/g,
    (all, name: string, label = '') => {
      const note = byName.get(name.trim().toLowerCase());
      if (note !== undefined) {
        return `[${name.trim()}](${note})`;
      }
      const alt = /^\d+(?:x\d+)?$/.test(String(label)) ? '' : String(label);
      const file = name.slice(name.lastIndexOf('/') + 1).trim();
      return PICTURE.test(file) ? `![${alt}](/img${route}/${file.replace(/\s+/g, '-')})` : all;
    },
  );
}

/** Turns links to files of notes, `./other.md#절`, into links to their routes. */
function fixFileLinks(text: string, { byPath }: KnownNotes): string {
  return text.replace(
    /\]\((\.{0,2}\/?[^()\s:#]+)\.mdx?(#[a-z0-9-]+)?\)/g,
    (all, path: string, id = '') => {
      const route = byPath(decodeAddress(path));
      return route === undefined ? all : `](${route}${String(id)})`;
    },
  );
}

/** Code between the tags of a template, which is code before anything else is read; and what keeps it from being one. */
function fixTemplates(body: string): string {
  return body
    .replace(
      /^\{% (?:highlight|codeblock)(?: (?:lang:)?([\w+#-]+))?[^\n]*?%\}[ \t]*\n([\s\S]*?)\n\{% end(?:highlight|codeblock) %\}[ \t]*$/gm,
      (_, language = 'text', code: string) => `\`\`\`${String(language)}\n${code}\n\`\`\``,
    )
    .replace(/^\{% (?:end)?raw %\}[ \t]*\n/gm, '');
}

/** The indented lines of an admonition or a tab. */
const INDENTED = '((?:(?: {4}|\\t).*(?:\\n|$)|[ \\t]*\\n(?= {4}|\\t))+)';

/** `=== "파이썬"`, one below the other. */
function fixTabs(text: string): string {
  const tab = `^=== "([^"\\n]+)"[ \\t]*\\n${INDENTED}`;
  return text.replace(new RegExp(`(?:${tab}\\n*)+`, 'gm'), (tabs) => {
    const inner = tabs.replace(
      new RegExp(`${tab}\\n*`, 'gm'),
      (_, label: string, content: string) =>
        `<note-tab label="${label}">\n\n${dedented(content).trim()}\n\n</note-tab>\n`,
    );
    return `<note-tabs>\n${inner}</note-tabs>\n\n`;
  });
}

/** Marks that are replaced line by line. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w\\=!<>)\]])==(?=[^\s=])([^=\n]*[^\s=])==(?!=)/g, '**$1**'],
  [/^(#{2,6}[ \t].*?)[ \t]*\{(?:\/\*)?[ \t]*#([a-z0-9-]+)[ \t]*(?:\*\/)?\}[ \t]*$/gm, '$1 [#$2]'],
  [/^(?:\[TOC\]|\[\[_?TOC_?\]\]|@?\[toc\])[ \t]*\n?/gim, ''],
  [/^(#{2,6}[ \t][^\n]*?)[ \t]*\n\{:[^{}\n]*#([a-z0-9-]+)[^{}\n]*\}/gm, '$1 [#$2]'],
  [/^\{(?::|[ \t]*[.#])[^{}\n]*\}[ \t]*\n?/gm, ''],
  [/(\]\([^()\n]*\))[ \t]*\{(?::|[ \t]*[.#\w])[^{}\n]*\}/g, '$1'],
  [/!\[([^\]|\n]*)\|\d+(?:x\d+)?\](?=\()/g, '![$1]'],
  [/(!\[[^\]\n]*\]\([^()\s]+)[ \t]+=\d*x\d*\)/g, '$1)'],
  // A remark that its program does not publish.
  [/^%%[ \t]*\n[\s\S]*?\n%%[ \t]*\n?/gm, ''],
  [/[ \t]*(?<![\w%\\])%%(?:(?! )[^%\n]*[^%\s]| [^%\n]* )%%(?![\w%])/g, ''],
  [/^import\s[^\n]*?from\s+['"][^\n]*\n?/gm, ''],
  [/^(#{2,6})(?:[\u00a0\u3000]+|(?=[가-힣A-Za-z]))/gm, '$1 '],
  [/\\\(([^\n]+?)\\\)/g, '$$$$$1$$$$'],
  [/^\\\[\s*\n([\s\S]*?)\n\s*\\\][ \t]*$/gm, '$$$$\n$1\n$$$$'],
];

/**
 * Replaces marks of other programs by this site's where their meaning is clear.
 *
 * @param file path of the note; its extension decides the syntax
 */
export function fixMarkup(file: string, body: string, notes: KnownNotes): string {
  const { text, restore } = aside(file, fixTemplates(body));
  const route = routeOf(noteFile(file));
  let fixed = fixFileLinks(fixWikiLinks(fixEmbeds(text, route, notes), notes), notes);
  for (const [pattern, turned] of turns) {
    fixed = fixed.replace(pattern, turned);
  }
  fixed = fixed.replace(SHORTCODES, (name) => signOf(name) ?? name);
  fixed = fixed.replace(DOLLARS, (all, formula: string) =>
    isFormula(formula) ? `$$${formula}$$` : all,
  );
  fixed = fixTabs(restore(fixed))
    // Containers and admonitions may hold code, so they come after it is restored.
    .replace(
      /^:{3,}[ \t]*([\w-]+)[ \t]*(?:\[([^\]\n]*)\]|([^\n]*))\n([\s\S]*?)\n:{3,}[ \t]*$/gm,
      (
        all,
        kind: string,
        label: string | undefined,
        title: string | undefined,
        content: string,
      ) => {
        const name = (label ?? title ?? '').trim();
        if (kind === 'code-group') {
          return `<code-tabs>\n\n${content.trim()}\n\n</code-tabs>`;
        }
        if (kind === 'details') {
          return folded(name, content);
        }
        return calloutKind(kind) === undefined ? all : quoted(kind, name, content);
      },
    )
    .replace(
      new RegExp(`^!!![ \\t]+(\\w+)(?:[ \\t]+"([^"\\n]*)")?[ \\t]*\\n${INDENTED}`, 'gm'),
      (_, kind: string, title: string | undefined, content: string) =>
        `${quoted(kind, title ?? '', dedented(content))}\n`,
    )
    .replace(
      new RegExp(`^\\?\\?\\?\\+?[ \\t]+\\w+(?:[ \\t]+"([^"\\n]*)")?[ \\t]*\\n${INDENTED}`, 'gm'),
      (_, title: string | undefined, content: string) =>
        `${folded(title ?? '', dedented(content))}\n`,
    )
    .replace(/^<aside>\s*\n([\s\S]*?)\n\s*<\/aside>[ \t]*$/gm, (_, content: string) =>
      quoted('note', '', content.replace(/^\s*\p{Extended_Pictographic}\ufe0f?\s*/u, '')),
    )
    .replace(
      /^((?:[ \t]*>)+[ \t]*)\[!(\w+)\][-+]?[ \t]*([^\n]*)$/gm,
      (all, before: string, kind: string, title: string) => {
        const known = calloutKind(kind);
        const isOurs =
          known === undefined ||
          (title.trim() === '' && !/\][-+]/.test(all) && kind.toLowerCase() === known);
        const head =
          title.trim() === '' ? '' : `\n${before}**${title.trim()}**\n${before.trimEnd()}`;
        return isOurs ? all : `${before}[!${known.toUpperCase()}]${head}`;
      },
    );
  return fixed;
}

/** Turns what other generators write between the `---` lines. */
export function fixFrontMatter(head: string): string {
  return head
    .split('\n')
    .flatMap((line) => {
      const fixed = fixedLine(line);
      return fixed === '' ? [] : [fixed ?? line];
    })
    .join('\n');
}
