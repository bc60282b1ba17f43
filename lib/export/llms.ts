import type { NoteMarkdown } from '../markdown/read-markdown';
import type { Note } from '../note/note';
import type { NoteRecord } from '../site/notes';
import type { Site } from '../site/site';
import type { NoteSummary } from '../tree/tree';
import { components, type ComponentName } from '../vocabulary/note-elements';
import { absoluteUrl, markdownFileOf, type Route } from '../vocabulary/routes';
import { asText, markdownForms, type ShownData, type WrittenComponent } from './component-markdown';

/** What the map of a site tells of a note. */
type MappedNote = Pick<NoteRecord, 'route' | 'title' | 'description' | 'children'>;

/**
 * The map of a site for those who read it as text: every listed note below its section, with what it
 * is about and the address of its Markdown.
 *
 * Form: https://llmstxt.org/
 */
export function llmsTxt(site: Site, notes: readonly MappedNote[]): string {
  const children = new Map(notes.map((note) => [note.route, note.children]));
  const leavesOf = (note: NoteSummary): NoteSummary[] => {
    const below = children.get(note.route) ?? [];
    return below.length === 0 ? [note] : below.flatMap(leavesOf);
  };
  const sections = (children.get('/' as Route) ?? []).map((section) => {
    const lines = leavesOf(section).map(
      ({ route, title, description }) =>
        `- [${asText(title)}](${site.url}${site.basePath}/${markdownFileOf(route)}): ${description}`,
    );
    return [`## ${section.title}`, '', ...lines, ''].join('\n');
  });
  return [
    `# ${site.title}`,
    '',
    `> ${site.description}`,
    '',
    '링크는 노트의 마크다운이다. `.md`를 뺀 주소가 읽는 이의 페이지다.',
    '',
    ...sections,
  ].join('\n');
}

/** A line of Markdown in which a link or picture of the site leads there from wherever it is read. */
function withFullAddress(line: string, target: string, base: string): string {
  return target.startsWith('/')
    ? [`](${target})`, `](${target} `, `]: ${target}`, `"${target}"`].reduce(
        (text, written) => text.replaceAll(written, written.replace(target, base + target)),
        line,
      )
    : line;
}

/** The lines that hold code, counted from the first of the file. */
function codeLines({ fences }: NoteMarkdown): ReadonlySet<number> {
  return new Set(
    fences.flatMap(({ line, text }) =>
      Array.from({ length: text.split('\n').length + 2 }, (_, index) => line + index),
    ),
  );
}

/** Where a tag begins; one of a component has its line for itself. */
const TAG_START = /^(\s*)<\/?([A-Za-z-]+)/;
/** A whole tag, over several lines too: a bracket in a quoted text ends none. */
const TAG = /^\s*<(?:[^<>"']|"[^"]*"|'[^']*')*>/;

function componentOf(name: string): ComponentName | undefined {
  const component = components[name] ?? name;
  return Object.hasOwn(markdownForms, component) ? (component as ComponentName) : undefined;
}

/** Between a component and what stands around it: one blank line, whatever the author left. */
const GAP = undefined;

function isBlank(line: string | typeof GAP): boolean {
  return line === GAP || line.trim() === '';
}

function closeGaps(lines: readonly (string | typeof GAP)[]): string[] {
  const closed: string[] = [];
  let isInGap = false;
  for (const line of lines) {
    isInGap ||= line === GAP;
    if (line !== GAP && !(isInGap && isBlank(line))) {
      closed.push(...(isInGap && !isBlank(closed.at(-1)) ? [''] : []), line);
      isInGap = false;
    }
  }
  return closed;
}

/**
 * Puts what a component says in the place of its tags.
 *
 * @param lines Those of the whole file.
 * @param start Index of the first to write.
 */
function withComponents(
  lines: readonly string[],
  start: number,
  { markdown }: Note,
  place: Pick<WrittenComponent, 'note' | 'data'>,
): string[] {
  const code = codeLines(markdown);
  const written: (string | typeof GAP)[] = [];
  const closes = new Map<number, string>();
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', name = ''] = code.has(at + 1) ? [] : (TAG_START.exec(line) ?? []);
    const component = componentOf(name);
    if (component === undefined) {
      written.push(line);
      continue;
    }
    const closing = `</${name}>`;
    if (line.trim() === closing) {
      const close = closes.get(at) ?? '';
      while (close !== '' && isBlank(written.at(-1))) {
        written.pop();
      }
      written.push(...(close === '' ? [] : [indent + close]), GAP);
      continue;
    }
    const [tag = ''] = TAG.exec(lines.slice(at).join('\n')) ?? [];
    const last = at + tag.split('\n').length - 1;
    const isWhole = tag.endsWith('/>') || (lines[last] ?? '').includes(closing);
    const end = isWhole
      ? last + 1
      : lines.findIndex((other, index) => index > last && other.trim() === closing);
    const links = markdown.links.filter((link) => last + 1 < link.line && link.line <= end);
    const element = markdown.elements.find((one) => one.name === name && one.line === at + 1);
    const form = markdownForms[component]({
      ...place,
      attributes: element?.attributes ?? {},
      inside: isWhole ? undefined : new Set(links.map(({ target }) => target)),
    });
    closes.set(end, form.close);
    written.push(GAP, ...(form.open === '' ? [] : [form.open.replace(/^(?=.)/gm, indent), GAP]));
    at = last;
  }
  return closeGaps(written);
}

/**
 * A note as Markdown to be read by itself: its title, its address, then the source without front matter and with
 * what its components show in the place of their tags.
 *
 * @param source Text of its file.
 */
export function noteMarkdown(data: ShownData, note: Note, source: string): string {
  const { route, file, frontMatter, markdown, bodyLine } = note;
  const { site } = data;
  const lines = source.split('\n');
  for (const { target, line, lastLine = line } of markdown.links) {
    for (let at = line - 1; at < lastLine; at += 1) {
      lines[at] = withFullAddress(lines[at] ?? '', target, `${site.url}${site.basePath}`);
    }
  }
  const record = data.notes[file];
  // What stands above the title is code.
  const start = markdown.titles[0]?.line ?? bodyLine - 1;
  const body = record
    ? withComponents(lines, start, note, { note: record, data })
    : lines.slice(start);
  const head = `# ${frontMatter.title}\n\n주소: ${absoluteUrl(site, route)}\n\n`;
  return `${head}${body.join('\n').trim()}\n`;
}
