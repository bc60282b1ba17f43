import { judges, levels } from './front-matter';
import { judgeNames, type JudgeProblem } from './judges';
import type { Route } from './routes';

/** What a note can be. */
export const noteKinds = ['concept', 'problem', 'review', 'tool', 'reference'] as const;

/** One of {@link noteKinds}. */
export type NoteKind = (typeof noteKinds)[number];

/** Whether a word names a kind of note. */
export function isNoteKind(word: string): word is NoteKind {
  return (noteKinds as readonly string[]).includes(word);
}

/** What a template is filled with. */
export interface TemplateInput {
  readonly kind: NoteKind;
  readonly route: Route;
  readonly problem: JudgeProblem | undefined;
  readonly title: string | undefined;
}

interface Section {
  readonly heading: string;
  readonly id: string;
  /** What belongs there, for the author; readers never see it. */
  readonly hint: string;
}

const SECTIONS: Readonly<Record<NoteKind, readonly Section[]>> = {
  concept: [
    { heading: '까닭', id: 'reason', hint: '왜 그런지, 무엇이 정하는지 쓴다.' },
    { heading: '예', id: 'example', hint: '가장 작은 예와 그 실행 결과를 둔다.' },
    { heading: '함정', id: 'pitfalls', hint: '자주 틀리는 곳과 확인하는 법을 쓴다.' },
  ],
  problem: [
    { heading: '문제', id: 'problem', hint: '문제를 바꾸어 쓴다. 원문을 옮기지 않는다.' },
    { heading: '착안', id: 'idea', hint: '무엇을 보고 어떤 기법을 골랐는지 쓴다.' },
    { heading: '복잡도', id: 'complexity', hint: '시간과 공간, 입력의 크기로 확인한 값을 쓴다.' },
    { heading: '코드', id: 'code', hint: '사례를 모두 통과하는 코드를 둔다.' },
    { heading: '사례', id: 'cases', hint: '공식 예제와 직접 만든 것을 구분해 적는다.' },
  ],
  review: [
    { heading: '무엇을 다루나', id: 'subject', hint: '대상과 판, 본 날짜를 쓴다.' },
    { heading: '남은 것', id: 'takeaways', hint: '다시 쓸 수 있는 것만 쓴다.' },
    { heading: '아쉬운 것', id: 'limits', hint: '빠진 것과 다르게 생각하는 것을 쓴다.' },
  ],
  tool: [
    { heading: '설치', id: 'install', hint: '명령과 확인한 판을 쓴다.' },
    { heading: '쓰는 법', id: 'usage', hint: '자주 쓰는 순서대로 명령과 결과를 둔다.' },
    { heading: '막히는 곳', id: 'troubles', hint: '오류 메시지를 그대로 쓰고 푸는 법을 쓴다.' },
  ],
  reference: [
    { heading: '개요', id: 'overview', hint: '무엇의 어느 판인지, 공식 문서는 어디인지 쓴다.' },
    { heading: '항목', id: 'entries', hint: '표나 절로 나누어 쓴다.' },
    { heading: '함께 볼 것', id: 'see-also', hint: '이어지는 노트와 공식 문서를 잇는다.' },
  ],
};

/** The language of a solution, by the folder it stands in. */
function solutionLanguage(route: Route): string {
  return /\/(python|sql)\//.exec(route)?.[1] ?? 'java';
}

function problemLines({ kind, route, problem }: TemplateInput, title: string): string[] {
  if (kind !== 'problem') {
    return [];
  }
  const name = route.slice(route.lastIndexOf('/') + 1);
  const site = problem?.site ?? judges.find((judge) => route.includes(`/${judge}/`)) ?? 'custom';
  return [
    'problem:',
    `  site: ${site}`,
    `  id: ${JSON.stringify(problem?.id ?? name)}`,
    `  title: ${JSON.stringify(title)}`,
    ...(problem ? [`  url: ${problem.url}`] : []),
    `  level: 보통  # ${levels.join(', ')} 가운데 하나`,
  ];
}

/** The text of a note that is still to be written: whole in form, a draft until its author ends it. */
export function noteTemplate(input: TemplateInput): { title: string; text: string } {
  const { kind, route, problem } = input;
  const named = problem && `${judgeNames[problem.site]} ${problem.id}`;
  const title = (input.title ?? named ?? `초안 ${route}`).normalize('NFC');
  const sections = SECTIONS[kind].flatMap(({ heading, id, hint }) => [
    `## ${heading} [#${id}]`,
    '',
    `<!-- ${hint} -->`,
    '',
    ...(id === 'code'
      ? [`\`\`\`${solutionLanguage(route)} skip="아직 쓰지 않았다"`, '', '```', '']
      : []),
  ]);
  const text = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(`${route}의 초안이다. 공개하기 전에 이 노트만의 요약 한 문장으로 바꾼다.`)}`,
    '# tags: [java]  (1~6개, lib/tags.ts에 있는 것)',
    'status: draft  # 다 쓰면 이 줄을 지운다',
    ...problemLines(input, title),
    '---',
    '',
    `# ${title}`,
    '',
    '<!-- 결론을 먼저 한두 문장으로 쓴다. -->',
    '',
    ...sections,
  ].join('\n');
  return { title, text };
}
