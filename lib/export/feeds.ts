import { escapeHtml } from '../markdown/escape-html';
import type { NoteRecord } from '../site/notes';
import type { Site } from '../site/site';
import { ATOM_FEED, JSON_FEED } from '../vocabulary/export-names';
import { absoluteUrl, type Route } from '../vocabulary/routes';

/** Largest number of notes in a feed: readers fetch it every hour. */
const MOST = 50;

type FedNote = Pick<
  NoteRecord,
  'route' | 'title' | 'description' | 'tags' | 'listed' | 'children' | 'updated' | 'written'
>;

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly updated: string;
  readonly published?: string;
}

/** Writes a day as a time in RFC 3339; the hour is unknown. */
function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Picks the notes with a date, latest first; pages that only lead to notes are left out. */
function feedItems(site: Site, notes: readonly FedNote[]): FeedItem[] {
  return notes
    .flatMap((note) => {
      const day = note.updated ?? note.written;
      const isNote = note.listed && note.tags.length > 0 && note.children.length === 0;
      return isNote && day !== undefined ? [{ ...note, day }] : [];
    })
    .sort((a, b) => b.day.localeCompare(a.day) || a.route.localeCompare(b.route))
    .slice(0, MOST)
    .map(({ route, title, description, tags, day, written }) => ({
      url: absoluteUrl(site, route),
      title,
      summary: description,
      tags: tags.map(({ name }) => name),
      updated: midnight(day),
      ...(written !== undefined && { published: midnight(written) }),
    }));
}

function fileUrl(site: Site, file: string): string {
  return `${site.url}${site.basePath}/${file}`;
}

/** Escapes a text and removes characters that XML forbids, https://www.w3.org/TR/xml/#charsets */
function xmlText(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}

/**
 * Writes the latest notes as an Atom feed, with their summaries.
 *
 * Form: https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(site: Site, notes: readonly FedNote[]): string {
  const home = xmlText(absoluteUrl(site, '/' as Route));
  const items = feedItems(site, notes);
  const entries = items.map(({ url, title, summary, tags, updated, published }) =>
    [
      '<entry>',
      `<id>${xmlText(url)}</id>`,
      `<title>${xmlText(title)}</title>`,
      `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
      `<updated>${updated}</updated>`,
      ...(published === undefined ? [] : [`<published>${published}</published>`]),
      `<summary>${xmlText(summary)}</summary>`,
      ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ko">',
    `<id>${home}</id>`,
    `<title>${xmlText(site.title)}</title>`,
    `<subtitle>${xmlText(site.description)}</subtitle>`,
    `<author><name>${xmlText(site.author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(fileUrl(site, ATOM_FEED))}"/>`,
    // A feed must have a date; without notes it has never changed.
    `<updated>${items[0]?.updated ?? midnight('1970-01-01')}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/**
 * Writes the latest notes as a JSON Feed; see {@link atomFeed}.
 *
 * Form: https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed(site: Site, notes: readonly FedNote[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.title,
    description: site.description,
    home_page_url: absoluteUrl(site, '/' as Route),
    feed_url: fileUrl(site, JSON_FEED),
    language: 'ko',
    authors: [{ name: site.author }],
    items: feedItems(site, notes).map(({ url, title, summary, tags, updated, published }) => ({
      id: url,
      url,
      title,
      // An item must have content, and the summary is all there is.
      content_text: summary,
      summary,
      ...(published !== undefined && { date_published: published }),
      date_modified: updated,
      tags,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
