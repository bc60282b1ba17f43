import { expect, test } from 'vitest';
import type { PageFacts } from '../../../../lib/site/page-facts';
import { structuredData } from '../../../../lib/site/json-ld';
import type { Route } from '../../../../lib/vocabulary/routes';
import { noteSource } from '../../../support/note-source';
import { readFaultless } from '../../../support/sample-site';

const env = { SITE_URL: 'https://dev.test', BASE_PATH: '/notes', SITE_AUTHOR: 'kim' };
const { site, pageMap } = readFaultless(
  {
    'pages/docs/_meta.json': { index: '개요', redis: '레디스', secret: '숨김' },
    'pages/docs/secret.md': noteSource('숨김', { head: ['tags: [java]', 'status: unlisted'] }),
  },
  { env },
);

function dataOf(route: string, title = '제목'): unknown {
  const note: PageFacts = {
    route: route as Route,
    title,
    updated: '2026-11-20',
    headings: [],
    frontMatter: { description: '요약' },
  };
  const text = structuredData(site, note, pageMap);
  expect(text ?? '').not.toContain('<');
  return text === undefined ? undefined : JSON.parse(text);
}

const step = (position: number, name: string, path: string): object => ({
  '@type': 'ListItem',
  position,
  name,
  item: `https://dev.test/notes${path}`,
});

test('노트는 글과, 그 글로 가는 길이다', () => {
  expect(dataOf('/docs/redis/redis-stream', '</script><b>')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: '</script><b>',
        description: '요약',
        url: 'https://dev.test/notes/docs/redis/redis-stream',
        inLanguage: 'ko',
        author: { '@type': 'Person', name: 'kim' },
        dateModified: '2026-11-20',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, 'Docs', '/docs'),
          step(2, '레디스', '/docs/redis'),
          step(3, 'Redis Stream', '/docs/redis/redis-stream'),
        ],
      },
    ],
  });
});

test('폴더는 길만 있다', () => {
  expect(dataOf('/docs/redis')).toMatchObject({ '@graph': [{ '@type': 'BreadcrumbList' }] });
});

test.each(['/', '/docs/secret', '/tags', '/404'])('%s에는 없다', (route) => {
  expect(dataOf(route)).toBeUndefined();
});
