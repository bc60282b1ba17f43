import type { Content } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { paypalEndpoints, paypalTables } from '../../content/paypal/tables';
import { noteMarkdown } from '../../lib/export/llms';
import { remarkKoreanText } from '../../lib/markdown/korean-text';
import { plainText } from '../../lib/markdown/plain-text';
import { readMarkdown } from '../../lib/markdown/read-markdown';
import { toNotesData } from '../../lib/site/notes';
import { planSite } from '../../lib/site/plan';
import { markdownForms } from '../../lib/export/component-markdown';
import { components } from '../../lib/vocabulary/note-elements';
import { EMPTY_LOCK } from '../../lib/snippets/lock';
import { countRuns } from '../../lib/snippets/runs';
import { project, realNotes } from '../support/real-notes';
import { textsOfTable } from '../support/table-texts';
import { facts } from '../support/paypal-facts';

/* The Markdown of every note is read as text alone: what a component shows has to stand in it. */

const data = toNotesData({
  plan: planSite(project, { drafts: true }),
  project,
  tables: paypalTables(facts),
  endpoints: paypalEndpoints(facts),
  verified: new Map(),
  badges: {},
  runs: countRuns([], EMPTY_LOCK),
});

const twins = realNotes.map((note) => ({ note, twin: noteMarkdown(data, note, note.text) }));

const tags = new Set([...Object.keys(components), ...Object.keys(markdownForms)]);

test('마크다운에는 컴포넌트의 태그가 없다', () => {
  const suspects = twins.filter(({ twin }) => [...tags].some((name) => twin.includes(`<${name}`)));
  const left = suspects.flatMap(({ note, twin }) =>
    readMarkdown(note.file.replace(/x$/, ''), twin, 1)
      .elements.filter(({ name }) => tags.has(name) || tags.has(twinName(name)))
      .map(({ name, line }) => `${note.file} <${name}> (마크다운의 ${line}행)`),
  );
  expect(left).toEqual([]);
});

/** HTML has no capitals: a tag of an `.mdx` note as the reader of a twin names it. */
function twinName(name: string): string {
  return Object.keys(markdownForms).find((form) => form.toLowerCase() === name) ?? '';
}

const inline = unified().use(remarkParse).use(remarkGfm).use(remarkKoreanText).freeze();

/** What is read, without marks and without the spaces between blocks. */
function textIn(markdown: string): string {
  const blocks: readonly Content[] = inline.parse(markdown).children;
  return blocks.map(plainText).join('').replace(/\s/g, '');
}

test('표와 호출은 마크다운에도 모두 있다', () => {
  const missing = twins.flatMap(({ note, twin }) => {
    const sources = note.markdown.elements.flatMap(({ name, attributes }) => {
      const { source = '' } = attributes;
      switch (components[name] ?? name) {
        case 'DataTable':
          return textsOfTable(data.tables[source] ?? { kind: 'list', items: [`?${source}`] });
        case 'ApiEndpoint': {
          const { method = '', path = '' } = { ...attributes, ...data.endpoints[source] };
          return [`\`${method} ${path}\``];
        }
        case 'SpecNote':
          return [attributes['official'] ?? '', attributes['spec'] ?? ''];
        default:
          return [];
      }
    });
    const text = sources.length === 0 ? '' : textIn(twin);
    return sources
      .filter((source) => !text.includes(textIn(source)))
      .map((source) => `${note.file}: ${source}`);
  });
  expect(missing).toEqual([]);
});
