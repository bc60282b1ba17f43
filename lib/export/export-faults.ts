import { decodeAddress } from '../addresses/decode-address';
import type { Fault } from '../faults/fault';
import { findForeignTexts } from './foreign-texts';
import type { HtmlPage } from './html-page';
import { splitAddress } from '../addresses/redirects';
import { absoluteUrl, htmlFileOf, type Route } from '../vocabulary/routes';
import { findSitemapFaults } from './sitemap';

/** Everything that the checks of an export need. */
export interface ExportedSite {
  readonly site: { readonly url: string; readonly basePath: string };
  readonly pages: ReadonlyMap<Route, HtmlPage>;
  /** Every exported file, relative to the folder, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** Pages at old addresses, each with the new one. */
  readonly moved?: ReadonlyMap<Route, string>;
  /** Elements that notes allow in their front matter. */
  readonly allowed?: ReadonlyMap<Route, readonly string[]>;
  /** Names of notes, sections and the site, which the interface may repeat untranslated. */
  readonly names: ReadonlySet<string>;
  /** Text of `sitemap.xml`. */
  readonly sitemap: string;
}

function referenceFault(
  exported: ExportedSite,
  page: HtmlPage,
  target: string,
): { found: string; expected: string } | undefined {
  const [path = '', hash] = target.split('#', 2);
  // Addresses with another scheme are checked with the elements.
  if (/^\s*[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) {
    return undefined;
  }
  const { basePath } = exported.site;
  let targetPage: HtmlPage | undefined = page;
  if (path !== '') {
    if (basePath !== '' && path !== basePath && !path.startsWith(`${basePath}/`)) {
      return {
        found: `기본 경로 밖의 링크 ${target}`,
        expected: `${basePath} 경로로 시작하는 주소`,
      };
    }
    const local = decodeAddress(path.slice(basePath.length).split('?', 1)[0] ?? '');
    const asRoute = (local === '' ? '/' : local) as Route;
    targetPage = exported.pages.get(asRoute);
    if (targetPage === undefined) {
      return exported.files.has(local.slice(1))
        ? undefined
        : { found: `링크 ${target}`, expected: '내보낸 페이지나 파일' };
    }
  }
  // The empty fragment and #top are the top of any page.
  if (
    hash === undefined ||
    hash === '' ||
    hash === 'top' ||
    targetPage.ids.has(decodeAddress(hash))
  ) {
    return undefined;
  }
  return { found: `링크 ${target}`, expected: `대상 페이지에 있는 id "${decodeAddress(hash)}"` };
}

/** Tells whether a page names an existing share picture. Redirect pages and the error page must name none. */
function isShared({ site, files, moved }: ExportedSite, route: Route, picture?: string): boolean {
  const folder = `${site.url}${site.basePath}/`;
  return route === '/404' || moved?.has(route) === true
    ? picture === undefined
    : picture?.startsWith(folder) === true && files.has(picture.slice(folder.length));
}

function fileOf(route: Route): string {
  return `out/${htmlFileOf(route)}`;
}

const INTRUDER_FIX =
  '그것을 쓴 노트나 components의 파일을 고친다. 사이트가 새로 쓰는 것이면 lib/vocabulary/page-elements.ts에 더한다.';

function pageFaults(exported: ExportedSite, route: Route, page: HtmlPage): Fault[] {
  const file = fileOf(route);
  const faults: Fault[] = [];
  const target = exported.moved?.get(route);
  const add = (found: string, expected: string, fix: string, line?: number): void => {
    faults.push({ file, found, expected, fix, ...(line !== undefined && { line }) });
  };
  if (page.language !== 'ko') {
    add(`lang="${page.language ?? ''}"`, 'lang="ko"', 'pages/_document.tsx를 고친다.');
  }
  if (page.title.trim() === '') {
    add('빈 title', '페이지 제목', '머리말의 title을 쓴다.');
  }
  if (target === undefined && (page.description ?? '').trim() === '') {
    add('빈 description', '페이지 요약', '머리말의 description을 쓴다.');
  }
  const canonicalRoute = target === undefined ? route : splitAddress(target).route;
  const expectedCanonical =
    route === '/404' ? undefined : absoluteUrl(exported.site, canonicalRoute);
  if (page.canonical !== expectedCanonical) {
    add(
      `canonical ${page.canonical ?? '없음'}`,
      expectedCanonical ?? 'canonical 없음',
      'components/chrome/page-head.tsx를 고친다.',
    );
  }
  if (!isShared(exported, route, page.picture)) {
    add(
      `og:image ${page.picture ?? '없음'}`,
      expectedCanonical === undefined || target !== undefined
        ? 'og:image 없음'
        : `${exported.site.url}${exported.site.basePath}/로 시작하는, 내보낸 그림의 주소`,
      'lib/site/share-tags.ts나 build/share-pictures.ts를 고친다.',
    );
  }
  if (target === undefined && page.mainHeadings.length !== 1) {
    add(`h1 ${page.mainHeadings.length}개`, 'h1 하나', '본문의 # 제목을 하나만 둔다.');
  }
  for (const [id, count] of page.ids) {
    if (count > 1) {
      add(
        `id "${id}" ${count}개`,
        '한 페이지에서 하나뿐인 id',
        '제목 id나 컴포넌트의 id를 바꾼다.',
      );
    }
  }
  for (const { found, expected, line, unless } of page.intruders) {
    const isAllowed =
      unless === 'moved'
        ? target !== undefined
        : unless && exported.allowed?.get(route)?.includes(unless.allowed);
    if (isAllowed !== true) {
      add(found, expected, INTRUDER_FIX, line);
    }
  }
  for (const { html, line } of page.unnamed) {
    add(`이름 없는 ${html}`, '글이나 aria-label', '읽을 수 있는 이름을 붙인다.', line);
  }
  for (const { target: reference, line } of page.references) {
    const fault = referenceFault(exported, page, reference);
    if (fault) {
      add(fault.found, fault.expected, '링크나 대상을 고친다.', line);
    }
  }
  return faults;
}

/** Reports the text around every note once, with the number of further pages that have it. */
function foreignTextFaults({ pages, names }: ExportedSite): Fault[] {
  const byText = new Map<string, Fault[]>();
  for (const [route, page] of pages) {
    const known = { has: (text: string) => names.has(text) || page.headings.includes(text) };
    for (const fault of findForeignTexts(fileOf(route), page.texts, known)) {
      byText.set(fault.found, [...(byText.get(fault.found) ?? []), fault]);
    }
  }
  return [...byText.values()].flatMap(([first, ...more]) => {
    const others = new Set(more.map(({ file }) => file)).size;
    const count = others === 0 ? '' : ` (다른 ${others}페이지에도 있다)`;
    return first ? [{ ...first, found: `${first.found}${count}` }] : [];
  });
}

/**
 * Finds every fault of an export: broken links, anchors and assets, ids, heads, names, texts that are not Korean,
 * elements that run code or fetch from elsewhere, and a sitemap that differs from the pages.
 */
export function findExportFaults(exported: ExportedSite): Fault[] {
  const { pages, site, sitemap } = exported;
  const indexed = [...pages].filter(([, page]) => page.isIndexed);
  return [
    ...[...pages].flatMap(([route, page]) => pageFaults(exported, route, page)),
    ...foreignTextFaults(exported),
    ...findSitemapFaults(
      sitemap,
      indexed.map(([route]) => absoluteUrl(site, route)),
    ),
  ];
}
