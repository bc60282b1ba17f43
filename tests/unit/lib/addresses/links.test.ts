import { expect, test } from 'vitest';
import { pageOfLink, pathOf } from '../../../../lib/addresses/links';

const HERE = 'https://a.dev/notes/docs/redis';

test.each([
  ['다른 노트', '/notes/algorithm/dp', '/algorithm/dp'],
  ['다른 노트의 절', '/notes/algorithm/dp#cost', '/algorithm/dp#cost'],
  ['물음이 있는 페이지', '/notes/search?q=힙', `/search?q=${encodeURIComponent('힙')}`],
  ['첫 페이지', '/notes/', '/'],
  ['끝의 슬래시가 없는 첫 페이지', '/notes', '/'],
  ['같은 노트를 다시', '/notes/docs/redis', '/docs/redis'],
])('%s: 다시 읽지 않고 연다', (_kind, href, route) => {
  expect(pageOfLink({ href: new URL(href, HERE).href }, HERE, '/notes')).toBe(route);
});

test.each([
  ['다른 사이트', { href: 'https://b.dev/notes/docs' }],
  ['바탕 경로 밖', { href: 'https://a.dev/other' }],
  ['이름만 같은 다른 경로', { href: 'https://a.dev/notes-old/docs' }],
  ['파일', { href: 'https://a.dev/notes/feed.xml' }],
  ['이 노트의 절', { href: `${HERE}#usage` }],
  ['메일', { href: 'mailto:a@b.dev' }],
  ['새 창', { href: 'https://a.dev/notes/docs', target: '_blank' }],
  ['내려받기', { href: 'https://a.dev/notes/docs', download: true }],
])('%s: 브라우저에 맡긴다', (_kind, link) => {
  expect(pageOfLink(link, HERE, '/notes')).toBeUndefined();
});

test.each([
  ['/docs/redis?q=1#streams', '/docs/redis'],
  ['/docs/redis#a?b', '/docs/redis'],
  ['/', '/'],
])('%s에서 물음과 닻을 뺀다', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test('바탕 경로가 없는 사이트에서는 주소의 경로가 그대로 노트의 경로다', () => {
  const link = { href: 'https://a.dev/docs/redis' };
  expect(pageOfLink(link, 'https://a.dev/', '')).toBe('/docs/redis');
});
