import { notesByFolder } from './planned-notes';

/** A folder of the site: its address and its name in the sidebar. */
export interface PlannedFolder {
  readonly route: string;
  readonly title: string;
}

/** The links of the bar, in its order: the first page and the seven sections. */
export const topLevel: readonly PlannedFolder[] = [
  { route: '/', title: 'Introduce' },
  { route: '/java-and-spring', title: 'Spring' },
  { route: '/etc', title: 'Etc Programming' },
  { route: '/algorithm', title: 'Algorithm' },
  { route: '/theory', title: 'Theory' },
  { route: '/js-framework', title: 'Node' },
  { route: '/docs', title: 'Docs' },
  { route: '/blog', title: 'Blog' },
];

/** Every folder in sidebar order, depth first: a section, then the folders below it. */
export const plannedFolders: readonly PlannedFolder[] = [
  { route: '/java-and-spring', title: 'Spring' },
  { route: '/java-and-spring/basic', title: '언어 기초' },
  { route: '/java-and-spring/basic/java', title: '자바' },
  { route: '/java-and-spring/basic/kotlin', title: '코틀린' },
  { route: '/java-and-spring/spring-boot', title: '스프링 부트' },
  { route: '/java-and-spring/api', title: 'API' },
  { route: '/java-and-spring/jpa', title: 'JPA' },
  { route: '/java-and-spring/pattern', title: '디자인 패턴' },
  { route: '/java-and-spring/deep-dive', title: '깊이 보기' },
  { route: '/java-and-spring/webflux', title: '웹플럭스' },
  { route: '/java-and-spring/msa', title: '마이크로서비스' },
  { route: '/java-and-spring/project', title: '프로젝트' },
  { route: '/etc', title: 'Etc Programming' },
  { route: '/etc/fastapi', title: 'FastAPI' },
  { route: '/etc/flutter', title: '플러터' },
  { route: '/etc/ruby', title: '루비' },
  { route: '/algorithm', title: 'Algorithm' },
  { route: '/algorithm/baekjoon', title: '백준' },
  { route: '/algorithm/baekjoon/python', title: '백준 (파이썬)' },
  { route: '/algorithm/programmers', title: '프로그래머스' },
  { route: '/algorithm/programmers/java', title: '자바' },
  { route: '/algorithm/programmers/python', title: '파이썬' },
  { route: '/algorithm/programmers/sql', title: 'SQL' },
  { route: '/algorithm/leetcode', title: '리트코드' },
  { route: '/algorithm/leetcode/java', title: '자바' },
  { route: '/algorithm/codetree', title: '코드트리' },
  { route: '/algorithm/custom', title: '직접 만든 문제' },
  { route: '/theory', title: 'Theory' },
  { route: '/theory/data-structure', title: '자료구조' },
  { route: '/theory/database', title: '데이터베이스' },
  { route: '/theory/infra', title: '인프라' },
  { route: '/theory/infra/messaging', title: '메시징' },
  { route: '/theory/infra/rabbitmq', title: 'RabbitMQ' },
  { route: '/theory/infra/redis', title: '레디스' },
  { route: '/theory/infra/azure', title: '애저' },
  { route: '/theory/java', title: '자바' },
  { route: '/theory/mongodb', title: 'MongoDB' },
  { route: '/theory/network', title: '네트워크' },
  { route: '/theory/operating-system', title: '운영체제' },
  { route: '/theory/python', title: '파이썬' },
  { route: '/theory/spring', title: '스프링' },
  { route: '/js-framework', title: 'Node' },
  { route: '/js-framework/js-grammar', title: '자바스크립트 문법' },
  { route: '/js-framework/nodejs', title: 'Node.js' },
  { route: '/js-framework/express', title: '익스프레스' },
  { route: '/js-framework/nest', title: '네스트' },
  { route: '/js-framework/next', title: '넥스트' },
  { route: '/docs', title: 'Docs' },
  { route: '/docs/paypal', title: '페이팔' },
  { route: '/docs/redis', title: '레디스' },
  { route: '/blog', title: 'Blog' },
  { route: '/blog/cs', title: 'CS 기초' },
  { route: '/blog/finance', title: '금융' },
  { route: '/blog/conference', title: '컨퍼런스' },
  { route: '/blog/linux', title: '리눅스' },
  { route: '/blog/lecture-review', title: '강의 리뷰' },
  { route: '/blog/book-review', title: '서평' },
  { route: '/blog/tools', title: '도구' },
  { route: '/blog/electronic-product', title: '전자 제품' },
  { route: '/blog/ai-log', title: 'AI 기록' },
  { route: '/blog/cpp', title: 'C++' },
  { route: '/blog/anki', title: '안키' },
  { route: '/blog/be-writer', title: '글쓰기' },
  { route: '/blog/python-script', title: '파이썬 스크립트' },
  { route: '/blog/cover-letter', title: '자기소개서' },
  { route: '/blog/portfolio', title: '포트폴리오' },
  { route: '/blog/study', title: '스터디' },
  { route: '/blog/study/cs-study', title: 'CS 스터디' },
];

/** The address of every planned note, in sidebar order. */
export const plannedNotes: readonly string[] = Object.entries(notesByFolder).flatMap(
  ([folder, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${folder}/${name}`),
);

/** The planned notes that are not written yet: nothing may lead a reader to them. */
export function owedNotes(written: ReadonlySet<string>): string[] {
  return plannedNotes.filter((route) => !written.has(route));
}
