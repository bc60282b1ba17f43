import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { readSite } from '../lib/site/site';
import { measureBuilds, type BuildFigures } from './bench/builds';
import { choosePages } from './bench/choose-pages';
import { loadRequirements, measureLoad, type LoadFigures } from './bench/load';
import { measurePeers } from './bench/peers';
import {
  measureClicks,
  measureDeepLink,
  measureInteractions,
  measurePhone,
  type Figure,
} from './bench/reading';
import { weighPage } from './bench/weigh';
import { findBrowser } from './io/browser';
import { runCommand } from '../build/io/report';
import { unmetRequirements } from './io/snippets/toolchains';
import { expectExport, serveStatic } from './io/static-server';

/*
 * What the site costs its author and its readers, beside the budgets. `npm run bench` measures all of
 * it at 300 notes; `npm run bench -- 300 2000 5000` builds more, `npm run bench -- reading` measures
 * the pages of `out/` only, `npm run bench -- peers` builds the same 300 notes with other generators,
 * `npm run bench -- load` says how many pages nginx hands out. Nothing here decides whether a test passes.
 */

const HISTORY = 'bench/history.json';

function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { what, measured, unit, budget } of figures) {
    const digits = Number.isInteger(measured) || measured >= 1000 ? 0 : measured < 10 ? 2 : 1;
    const goal = budget === undefined ? '' : `   목표 ${budget}`;
    console.log(`  ${what.padEnd(40)} ${measured.toFixed(digits).padStart(8)} ${unit}${goal}`);
  }
}

function buildFigures(
  { shape, clean, changed, page, pageMap, searchMb, outMb }: BuildFigures,
  isSmall: boolean,
): Figure[] {
  const goal = (budget: number): { budget?: number } => (isSmall ? { budget } : {});
  return [
    { what: '처음부터', measured: clean.seconds, unit: '초', ...goal(30) },
    { what: '처음부터, 노트마다', measured: clean.seconds / shape.notes, unit: '초' },
    { what: '노트 하나를 고친 뒤', measured: changed.seconds, unit: '초', ...goal(10) },
    { what: '최대 메모리', measured: clean.peakMb, unit: 'MB', budget: isSmall ? 1500 : 6000 },
    { what: '노트의 HTML, gzip', measured: page.html.gzip, unit: 'kB', ...goal(9) },
    { what: '노트의 HTML, brotli', measured: page.html.brotli, unit: 'kB' },
    { what: '스타일, gzip', measured: page.css.gzip, unit: 'kB' },
    { what: '스크립트, gzip', measured: page.script.gzip, unit: 'kB', ...goal(130) },
    { what: '스크립트, brotli', measured: page.script.brotli, unit: 'kB' },
    { what: '모든 노트의 이름, gzip', measured: pageMap.gzip, unit: 'kB', ...goal(6) },
    { what: '검색 자료 전체', measured: searchMb, unit: 'MB' },
    { what: 'out/ 전체', measured: outMb, unit: 'MB' },
  ];
}

async function benchBuilds(count: number): Promise<Figure[]> {
  const figures = await measureBuilds('.', count);
  const { notes, folders, blocks, perSection, kb } = figures.shape;
  const rows = buildFigures(figures, count <= 300);
  print(
    `노트 ${notes}개 (폴더 ${folders}개, 코드 ${blocks}개, 섹션마다 ${perSection}개, 글 ${kb.toFixed(0)} kB)`,
    rows,
  );
  return rows.map((row) => ({ ...row, what: `${count}: ${row.what}` }));
}

/** The longest note, compressed, beside a file of as many bytes. */
async function benchLoad(): Promise<Figure[]> {
  expectExport();
  const missing = await unmetRequirements(loadRequirements);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    const packages = missing.map((one) => one.package).join(' ');
    console.log(`\n부하를 재지 않았다. 없는 도구: ${names} (apt-get install ${packages})`);
    return [];
  }
  const { longest } = await choosePages('out', readSite(process.env).site.basePath);
  const { page, plain, kb } = await measureLoad('out', longest);
  const row = (what: string, key: keyof LoadFigures, digits: number): string =>
    `  ${what.padEnd(24)} ${page[key].toFixed(digits).padStart(10)} ${plain[key].toFixed(digits).padStart(14)}`;
  console.log(
    [
      `\n부하: nginx, brotli ${kb.toFixed(0)} kB, 이 기계 안에서`,
      `  ${''.padEnd(24)} ${longest.slice(-10).padStart(10)} ${'plain file'.padStart(14)}`,
      row('requests/s', 'perSecond', 0),
      row('p50 (ms)', 'p50', 2),
      row('p99 (ms)', 'p99', 2),
      row('errors', 'errors', 0),
    ].join('\n'),
  );
  return [
    { what: '부하: 가장 긴 노트', measured: page.perSecond, unit: '/초' },
    { what: '부하: 같은 크기의 파일', measured: plain.perSecond, unit: '/초' },
    { what: '부하: 가장 긴 노트의 p99', measured: page.p99, unit: 'ms' },
    { what: '부하: 오류', measured: page.errors + plain.errors, unit: '' },
  ];
}

async function benchReading(): Promise<Figure[]> {
  expectExport();
  const { site } = readSite(process.env);
  const executablePath = await findBrowser();
  const { pages, longest, deepLink, section } = await choosePages('out', site.basePath);
  const { server, port } = await serveStatic({
    folder: 'out',
    port: 4390,
    basePath: site.basePath,
  });
  const address = (route: string): string => `http://localhost:${port}${site.basePath}${route}`;
  const all: Figure[] = [];
  try {
    const phone = await measurePhone(
      pages.map(({ route }) => address(route)),
      executablePath,
    );
    for (const [index, { what: page, route }] of pages.entries()) {
      const { html, css, script } = await weighPage('out', route, site.basePath);
      const isLongest = route === longest;
      const rows: Figure[] = [
        {
          what: 'HTML, gzip',
          measured: html.gzip,
          unit: 'kB',
          ...(isLongest && { budget: 45 }),
        },
        { what: '스타일, gzip', measured: css.gzip, unit: 'kB' },
        {
          what: '스크립트, gzip',
          measured: script.gzip,
          unit: 'kB',
          budget: isLongest ? 150 : 130,
        },
        { what: '스크립트, brotli', measured: script.brotli, unit: 'kB' },
        ...(phone[index] ?? []),
      ];
      print(`${page} (${route})`, rows);
      all.push(...rows.map((row) => ({ ...row, what: `${page}: ${row.what}` })));
    }
    const click = {
      what: '사이드바의 링크에서 그려진 노트까지, CPU 4배 느리게',
      measured: await measureClicks(address(section), executablePath),
      unit: 'ms',
      budget: 100,
    };
    const deepFigure = {
      what: '닻이 있는 주소에서 그 절까지, 390 px, CPU 4배 느리게',
      measured: await measureDeepLink(address(deepLink), executablePath),
      unit: '초',
      budget: 1,
    };
    const pressFigure = {
      what: '가이드에서 200번 누르고 칠 때의 INP (p98), CPU 4배 느리게',
      measured: await measureInteractions(address(longest), executablePath),
      unit: 'ms',
      budget: 200,
    };
    print('옮겨 가고 누르기', [click, deepFigure, pressFigure]);
    all.push(click, deepFigure, pressFigure);
  } finally {
    server.close();
  }
  return all;
}

async function benchPeers(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { clean, changed }] of await measurePeers(300)) {
    const rows = [
      { what: '처음부터', measured: clean.seconds, unit: '초' },
      { what: '노트 하나를 고친 뒤', measured: changed.seconds, unit: '초' },
      { what: '최대 메모리', measured: clean.peakMb, unit: 'MB' },
    ];
    print(`${name}, 노트 300개`, rows);
    figures.push(...rows.map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  }
  return figures;
}

async function remember(figures: readonly Figure[]): Promise<void> {
  const text = await readFile(HISTORY, 'utf8').catch(() => '[]');
  const history = JSON.parse(text) as unknown[];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const entry = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    figures: Object.fromEntries(
      figures.map(({ what, measured }) => [what, Number(measured.toPrecision(4))]),
    ),
  };
  await writeFile(HISTORY, `${JSON.stringify([...history, entry], null, 2)}\n`);
}

async function bench(args: readonly string[]): Promise<void> {
  const counts = args.map(Number).filter((count) => Number.isInteger(count) && count > 0);
  const figures: Figure[] = [];
  if (args.length === 0 || args.includes('reading')) {
    figures.push(...(await benchReading()));
  }
  if (args.length === 0 || args.includes('load')) {
    figures.push(...(await benchLoad()));
  }
  for (const count of args.length === 0 ? [300] : counts) {
    figures.push(...(await benchBuilds(count)));
  }
  if (args.includes('peers')) {
    figures.push(...(await benchPeers()));
  }
  await remember(figures);
}

await runCommand(() => bench(process.argv.slice(2)));
