import { expect, test } from 'vitest';
import { connectNotes, ladderLinks } from '../../lib/connections/connections';
import { solutionLanguages } from '../../lib/connections/problems';
import { readJudgeUrl } from '../../lib/vocabulary/judges';
import { topicNames, topicRoute } from '../../lib/vocabulary/topics';
import { realNotes } from '../support/real-notes';

const published = realNotes.filter(({ frontMatter }) => frontMatter.status === undefined);
const routes = new Set<string>(published.map(({ route }) => route));
const connections = connectNotes({ notes: published, hidden: new Set() })();

test('문제 노트의 풀이에 언어가 있다', () => {
  const silent = published.filter(
    ({ frontMatter, markdown }) =>
      frontMatter.problem && solutionLanguages(markdown.fences).length === 0,
  );
  expect(silent.map(({ route }) => route)).toEqual([]);
});

test('연습 차례는 끝낸다고 알린 판정 사이트의 문제로 잇지 않는다', () => {
  const closed = published.flatMap(({ route, markdown }) =>
    [...ladderLinks(markdown)]
      .filter((target) => readJudgeUrl(target)?.site === 'baekjoon')
      .map((target) => `${route} → ${target}`),
  );
  expect(closed).toEqual([]);
});

test('빌드가 쓰는 링크는 모두 공개한 노트로 가고, 주제와 문제는 서로 이어진다', () => {
  const dead = published.flatMap(({ route }) => {
    const { problems = [], related, seeAlso, series } = connections.of(route);
    const targets = [
      ...[...problems, ...(related?.problems ?? []), ...(related?.topics ?? [])],
      ...[...(seeAlso?.alike ?? []), ...(seeAlso?.backlinks ?? [])],
      ...(series ? [series.folder, series.previous, series.next] : []),
    ].flatMap((target) => target?.route ?? []);
    return targets.filter((target) => !routes.has(target)).map((target) => `${route} → ${target}`);
  });
  expect(dead).toEqual([]);

  const fromTopics = topicNames.flatMap((name) =>
    (connections.of(topicRoute(name)).problems ?? []).map(({ route }) => `${name} ${route}`),
  );
  const linked = new Map(
    published.map(({ route, markdown }) => [route, markdown.links.map(({ target }) => target)]),
  );
  const fromProblems = connections.problems.flatMap(({ route, topics }) =>
    topics.map((name) => ({ name, route })),
  );
  const lost = fromProblems.filter(
    ({ name, route }) =>
      !fromTopics.includes(`${name} ${route}`) && !linked.get(topicRoute(name))?.includes(route),
  );
  expect(lost).toEqual([]);
  const known = fromProblems.map(({ name, route }) => `${name} ${route}`);
  expect(fromTopics.filter((one) => !known.includes(one))).toEqual([]);
});

/** The folders whose notes are one series. */
const series = published.filter(({ frontMatter }) => frontMatter.series === true);

test.each(series)('연재 $route의 글은 1부터 끊김 없이 이어진다', ({ route: folder }) => {
  const isPart = (route: string): boolean =>
    route.startsWith(`${folder}/`) && /^\d+$/.test(route.slice(folder.length + 1));
  const parts = published.filter(({ route }) => isPart(route));
  const numbers = parts
    .map(({ route }) => Number(route.slice(folder.length + 1)))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  for (const { route } of parts) {
    expect(connections.of(route).series).toMatchObject({
      position: Number(route.slice(folder.length + 1)),
      total: parts.length,
    });
  }
});
