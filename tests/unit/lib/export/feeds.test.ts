import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { atomFeed, jsonFeed } from '../../../../lib/export/feeds';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const env = { SITE_URL: 'https://dev.test', BASE_PATH: '/notes', SITE_TITLE: '가 <& "나"' };
const STREAM = 'https://dev.test/notes/docs/redis/redis-stream';

const files = {
  'pages/docs/_meta.json': {
    index: '개요',
    redis: '레디스',
    generics: '제네릭',
    dateless: '날짜 없음',
    secret: '숨긴 노트',
    later: '초안',
  },
  'pages/docs/generics.md': noteSource('제네릭', {
    head: ['tags: [java]', 'date: 2025-01-02'],
    description: '"List<String> & Map"을 고를 때 보는 노트이며 요약은 마흔 글자가 넘어야 한다.',
  }),
  'pages/docs/dateless.md': noteSource('날짜 없음', { head: ['tags: [java]'] }),
  'pages/docs/secret.md': noteSource('숨긴 노트', {
    head: ['tags: [java]', 'date: 2026-01-01', 'status: unlisted'],
  }),
  'pages/docs/later.md': noteSource('초안', {
    head: ['tags: [java]', 'date: 2026-01-01', 'status: draft'],
  }),
};
const dates = new Map([
  ['pages/docs/index.md', '2026-05-05'],
  ['pages/docs/redis/redis-stream.md', '2025-03-04'],
]);
const { site, notes } = readFaultless(files, { env, dates });
const records = Object.values(notes);

/** Parses as strictly as XML asks for. */
function readAtom(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

function textsOf(parent: Element | Document, name: string): (string | null)[] {
  return [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);
}

describe('atomFeed', () => {
  const feed = readAtom(atomFeed(site, records));
  const entries = [...feed.getElementsByTagName('entry')];

  test('날짜가 있는 노트만 새 것부터 있고, 초안과 숨긴 노트와 폴더는 없다', () => {
    expect(entries.map((entry) => textsOf(entry, 'id')[0])).toEqual([
      STREAM,
      'https://dev.test/notes/docs/generics',
    ]);
  });

  test('커밋의 날이 머리말의 date보다 앞선다', () => {
    const both = new Map([...dates, ['pages/docs/generics.md', '2025-09-09']]);
    const again = readFaultless(files, { env, dates: both });
    const [first] = readAtom(atomFeed(again.site, Object.values(again.notes))).getElementsByTagName(
      'entry',
    );
    expect(first && textsOf(first, 'updated')).toEqual(['2025-09-09T00:00:00Z']);
    expect(first && textsOf(first, 'published')).toEqual(['2025-01-02T00:00:00Z']);
  });

  test('글은 XML로 적고, 읽으면 그대로다', () => {
    expect(textsOf(feed, 'title')[0]).toBe('가 <& "나"');
    expect(entries.flatMap((entry) => textsOf(entry, 'summary'))[1]).toContain(
      'List<String> & Map',
    );
  });

  test('XML에 쓸 수 없는 글자는 뺀다', () => {
    const odd = { ...site, title: `가\u0008나` };
    expect(textsOf(readAtom(atomFeed(odd, records)), 'title')[0]).toBe('가나');
  });

  test('주소는 온전하고, 피드의 날은 가장 새 노트의 것이다', () => {
    const links = [...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://dev.test/notes',
      'https://dev.test/notes/feed.xml',
      STREAM,
      'https://dev.test/notes/docs/generics',
    ]);
    expect(textsOf(feed, 'updated')[0]).toBe('2025-03-04T00:00:00Z');
  });

  test('노트가 없어도 읽히는 피드다', () => {
    expect(textsOf(readAtom(atomFeed(site, [])), 'updated')).toEqual(['1970-01-01T00:00:00Z']);
  });

  test('가장 새 것 50개까지 있다', () => {
    const generics = records.filter(({ route }) => route === '/docs/generics');
    const many = Array.from({ length: 60 }, () => generics).flat();
    expect(readAtom(atomFeed(site, many)).getElementsByTagName('entry')).toHaveLength(50);
  });
});

test('jsonFeed는 같은 노트를 같은 차례로 담는다', () => {
  const feed: unknown = JSON.parse(jsonFeed(site, records));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: '가 <& "나"',
    home_page_url: 'https://dev.test/notes',
    feed_url: 'https://dev.test/notes/feed.json',
    items: [
      { id: STREAM, url: STREAM, title: 'Redis Stream', date_modified: '2025-03-04T00:00:00Z' },
      { title: '제네릭', date_published: '2025-01-02T00:00:00Z' },
    ],
  });
});
