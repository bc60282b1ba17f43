import { expect, test } from 'vitest';
import { appManifest } from '../../../../lib/export/app-manifest';
import { readSite } from '../../../../lib/site/site';

test('앱의 이름과 자리는 사이트의 것이고, 그림은 기본 경로 아래에 있다', () => {
  const { site } = readSite({ SITE_TITLE: '글밭', BASE_PATH: '/notes' });
  const manifest = JSON.parse(appManifest(site)) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: '글밭', lang: 'ko', start_url: '/notes/' });
  expect(manifest.icons.map(({ src }) => src)).toEqual([
    '/notes/icon.svg',
    '/notes/apple-touch-icon.png',
  ]);
});
