import { decodeAddress } from '../addresses/decode-address';
import { splitAddress } from '../addresses/redirects';
import type { Fault } from '../faults/fault';
import { absoluteUrl, htmlFileOf, type Route } from '../vocabulary/routes';
import type { HtmlPage } from './html-page';

export interface ExportedSite {
  readonly site: { readonly url: string; readonly basePath: string };
  readonly pages: ReadonlyMap<Route, HtmlPage>;
  /** Every exported file, relative to the folder, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Pages at old addresses, each with the new one. */
  readonly moved: ReadonlyMap<Route, string>;
}

/** Returns what a link should lead to; `undefined` where it leads to it. */
function expectedOf(
  { site: { basePath }, pages, files }: ExportedSite,
  page: HtmlPage,
  target: string,
): string | undefined {
  const [path = '', hash = ''] = target.split('#', 2);
  // Addresses with another scheme are checked with the elements.
  if (/^\s*[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) {
    return undefined;
  }
  if (path !== '' && path !== basePath && !path.startsWith(`${basePath}/`)) {
    return `${basePath} 경로로 시작하는 주소`;
  }
  const local = decodeAddress(path.slice(basePath.length).split('?', 1)[0] ?? '');
  const there = path === '' ? page : pages.get((local === '' ? '/' : local) as Route);
  if (there === undefined) {
    return files.has(local.slice(1)) ? undefined : '내보낸 페이지나 파일';
  }
  // The empty fragment and #top are the top of any page.
  return ['', 'top'].includes(hash) || there.ids.has(decodeAddress(hash))
    ? undefined
    : `대상 페이지에 있는 id "${decodeAddress(hash)}"`;
}

function pageFaults(exported: ExportedSite, route: Route, page: HtmlPage): Fault[] {
  const file = `out/${htmlFileOf(route)}`;
  const target = exported.moved.get(route);
  const canonical =
    route === '/404'
      ? undefined
      : absoluteUrl(exported.site, target === undefined ? route : splitAddress(target).route);
  const faults: Fault[] = [];
  if (page.canonical !== canonical) {
    faults.push({
      file,
      found: `canonical ${page.canonical ?? '없음'}`,
      expected: canonical ?? 'canonical 없음',
      fix: 'components/chrome/page-head.tsx를 고친다.',
    });
  }
  if (target === undefined && page.titles !== 1) {
    faults.push({
      file,
      found: `h1 ${String(page.titles)}개`,
      expected: 'h1 하나',
      fix: '본문의 # 제목을 하나만 둔다.',
    });
  }
  for (const [id, count] of [...page.ids].filter(([, times]) => times > 1)) {
    faults.push({
      file,
      found: `id "${id}" ${String(count)}개`,
      expected: '한 페이지에서 하나뿐인 id',
      fix: '제목 id나 컴포넌트의 id를 바꾼다.',
    });
  }
  for (const found of page.intruders) {
    faults.push({
      ...{ file, found },
      expected: '코드를 실행하지 않고 다른 사이트의 것을 받지 않는 글',
      fix: '그것을 쓴 노트나 components의 파일을 고친다.',
    });
  }
  for (const reference of page.references) {
    const expected = expectedOf(exported, page, reference);
    if (expected !== undefined) {
      faults.push({ file, found: `링크 ${reference}`, expected, fix: '링크나 대상을 고친다.' });
    }
  }
  return faults;
}

/**
 * Finds what is wrong with the pages of an export: links, anchors, ids and heads, elements that run code or fetch from
 * elsewhere. What a note says wrong, the checks of its source have said before.
 */
export function findExportFaults(exported: ExportedSite): Fault[] {
  return [...exported.pages].flatMap(([route, page]) => pageFaults(exported, route, page));
}
