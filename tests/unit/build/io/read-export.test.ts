import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readExport } from '../../../../build/io/read-export';
import { makeFolder } from '../../../support/folders';

const script = (text: string): string => `<script>${text}</script>`;

test('페이지마다 글을 읽고, 그 안의 스크립트는 한 번만 센다', async () => {
  const folder = makeFolder(onTestFinished);
  const page = (title: string, head: string): string =>
    `<html lang="ko"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1></main></body></html>`;
  await writeFile(path.join(folder, 'index.html'), page('처음', script('a()')));
  const data = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  await writeFile(
    path.join(folder, 'docs.html'),
    page('문서', script('a()') + script('b()') + data),
  );
  const { pages, inline } = await readExport(folder);
  expect([...pages].map(([route, { html }]) => [route, html.titles])).toEqual([
    ['/docs', 1],
    ['/', 1],
  ]);
  expect(inline.scripts.size).toBe(2);
  expect(inline.styles.size).toBe(0);
});
