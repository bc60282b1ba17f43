import { expect, test } from 'vitest';
import { fixtureNotes } from '../quality/fixture-notes';
import { testEngine } from '../quality/metrics';
import { createRandom, type Random } from '../quality/random';

/** New in each run; a failure names it, and setting it again brings the same queries back. */
const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 2 ** 32);

/** No query may hold the worker longer; a guard against loops, far above any real time. */
const STALL_MS = 2_000;

const pieces = [
  ...Array.from('(){}[]*+?^$|\\/.-_@#:"\'`<>&%!~;,='),
  ...['\u0000', '\uffff', '\ud83d', '\udc4d', '👍🏽', '\u200b', '\ufeff', '\u202e', '\n', '\t', '　'],
  ...'lang: in: 언어: 절: code: __proto__ constructor toString null NaN'.split(' '),
  ...'ㄱ ㅏ ㄳ ㅘ 굳 값 구독 트랜잭션 ᄀ ᅡ ᆨ 한 漢字 かな é'.split(' '),
  ...'a A1 setup_fee @ C++ n+1 1753 0x1F İ ß ﬁ Ω (.*)+$ [ㄱ-ㅎ] 에서 하려면'.split(' '),
  ...[' ', ' ', ' '],
];

function hostile(random: Random): string {
  const length = 1 + random.below(random.next() < 0.02 ? 400 : 12);
  return Array.from({ length }, () =>
    random.next() < 0.15
      ? String.fromCharCode(random.below(0x10000))
      : random.pick(pieces).repeat(random.next() < 0.02 ? 50 : 1),
  ).join('');
}

test(`괴상한 검색어 10,000개 가운데 어느 것에도 던지거나 멈추지 않는다 (HOSTILE_SEED=${seed})`, async () => {
  const { engine } = await testEngine(fixtureNotes());
  const random = createRandom(seed);
  const slow: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const text = hostile(random);
    const start = process.cpuUsage();
    engine.titles({ text });
    const answer = await engine.full({ text }).catch((error: unknown) => {
      throw new Error(`HOSTILE_SEED=${seed} ${JSON.stringify(text)}`, { cause: error });
    });
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1000 > STALL_MS) {
      slow.push(text);
    }
    expect(answer.pages.length).toBeLessThanOrEqual(answer.total);
    const marked = answer.pages.flatMap(({ title, titleMarks, sections }) => [
      { text: title, marks: titleMarks },
      ...sections.flatMap(({ snippet }) => snippet ?? []),
    ]);
    const outside = marked.filter(({ text: shown, marks }) =>
      marks.some(({ start: from, end }) => from < 0 || from >= end || end > shown.length),
    );
    expect(outside).toEqual([]);
  }
  expect(slow).toEqual([]);
}, 600_000);

test.each([
  '가',
  '레디스 ',
  'lang:java ',
  '(',
  'ㄱ',
  '\ud800',
  '한'.normalize('NFD'),
  ' ',
  '"',
  '\0',
])('%j을(를) 십만 번 이어 써도 앞의 몇 낱말만 찾는다', async (piece) => {
  const { engine } = await testEngine(fixtureNotes());
  const text = piece.repeat(100_000);
  const answer = await engine.full({ text });
  expect(JSON.stringify([engine.titles({ text }), answer]).length).toBeLessThan(100_000);
});
