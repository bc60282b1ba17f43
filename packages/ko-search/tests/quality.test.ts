import { describe, expect, test } from 'vitest';
import { fixtureNotes } from '../quality/fixture-notes';
import { goldPart, goldQueries } from '../quality/gold';
import { makeQueries, typedWords, typingStates } from '../quality/made-queries';
import { figuresOf, pagesOf, ranksOf, testEngine } from '../quality/metrics';

/*
 * A failure names the category; `npm run search:figures` shows the figures (docs/search.md, ‘시험’).
 */

const notes = fixtureNotes();
const { engine } = await testEngine(notes);
const { none = [], ...answerable } = goldQueries();

describe('손으로 정답을 매긴 검색어', () => {
  test('정답은 모두 시험용 노트에 있는 주소다', () => {
    const places = new Set(
      notes.flatMap(({ route, sections }) => [
        route,
        ...sections.map(({ anchor }) => `${route}#${anchor}`),
      ]),
    );
    const targets = Object.values(answerable).flatMap((queries) =>
      queries.flatMap((query) => query.targets),
    );
    expect(targets.filter((target) => !places.has(target))).toEqual([]);
    expect(Object.values(goldQueries()).flat().length).toBeGreaterThanOrEqual(240);
  });

  test.each(Object.keys(answerable))('갈래 "%s"의 답은 다섯 줄 안에 있다', async (category) => {
    const ranks = await ranksOf(engine, answerable[category] ?? []);
    const least = category.includes('typo') ? 0.8 : 0.85;
    expect(figuresOf(ranks).recall5).toBeGreaterThanOrEqual(least);
  });

  test.each(['development', 'sealed'] as const)('%s 몫: 재현율 95 %, MRR 0.90', async (part) => {
    const { none: _none, ...queries } = goldPart(part);
    const figures = figuresOf(await ranksOf(engine, Object.values(queries).flat()));
    expect(figures.recall5).toBeGreaterThanOrEqual(0.95);
    expect(figures.mrr10).toBeGreaterThanOrEqual(0.9);
  });

  test.each(none)('답이 없는 "$query"에는 결과가 셋을 넘지 않는다', async ({ query }) => {
    expect((await engine.full({ text: query })).total).toBeLessThanOrEqual(3);
  });
});

describe('규칙으로 만든 검색어', () => {
  test('다섯 페이지 안에 95 %가 있다', async () => {
    const queries = Object.values(makeQueries(notes, 101, 12)).flat();
    const ranks = await ranksOf(engine, queries, pagesOf);
    expect(ranks.length).toBeGreaterThan(100);
    expect(figuresOf(ranks).recall5).toBeGreaterThanOrEqual(0.95);
  });

  test('입력기의 어느 상태에서도 결과가 없는 일은 2 % 이하다', async () => {
    const states = typedWords(notes, 5, 40).flatMap(typingStates);
    const answers = await Promise.all(states.map((text) => engine.full({ text })));
    const blank = answers.filter(({ total }) => total === 0).length;
    expect(states.length).toBeGreaterThan(200);
    expect(blank / states.length).toBeLessThanOrEqual(0.02);
  });
});
