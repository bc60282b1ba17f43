import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { findDraftTraces } from '../lib/note/drafts';
import { HEADERS_FILE } from '../lib/export/headers';
import { REMOTE_STYLE } from '../lib/export/intruders';
import { SHARE_PICTURE } from '../lib/vocabulary/export-names';
import { htmlFileOf } from '../lib/vocabulary/routes';
import { findExportFaults } from '../lib/export/export-faults';
import { faultUnless, type Fault } from '../lib/faults/fault';
import { displayNames } from '../lib/site/label-faults';
import { movedPages } from '../lib/addresses/redirects';
import type { SitePlan } from '../lib/site/plan';
import { listFiles } from './io/files';
import type { ExportedFolder } from './io/read-export';

/** Files that a browser or a crawler reads as text. */
const TEXT = /\.(?:css|html|js|json|map|md|txt|xml)$/;

async function draftTraces(
  folder: string,
  files: readonly string[],
  { drafts, notes, site }: SitePlan,
): Promise<Fault[]> {
  const texts = new Map<string, string>();
  for (const file of drafts.length > 0 ? files : []) {
    texts.set(file, TEXT.test(file) ? await readFile(path.join(folder, file), 'utf8') : '');
  }
  return findDraftTraces(drafts, notes, texts, site);
}

/** Finds inline scripts and styles whose hash is missing from the headers: browsers would refuse them. */
async function policyFaults({ folder, inline }: ExportedFolder): Promise<Fault[]> {
  const headers = await readFile(path.join(folder, HEADERS_FILE), 'utf8').catch(() => '');
  return (['scripts', 'styles'] as const).flatMap((kind) =>
    [...inline[kind]]
      .filter(([hash]) => !headers.includes(`'sha256-${hash}'`))
      .map(([hash, route]) => ({
        file: `out/${htmlFileOf(route)}`,
        found: `해시가 ${HEADERS_FILE}에 없는 ${kind === 'scripts' ? '<script>' : '<style>'}`,
        expected: `out/${HEADERS_FILE}의 'sha256-${hash}'`,
        fix: '다시 빌드한다. 손으로 고친 페이지면 지운다.',
      })),
  );
}

/** Finds style sheets that fetch from another site. */
async function styleFaults(folder: string, files: readonly string[]): Promise<Fault[]> {
  const faults = files.map(async (file): Promise<Fault[]> => {
    const found = REMOTE_STYLE.exec(await readFile(path.join(folder, file), 'utf8'))?.[0];
    return found === undefined
      ? []
      : [
          {
            file: `out/${file}`,
            found: `다른 사이트의 것을 받는 ${found}`,
            expected: '사이트의 파일만 쓰는 모양',
            fix: 'components/styles의 파일을 고친다.',
          },
        ];
  });
  return (await Promise.all(faults)).flat();
}

/** Finds share pictures whose format or size differs from what the pages declare. */
function pictureFaults(folder: string, files: readonly string[]): Fault[] {
  const { width, height } = SHARE_PICTURE;
  return files.flatMap((file) => {
    const size = imageSize(readFileSync(path.join(folder, file)));
    return faultUnless(
      size.type === 'png' && size.width === width && size.height === height,
      () => ({
        file: `out/${file}`,
        found: `${size.type ?? ''} ${size.width}×${size.height}`,
        expected: `png ${width}×${height}`,
        fix: 'build/share-pictures.ts를 고친다.',
      }),
    );
  });
}

/** Finds everything that is wrong with an exported folder. */
export async function checkExport(exported: ExportedFolder, plan: SitePlan): Promise<Fault[]> {
  const { folder, pages } = exported;
  const { site } = plan;
  const files = await listFiles(folder, '.');
  const faults = findExportFaults({
    site,
    pages: new Map([...pages].map(([route, { html }]) => [route, html])),
    files: new Set(files),
    moved: movedPages(plan.redirects.entries),
    allowed: new Map(plan.notes.map(({ route, frontMatter }) => [route, frontMatter.allow ?? []])),
    names: displayNames(plan, site),
    sitemap: await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => ''),
  });
  return [
    ...faults,
    ...(await policyFaults(exported)),
    ...(await styleFaults(
      folder,
      files.filter((file) => file.endsWith('.css')),
    )),
    ...pictureFaults(
      folder,
      files.filter((file) => file.startsWith(`${SHARE_PICTURE.folder}/`)),
    ),
    ...(await draftTraces(folder, files, plan)),
  ];
}
