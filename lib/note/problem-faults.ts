import type { Fault } from '../faults/fault';
import { judges, judgeSites, judgesOfProblems, readJudgeUrl } from '../vocabulary/judges';
import type { Note } from './note';
import { topicNames, topicsOf } from '../vocabulary/topics';

const folderOf = (names: readonly string[]): RegExp =>
  new RegExp(`^/algorithm/(${names.join('|')})/`);

/** Folders in which every note solves one problem of a judge. */
const PROBLEM_FOLDER = folderOf(judgesOfProblems);
/** Folders in which a note may solve a problem. */
const JUDGE_FOLDER = folderOf(judges);

/**
 * What is wrong with the note of a problem: facts that are missing, of another judge or against each other, no topic,
 * no hints, a section of mistakes that names none.
 */
export function findProblemFaults({ file, route, frontMatter, lineOf, markdown }: Note): Fault[] {
  const { problem, tags = [] } = frontMatter;
  const faults: Fault[] = [];
  const add = (path: readonly string[], found: string, expected: string, fix: string): void => {
    const line = lineOf(...path);
    faults.push({ file, line, found, expected, fix });
  };
  const [, folder] = JUDGE_FOLDER.exec(route) ?? [];
  if (problem === undefined) {
    if (PROBLEM_FOLDER.test(route)) {
      add(
        ['problem'],
        'problem이 없는 문제 노트',
        '머리말의 problem: { site, id, title, url, level }',
        'npm run new -- <문제 주소>가 만드는 머리말을 본다.',
      );
    }
    return faults;
  }
  const { site, id, url } = problem;
  if (folder !== undefined && folder !== site) {
    add(['problem', 'site'], `problem.site: ${site}`, folder, '노트를 옮기거나 site를 고친다.');
  }
  const judge = judgeSites[site];
  if (judge !== undefined) {
    const named = url === undefined ? undefined : readJudgeUrl(url);
    if (named?.site !== site || named.id !== id) {
      // LeetCode's addresses do not contain its numbers.
      const expected = site === 'leetcode' && /^\d+$/.test(id) ? undefined : judge.url(id);
      if (expected !== undefined || named?.site !== site) {
        add(
          ['problem', 'url'],
          `problem.url: ${url ?? '값이 없음'} (id ${id})`,
          expected ?? 'https://leetcode.com/problems/…/',
          'id와 url을 같은 문제로 맞춘다.',
        );
      }
    }
  }
  if (site === 'baekjoon' && !route.endsWith(`/${id}`)) {
    add(
      ['problem', 'id'],
      `problem.id: ${id}`,
      `주소 ${route}의 마지막 마디`,
      '파일 이름을 문제 번호로 한다.',
    );
  }
  if (!markdown.headings.some(({ id }) => id === 'hints')) {
    faults.push({
      file,
      line: 1,
      found: '힌트가 없는 문제 노트',
      expected: '문제와 착안 사이의 ## 힌트 [#hints]와 접은 힌트 두세 개',
      fix: 'npm run new -- <문제 주소>가 만드는 힌트의 자리를 본다.',
    });
  }
  for (const { text, line } of markdown.headings.filter(({ id }) => id === 'pitfalls')) {
    if (text === '함정') {
      faults.push({
        file,
        line,
        found: '무엇이 틀리는지 말하지 않는 제목 "함정"',
        expected: '## 틀리기 쉬운 곳: 초깃값 0, 첫 구간 [#pitfalls]',
        fix: '아래의 함정을 두세 단어로 제목에 쓴다. id는 그대로 둔다.',
      });
    }
  }
  // An empty list means that no topic fits. SQL problems have no topics.
  if (
    problem.topics === undefined &&
    !tags.includes('sql') &&
    topicsOf(tags, undefined).length === 0
  ) {
    add(
      ['tags'],
      `주제로 이어지지 않는 태그 [${tags.join(', ')}]`,
      '주제 노트가 있는 기법의 태그 하나, 또는 problem.topics',
      `problem.topics에 주제(${topicNames.join(', ')})를 쓴다. 맞는 주제가 없으면 topics: []를 쓴다.`,
    );
  }
  return faults;
}
