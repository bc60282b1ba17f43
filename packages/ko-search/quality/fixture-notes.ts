import { readFileSync, readdirSync } from 'node:fs';
import type { PageRecord, SectionRecord } from '../src/index/records';

const folder = new URL('notes/', import.meta.url);

const FENCE = /^```(\w*)\n([^]*?)\n```$/gm;

function sectionFromMarkdown(text: string): SectionRecord {
  const [head = '', heading = '', anchor = ''] = /^##+ (.+?) \[#([\w-]+)\]$/m.exec(text) ?? [];
  const lines = text.replace(head, '').replace(FENCE, '').replaceAll('`', '').split('\n');
  return {
    anchor,
    heading,
    body: lines.filter((line) => line !== '').join('\n'),
    code: [...text.matchAll(FENCE)].map(([, language = '', code = '']) => ({
      language,
      text: code,
    })),
  };
}

/**
 * Sections of a note written in Markdown, enough for the fixtures: front matter, `##` headings with
 * ids, fences, inline code. The site itself reads its exported HTML (`sectionsFromHtml`).
 */
function pageFromMarkdown(markdown: string, route: string): PageRecord {
  const [, title = '', text = ''] = /^# (.*)\n([^]*)/m.exec(markdown) ?? [];
  return { route, title, sections: text.split(/^(?=##+ )/m).map(sectionFromMarkdown) };
}

/** The hand-checked notes that the gold queries are judged on. */
export function fixtureNotes(): PageRecord[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) =>
      pageFromMarkdown(readFileSync(new URL(file, folder), 'utf8'), `/${file.slice(0, -3)}`),
    );
}
