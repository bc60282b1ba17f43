import type { Note } from '../note/note';
import type { NoteRecord } from '../site/notes';
import type { Site } from '../site/site';
import type { NoteSummary } from '../tree/tree';
import { absoluteUrl, markdownFileOf, type Route } from '../vocabulary/routes';

/** What the map of a site tells of a note. */
type MappedNote = Pick<NoteRecord, 'route' | 'title' | 'description' | 'children'>;

function linkText(title: string): string {
  return title.replace(/[[\]\\]/g, '\\$&');
}

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
        `- [${linkText(title)}](${site.url}${site.basePath}/${markdownFileOf(route)}): ${description}`,
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

/**
 * A note as Markdown to be read by itself: its title, its address, then the source without front matter.
 *
 * @param source Text of its file.
 */
export function noteMarkdown(site: Site, note: Note, source: string): string {
  const { route, frontMatter, markdown, bodyLine } = note;
  const lines = source.split('\n');
  for (const { target, line, lastLine = line } of markdown.links) {
    for (let at = line - 1; at < lastLine; at += 1) {
      lines[at] = withFullAddress(lines[at] ?? '', target, `${site.url}${site.basePath}`);
    }
  }
  // What stands above the title is code.
  const body = lines.slice(markdown.titles[0]?.line ?? bodyLine - 1);
  const head = `# ${frontMatter.title}\n\n주소: ${absoluteUrl(site, route)}\n\n`;
  return `${head}${body.join('\n').trim()}\n`;
}
