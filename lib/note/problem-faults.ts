import { faultUnless, type Finding } from '../faults/fault';
import {
  judges,
  judgeSites,
  judgesOfProblems,
  levelOfGrade,
  readJudgeUrl,
} from '../vocabulary/judges';
import type { FrontMatter } from './front-matter';
import type { Note } from './note';
import { topicNames, topicsOf } from '../vocabulary/topics';

type Problem = NonNullable<FrontMatter['problem']>;

const folderOf = (names: readonly string[]): RegExp =>
  new RegExp(`^/algorithm/(${names.join('|')})/`);

/** Folders in which every note solves one problem of a judge. */
const PROBLEM_FOLDER = folderOf(judgesOfProblems);
/** Folders in which a note may solve a problem. */
const JUDGE_FOLDER = folderOf(judges);

/** Facts that are of another judge, or against each other. */
function judgeFaults({ route, lineOf }: Note, { site, id, url }: Problem): Finding[] {
  const at = (field: string) => ({ line: lineOf('problem', field) });
  const [, folder = site] = JUDGE_FOLDER.exec(route) ?? [];
  const faults: Finding[] = [];
  if (folder !== site) {
    const fix = '노트를 옮기거나 site를 고친다.';
    faults.push({ ...at('site'), found: `problem.site: ${site}`, expected: folder, fix });
  }
  const judge = judgeSites[site];
  const named = url === undefined ? undefined : readJudgeUrl(url);
  // LeetCode's addresses do not contain its numbers.
  const isById = !(site === 'leetcode' && /^\d+$/.test(id));
  if (judge !== undefined && (named?.site !== site || (isById && named.id !== id))) {
    faults.push({
      ...at('url'),
      found: `problem.url: ${url ?? '값이 없음'} (id ${id})`,
      expected: isById ? judge.url(id) : 'https://leetcode.com/problems/…/',
      fix: 'id와 url을 같은 문제로 맞춘다.',
    });
  }
  if (site === 'baekjoon' && !route.endsWith(`/${id}`)) {
    faults.push({
      ...at('id'),
      found: `problem.id: ${id}`,
      expected: `주소 ${route}의 마지막 마디`,
      fix: '파일 이름을 문제 번호로 한다.',
    });
  }
  return faults;
}

/** A level against the judge's grade, which the text states after `난이도:`. */
function levelFaults({ lineOf, markdown }: Note, { level }: Problem): Finding[] {
  const [, grade = ''] =
    markdown.prose.map(({ text }) => /^난이도: (.+)$/.exec(text)).find((match) => match) ?? [];
  const expected = levelOfGrade(grade) ?? level;
  return faultUnless(level === expected, () => ({
    line: lineOf('problem', 'level'),
    found: `problem.level: ${level} (${grade})`,
    expected,
    fix: 'level이나 문제 절의 난이도를 고친다.',
  }));
}

/** No hints, or a section of mistakes that names none. */
function sectionFaults({ markdown: { headings } }: Note): Finding[] {
  const hints = faultUnless(
    headings.some(({ id }) => id === 'hints'),
    () => ({
      line: 1,
      found: '힌트가 없는 문제 노트',
      expected: '문제와 착안 사이의 ## 힌트 [#hints]와 접은 힌트 두세 개',
      fix: 'npm run new -- <문제 주소>가 만드는 힌트의 자리를 본다.',
    }),
  );
  const nameless = headings.filter(({ id, text }) => id === 'pitfalls' && text === '함정');
  return [
    ...hints,
    ...nameless.map(({ line }) => ({
      line,
      found: '무엇이 틀리는지 말하지 않는 제목 "함정"',
      expected: '## 틀리기 쉬운 곳: 초깃값 0, 첫 구간 [#pitfalls]',
      fix: '아래의 함정을 두세 단어로 제목에 쓴다. id는 그대로 둔다.',
    })),
  ];
}

/** Tags that lead to no topic. An empty list of topics means that none fits, and SQL problems have none. */
function topicFaults({ lineOf, frontMatter: { tags = [] } }: Note, problem: Problem): Finding[] {
  const hasTopic =
    problem.topics !== undefined || tags.includes('sql') || topicsOf(tags, undefined).length > 0;
  return faultUnless(hasTopic, () => ({
    line: lineOf('tags'),
    found: `주제로 이어지지 않는 태그 [${tags.join(', ')}]`,
    expected: '주제 노트가 있는 기법의 태그 하나, 또는 problem.topics',
    fix: `problem.topics에 주제(${topicNames.join(', ')})를 쓴다. 맞는 주제가 없으면 topics: []를 쓴다.`,
  }));
}

/** What is wrong with the note of a problem. */
export function findProblemFaults(note: Note): Finding[] {
  const { route, lineOf, frontMatter } = note;
  const { problem } = frontMatter;
  if (problem !== undefined) {
    return [judgeFaults, levelFaults, sectionFaults, topicFaults].flatMap((find) =>
      find(note, problem),
    );
  }
  return faultUnless(!PROBLEM_FOLDER.test(route), () => ({
    line: lineOf('problem'),
    found: 'problem이 없는 문제 노트',
    expected: '머리말의 problem: { site, id, title, url, level }',
    fix: 'npm run new -- <문제 주소>가 만드는 머리말을 본다.',
  }));
}
