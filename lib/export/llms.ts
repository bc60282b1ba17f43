import type { NoteMarkdown } from '../markdown/note-markdown';
import type { Note } from '../note/note';
import type { NoteRecord } from '../site/notes';
import type { Site } from '../site/site';
import type { NoteSummary } from '../tree/tree';
import { components, type ComponentName } from '../vocabulary/note-elements';
import { absoluteUrl, markdownFileOf, type Route } from '../vocabulary/routes';
import { asText, markdownForms, type ShownData, type WrittenComponent } from './component-markdown';

type MappedNote = Pick<NoteRecord, 'route' | 'title' | 'description' | 'children'>;

/**
 * Writes a map of the site for readers of plain text: every listed note below its section, with its description and
 * the address of its Markdown.
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

/** Completes the site's own links and pictures in a line, so that they work from anywhere. */
function withFullAddress(line: string, target: string, base: string): string {
  return target.startsWith('/')
    ? [`](${target})`, `](${target} `, `]: ${target}`, `"${target}"`].reduce(
        (text, written) => text.replaceAll(written, written.replace(target, base + target)),
        line,
      )
    : line;
}

/** Returns the lines with code, counted from the first of the file. */
function codeLines({ fences }: NoteMarkdown): ReadonlySet<number> {
  return new Set(
    fences.flatMap(({ line, text }) =>
      Array.from({ length: text.split('\n').length + 2 }, (_, index) => line + index),
    ),
  );
}

/** The start of a tag; a component's tag has a line of its own. */
const TAG_START = /^(\s*)<\/?([A-Za-z-]+)/;
/** A whole tag, also over several lines; quoted attributes may hold `>`. */
const TAG = /^\s*<(?:[^<>"']|"[^"]*"|'[^']*')*>/;

function componentOf(name: string): ComponentName | undefined {
  const component = components[name] ?? name;
  return Object.hasOwn(markdownForms, component) ? (component as ComponentName) : undefined;
}

/** One blank line between a component and the text around it, whatever the author left. */
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
 * Replaces the tags of components by their Markdown.
 *
 * @param lines lines of the whole file
 * @param start index of the first line to write
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
 * Writes a note as Markdown that can be read by itself: title, address, then the source without front matter, and
 * with Markdown in place of components.
 *
 * @param source text of the note's file
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
  // Lines above the title are code.
  const start = markdown.titles[0]?.line ?? bodyLine - 1;
  const body = record
    ? withComponents(lines, start, note, { note: record, data })
    : lines.slice(start);
  const head = `# ${frontMatter.title}\n\n주소: ${absoluteUrl(site, route)}\n\n`;
  return `${head}${body.join('\n').trim()}\n`;
}
