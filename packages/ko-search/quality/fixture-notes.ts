import { readFileSync, readdirSync } from 'node:fs';
import type { CodeRecord, PageRecord, SectionRecord } from '../src/index/records';

const folder = new URL('notes/', import.meta.url);

interface Draft {
  anchor: string;
  heading: string;
  lines: string[];
  code: CodeRecord[];
}

/**
 * Sections of a note written in Markdown, enough for the fixtures: front matter, `##` headings with
 * ids, fences, inline code. The site itself reads its exported HTML (`sectionsFromHtml`).
 */
function sectionsFromMarkdown(markdown: string, route: string): PageRecord {
  const lines = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n');
  const drafts: Draft[] = [{ anchor: '', heading: '', lines: [], code: [] }];
  let title = '';
  let fence: { language: string; lines: string[] } | undefined;
  for (const line of lines) {
    const current = drafts.at(-1);
    const open = /^```(\w*)/.exec(line);
    const heading = /^##+ (.+?) \[#([\w-]+)\]$/.exec(line);
    if (fence !== undefined && line === '```') {
      current?.code.push({ language: fence.language, text: fence.lines.join('\n') });
      fence = undefined;
    } else if (fence !== undefined) {
      fence.lines.push(line);
    } else if (open !== null) {
      fence = { language: open[1] ?? 'text', lines: [] };
    } else if (line.startsWith('# ')) {
      title = line.slice(2);
    } else if (heading !== null) {
      drafts.push({ anchor: heading[2] ?? '', heading: heading[1] ?? '', lines: [], code: [] });
    } else if (line !== '') {
      current?.lines.push(line.replaceAll('`', ''));
    }
  }
  const sections = drafts.map((draft): SectionRecord => ({
    anchor: draft.anchor,
    heading: draft.heading,
    body: draft.lines.join('\n'),
    code: draft.code,
  }));
  return { route, title, sections };
}

/** The hand-checked notes that the gold queries are judged on. */
export function fixtureNotes(): PageRecord[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) =>
      sectionsFromMarkdown(readFileSync(new URL(file, folder), 'utf8'), `/${file.slice(0, -3)}`),
    );
}
