import { gzipSync } from 'node:zlib';
import { buildIndex, type BuiltIndex } from '../lib/search/build-index';
import { fileNames } from '../lib/search/format';
import type { PageRecord } from '../lib/search/records';
import { allRules, type Rules } from '../lib/search/rules';
import { makeCorpus } from '../tests/search/corpus';
import { fixtureNotes } from '../tests/search/fixture-notes';
import { goldQueries } from '../tests/search/gold';
import { categories, makeQueries, typedWords, typingStates } from '../tests/search/made-queries';
import {
  figuresOf,
  percentile,
  rankOf,
  ranksOf,
  rowsOf,
  testEngine,
} from '../tests/search/metrics';

/*
 * What the search is worth, in figures: `tsx scripts/bench-search.ts [gold] [rules] [300] [5000]`.
 * Nothing here decides anything; the gates stand in tests/unit/lib/search/quality.test.ts.
 */

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function gzipped(built: BuiltIndex, names: readonly string[]): number {
  return names.reduce(
    (sum, name) => sum + gzipSync(built.files.get(name) ?? '', { level: 9 }).length,
    0,
  );
}

async function benchGold(rules: Rules): Promise<string> {
  const { engine } = await testEngine(fixtureNotes(), rules);
  const all: number[] = [];
  const rows: string[] = [];
  for (const [category, queries] of Object.entries(goldQueries())) {
    const ranks = await ranksOf(engine, queries);
    if (category !== 'none') {
      all.push(...ranks);
      rows.push(`${category} ${percent(figuresOf(ranks).recall5)}`);
    }
  }
  const { recall5, recall1, mrr10 } = figuresOf(all);
  return `R@5 ${percent(recall5)}  R@1 ${percent(recall1)}  MRR ${mrr10.toFixed(3)}  (${rows.join(', ')})`;
}

async function benchMade(
  pages: readonly PageRecord[],
  rules: Rules,
  seed: number,
  built?: BuiltIndex,
): Promise<string> {
  const { engine } = await testEngine(pages, rules, built);
  const made = makeQueries(pages, seed, 25);
  const all: number[] = [];
  const rows: string[] = [];
  for (const category of categories) {
    // Known items are pages.
    const ranks: number[] = [];
    for (const { query, targets } of made[category]) {
      const { pages: found } = await engine.full({ text: query });
      ranks.push(1 + found.findIndex(({ route }) => targets.includes(route)));
    }
    all.push(...ranks);
    rows.push(
      `${category} ${ranks.filter((rank) => rank > 0 && rank <= 5).length}/${ranks.length}`,
    );
  }
  const { recall5, recall1, queries } = figuresOf(all);
  return `${queries} queries, R@5 ${percent(recall5)}  R@1 ${percent(recall1)}  (${rows.join(', ')})`;
}

async function benchTyping(pages: readonly PageRecord[], built: BuiltIndex): Promise<void> {
  const words = typedWords(pages, 11, 60);
  const warm = await testEngine(pages, allRules, built);
  const times: number[] = [];
  // On a busy machine the clock measures the others; processor time does not.
  const cpuTimes: number[] = [];
  let states = 0;
  let blank = 0;
  let last = 0;
  let good = 0;
  const firstBytes: number[] = [];
  for (const { text, pages: targets } of words) {
    const cold = await testEngine(pages, allRules, built);
    const typed = typingStates(text);
    for (const [index, state] of typed.entries()) {
      const before = cold.read.length;
      const start = performance.now();
      const cpuStart = process.cpuUsage();
      const answer = await warm.engine.full({ text: state });
      cpuTimes.push(process.cpuUsage(cpuStart).user / 1000);
      times.push(performance.now() - start);
      states += 1;
      blank += answer.total === 0 ? 1 : 0;
      if (index >= typed.length - 3) {
        last += 1;
        const rank = rankOf(rowsOf(answer), targets);
        good += rank > 0 && rank <= 10 ? 1 : 0;
      }
      if (index === 1) {
        await cold.engine.full({ text: state });
        firstBytes.push(
          gzipped(
            built,
            cold.read.slice(before).filter((name) => name.startsWith('s')),
          ),
        );
      }
    }
  }
  const start = gzipped(built, [fileNames.manifest, fileNames.tier]);
  console.log(
    `  typing: ${states} states, blank ${percent(blank / states)}, target in top 10 at the last syllable ${percent(good / last)}`,
  );
  const spread = (values: readonly number[]): string =>
    [0.5, 0.95, 0.99, 1]
      .map((share) => `p${(100 * share).toFixed(0)} ${percentile(values, share).toFixed(1)}`)
      .join('  ');
  console.log(`  keystroke with verification, ms by the clock: ${spread(times)}`);
  console.log(`  keystroke with verification, ms of processor: ${spread(cpuTimes)}`);
  console.log(
    `  bytes: manifest ${kilobytes(gzipped(built, [fileNames.manifest]))}, titles ${kilobytes(gzipped(built, [fileNames.tier]))}, first shards p50 ${kilobytes(percentile(firstBytes, 0.5))} p95 ${kilobytes(percentile(firstBytes, 0.95))}; without the script p50 ${kilobytes(start + percentile(firstBytes, 0.5))} p95 ${kilobytes(start + percentile(firstBytes, 0.95))}`,
  );
}

async function benchCorpus(count: number): Promise<void> {
  const pages = makeCorpus(count, 7);
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const built = buildIndex(pages);
  const took = performance.now() - start;
  const cpu = process.cpuUsage(cpuStart).user / 1e6;
  const shards = built.manifest.shards.map((_, number) => fileNames.shard(number));
  console.log(
    `${count} notes: ${built.manifest.sections} sections, build ${(took / 1000).toFixed(2)} s (CPU ${cpu.toFixed(2)} s), ${shards.length} shards of ${kilobytes(gzipped(built, shards))}, headings ${kilobytes(gzipped(built, [fileNames.headings]))}, stop keys ${built.manifest.stops.length}`,
  );
  for (const seed of [7, 23]) {
    console.log(`  made (seed ${seed}): ${await benchMade(pages, allRules, seed, built)}`);
  }
  await benchTyping(pages, built);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('gold')) {
  console.log(`gold: ${await benchGold(allRules)}`);
}
if (wanted.includes('rules')) {
  const pages = makeCorpus(300, 7);
  for (const rule of Object.keys(allRules) as (keyof Rules)[]) {
    const rules = { ...allRules, [rule]: false };
    console.log(
      `without ${rule}\n  gold: ${await benchGold(rules)}\n  made: ${await benchMade(pages, rules, 7)}`,
    );
  }
}
for (const count of [300, 5000]) {
  if (wanted.includes(String(count))) {
    await benchCorpus(count);
  }
}
