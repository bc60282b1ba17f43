import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { NoteRecord } from '../../../lib/site/notes';
import type { Route } from '../../../lib/vocabulary/routes';
import { unpackPage, type OutlineFile } from 'ko-search/index';
import { readManifest, type Facets, type SiteManifest } from 'ko-search/results';
import { readExport } from '../../../build/io/read-export';
import { writeSearchIndex } from '../../../build/search-index';
import { fillFolder, makeFolder } from '../../support/folders';

let folder: string;

beforeEach(() => {
  folder = makeFolder(onTestFinished);
});

function writePage(route: string, title: string, body: string): void {
  fillFolder(folder, {
    [route === '/' ? 'index.html' : `${route}.html`]:
      `<article class="nextra-content"><main><h1>${title}</h1>${body}</main></article>`,
  });
}

function record(route: string, options: Partial<NoteRecord> = {}): NoteRecord {
  return {
    file: `pages${route}.md` as NoteRecord['file'],
    bodyLine: 1,
    route: route as Route,
    title: route,
    description: '',
    tags: [],
    tocMaxHeadingLevel: 4,
    listed: true,
    children: [],
    ...options,
  };
}

const code =
  '<figure class="code-block" data-language="java"><div class="code-bar">Java</div>' +
  '<pre><code>heappush(a);\n</code></pre></figure>';

async function build(
  notes: readonly NoteRecord[],
  codeblocks = true,
): Promise<{
  outline: OutlineFile;
  manifest: SiteManifest;
  facets: Facets;
  read: (name: string) => Promise<string>;
}> {
  await writeSearchIndex({ exported: await readExport(folder), notes, codeblocks });
  const manifest = readManifest(await readFile(path.join(folder, '_search/manifest.json'), 'utf8'));
  const read = (name: string): Promise<string> =>
    readFile(path.join(folder, '_search', manifest.folder, name), 'utf8');
  return {
    read,
    manifest,
    outline: JSON.parse(await read('titles.json')) as OutlineFile,
    facets: JSON.parse(await read('facets.json')) as Facets,
  };
}

describe('내보낸 HTML로 만든 검색 자료', () => {
  test('404, /search, /note-elements, 목록에 없는 노트는 들지 않는다', async () => {
    for (const route of ['/', '/docs', '/secret', '/404', '/search', '/note-elements']) {
      writePage(route, route, '<p>글</p>');
    }
    const { outline } = await build([
      record('/'),
      record('/docs'),
      record('/secret', { listed: false }),
      record('/404'),
      record('/search'),
      record('/note-elements'),
    ]);
    expect(outline.routes).toEqual(['/', '/docs']);
  });

  test('절의 글과 코드를 읽는 이가 받는 그대로 담는다', async () => {
    writePage('/docs', 'Docs', `<p>앞글</p><h2 id="heap">힙</h2><p>본문</p>${code}`);
    const { outline, read } = await build([record('/docs')]);
    expect(outline).toMatchObject({ titles: ['Docs'], headings: ['힙'], anchors: ['heap'] });
    expect(unpackPage(await read('p0.json'))[1]).toEqual({
      anchor: 'heap',
      heading: '힙',
      body: '본문',
      code: [{ language: 'java', text: 'heappush(a);' }],
    });
  });

  test('codeblocks가 false이면 코드는 빠진다', async () => {
    writePage('/docs', 'Docs', code);
    const { read, facets } = await build([record('/docs')], false);
    expect(unpackPage(await read('p0.json'))[0]?.code).toEqual([]);
    expect(facets).toMatchObject({ languages: [], withCode: 0 });
  });

  test('거를 섹션은 첫 페이지의 차례를, 언어는 많은 차례를 따르고 노트의 수가 있다', async () => {
    writePage('/', '첫 페이지', code.replace('java', 'sql'));
    writePage('/docs', 'Docs', code);
    const children = [
      { route: '/theory' as Route, title: 'Theory', description: '' },
      { route: '/docs' as Route, title: 'Docs', description: '' },
    ];
    const { facets } = await build([record('/', { children }), record('/docs')]);
    expect(facets).toEqual({
      sections: [
        { value: 'theory', label: 'Theory', notes: 0 },
        { value: 'docs', label: 'Docs', notes: 1 },
      ],
      languages: [
        { value: 'java', label: '자바', notes: 1 },
        { value: 'sql', label: 'SQL', notes: 1 },
      ],
      withCode: 2,
      examples: [],
    });
  });

  test('폴더의 이름은 든 것이 달라질 때만 달라진다', async () => {
    writePage('/docs', 'Docs', '<p>글</p>');
    const folders: string[] = [];
    for (const body of ['<p>글</p>', '<p class="다름">글</p>', '<p>다른 글</p>']) {
      writePage('/docs', 'Docs', body);
      folders.push((await build([record('/docs')])).manifest.folder);
    }
    expect(folders[1]).toBe(folders[0]);
    expect(folders[2]).not.toBe(folders[0]);
  });

  test('앞선 자료는 남지 않는다', async () => {
    writePage('/docs', 'Docs', '<p>글</p>');
    fillFolder(folder, { '_search/old/manifest.json': '{}' });
    const { manifest } = await build([record('/docs')]);
    const files = await readdir(path.join(folder, '_search'));
    expect(files.sort()).toEqual([manifest.folder, 'manifest.json'].sort());
  });
});
