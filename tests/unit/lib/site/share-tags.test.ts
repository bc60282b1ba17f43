import { expect, test } from 'vitest';
import { readSite } from '../../../../lib/site/site';
import { shareTags } from '../../../../lib/site/share-tags';
import type { Route } from '../../../../lib/vocabulary/routes';

const { site } = readSite({
  SITE_TITLE: '글밭',
  SITE_URL: 'https://dev.test',
  BASE_PATH: '/notes',
});
const frontMatter = {};
const redis = {
  route: '/docs/redis' as Route,
  title: '레디스',
  filePath: 'pages/docs/redis.md',
  frontMatter,
};

test('노트의 그림은 온전한 주소와 크기와 글로 가리킨다', () => {
  expect(Object.fromEntries(shareTags(site, redis))).toEqual({
    'og:image': 'https://dev.test/notes/_share/docs/redis.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': '레디스 | 글밭',
  });
});

test('그림의 글은 메뉴 밖에서 부르는 제목이다', () => {
  const note = { ...redis, frontMatter: { longTitle: '백준 1753 최단경로' } };
  expect(Object.fromEntries(shareTags(site, note))['og:image:alt']).toBe(
    '백준 1753 최단경로 | 글밭',
  );
});

test.each([
  ['첫 페이지', { ...redis, route: '/' as Route }],
  ['빌드가 쓴 페이지', { route: '/tags' as Route, title: '태그', frontMatter }],
  ['제 코드를 돌리는 노트', undefined],
])('%s는 사이트의 그림을 가리킨다', (_name, note) => {
  const tags = Object.fromEntries(shareTags(site, note));
  expect(tags['og:image']).toBe('https://dev.test/notes/_share/index.png');
  expect(tags['og:image:alt']).toBe('글밭');
});
