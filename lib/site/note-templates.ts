import type { Fault } from '../faults/fault';
import { judgeNames, judges, levels, type JudgeProblem } from '../vocabulary/judges';
import type { Note } from '../note/note';
import { titleLine } from '../markdown/title-line';
import type { Route } from '../vocabulary/routes';
import { readFenceMeta } from 'md-run/blocks';

/** The kinds of notes that have a template. */
export const noteKinds = ['concept', 'problem', 'review', 'tool', 'reference'] as const;

/** One of {@link noteKinds}. */
export type NoteKind = (typeof noteKinds)[number];

/** Tells whether a word names a kind of note. */
export function isNoteKind(word: string): word is NoteKind {
  return (noteKinds as readonly string[]).includes(word);
}

/** Inputs of {@link noteTemplate}. */
export interface TemplateInput {
  readonly kind: NoteKind;
  readonly route: Route;
  readonly problem: JudgeProblem | undefined;
  readonly title: string | undefined;
}

interface Section {
  readonly heading: string;
  readonly id: string;
  /** Advice for the author, in an HTML comment that readers never see. */
  readonly hint: string;
}

const SECTIONS: Readonly<Record<NoteKind, readonly Section[]>> = {
  concept: [
    { heading: '이유', id: 'reason', hint: '왜 그런지, 무엇이 정하는지 쓴다.' },
    { heading: '예', id: 'example', hint: '가장 작은 예와 그 실행 결과를 둔다.' },
    { heading: '함정', id: 'pitfalls', hint: '자주 틀리는 곳과 확인하는 법을 쓴다.' },
  ],
  problem: [
    { heading: '문제', id: 'problem', hint: '문제를 바꾸어 쓴다. 입력, 범위, 출력을 적는다.' },
    {
      heading: '힌트',
      id: 'hints',
      hint: '접은 힌트를 두세 개, 알아챌 것에서 함정까지 차례로 쓴다. 코드는 쓰지 않는다.',
    },
    { heading: '착안', id: 'idea', hint: '무엇을 보고 어떤 기법을 골랐는지 쓴다.' },
    { heading: '풀이', id: 'code', hint: '예제를 모두 통과하는 코드를 둔다.' },
    { heading: '복잡도', id: 'complexity', hint: '시간과 공간, 입력의 크기로 확인한 값을 쓴다.' },
    { heading: '예제', id: 'cases', hint: '공식 예제와 직접 만든 것을 구분해 적는다.' },
    {
      heading: '함정',
      id: 'pitfalls',
      hint: '틀리기 쉬운 곳을 하나씩, 틀린 결과와 함께 보인다. 제목에 그 이름을 쓴다.',
    },
  ],
  review: [
    { heading: '무엇을 다루나', id: 'subject', hint: '대상과 그 버전, 본 날짜를 쓴다.' },
    { heading: '남은 것', id: 'takeaways', hint: '다시 쓸 수 있는 것만 쓴다.' },
    { heading: '아쉬운 것', id: 'limits', hint: '빠진 것과 다르게 생각하는 것을 쓴다.' },
  ],
  tool: [
    { heading: '설치', id: 'install', hint: '명령과 확인한 버전을 쓴다.' },
    { heading: '쓰는 법', id: 'usage', hint: '자주 쓰는 순서대로 명령과 결과를 둔다.' },
    { heading: '막히는 곳', id: 'troubles', hint: '오류 메시지를 그대로 쓰고 푸는 법을 쓴다.' },
  ],
  reference: [
    { heading: '개요', id: 'overview', hint: '무엇의 어느 버전인지, 공식 문서는 어디인지 쓴다.' },
    { heading: '항목', id: 'entries', hint: '표나 절로 나누어 쓴다.' },
    { heading: '함께 볼 것', id: 'see-also', hint: '이어지는 노트와 공식 문서를 잇는다.' },
  ],
};

/** The form in which a problem note runs and shows its cases. */
interface Judging {
  readonly language: string;
  /** Marks of the solution's code block. */
  readonly marks: string;
  readonly cases: readonly string[];
}

/** Chooses the form of solution and cases by the folder of the note. */
function judgingOf(route: Route): Judging {
  const language =
    /\/(python|sql)\//.exec(route)?.[1] ?? (route.includes('/codetree/') ? 'cpp' : 'java');
  const fence = (info: string): string[] => [`\`\`\`${info}`, '```', ''];
  if (language !== 'sql' && /\/(?:programmers|leetcode)\//.test(route)) {
    return { language, marks: 'run call="solution"', cases: fence('text cases') };
  }
  const input = language === 'sql' ? 'sql input' : 'text input';
  return { language, marks: 'run cases', cases: [...fence(input), ...fence('text output')] };
}

/** Placeholder for the reason why a solution is not executed. */
const UNWRITTEN = '아직 쓰지 않았다';

/** What each folded hint of a problem gives away, in reading order. */
const HINTS = [
  '지문과 범위에서 먼저 볼 것을 한두 문장으로 쓴다.',
  '상태나 기법을 한두 문장으로 쓴다.',
] as const;

/** Writes the text below a section's advice: the hints and code blocks of a problem note. */
function sectionBody(id: string, { kind, route }: TemplateInput): readonly string[] {
  if (kind !== 'problem') {
    return [];
  }
  if (id === 'hints') {
    return HINTS.flatMap((hint, index) => [
      '<details>',
      `<summary>힌트 ${index + 1}</summary>`,
      '',
      `<!-- ${hint} -->`,
      '',
      '</details>',
      '',
    ]);
  }
  const { language, marks, cases } = judgingOf(route);
  if (id === 'code') {
    return [
      `<!-- 쓰고 나면 skip="…" 대신 ${marks} 표시를 쓴다. -->`,
      '',
      `\`\`\`${language} skip="${UNWRITTEN}"`,
      '```',
      '',
    ];
  }
  return id === 'cases' ? ['예제 1(공식).', '', ...cases] : [];
}

function templateTitle(route: Route): string {
  return `초안 ${route}`;
}

function templateDescription(route: Route): string {
  return `${route}의 초안이다. 공개하기 전에 이 노트만의 요약 한 문장으로 바꾼다.`;
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
    ...(route.includes('/sql/') ? [] : ['  # topics: []  (태그가 주제 노트로 이어지지 않을 때)']),
  ];
}

/** Writes a new note: complete in form, and a draft until its author finishes it. */
export function noteTemplate(input: TemplateInput): { title: string; text: string } {
  const { kind, route, problem } = input;
  const named = problem && `${judgeNames[problem.site]} ${problem.id}`;
  const title = (input.title ?? named ?? templateTitle(route)).normalize('NFC');
  const sections = SECTIONS[kind].flatMap(({ heading, id, hint }) => [
    `## ${heading} [#${id}]`,
    '',
    `<!-- ${hint} -->`,
    '',
    ...sectionBody(id, input),
  ]);
  const text = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(templateDescription(route))}`,
    '# tags: [java]  (1~6개, lib/vocabulary/tags.ts에 있는 것)',
    'status: draft  # 다 쓰면 이 줄을 지운다',
    ...problemLines(input, title),
    '---',
    '',
    titleLine(`pages${route}.md`, title),
    '',
    '<!-- 결론을 먼저 한두 문장으로 쓴다. -->',
    '',
    ...sections,
  ].join('\n');
  return { title, text };
}

/** Finds remains of the template in a published note. */
export function findTemplateFaults({ file, route, frontMatter, markdown, lineOf }: Note): Fault[] {
  const faults: Fault[] = [];
  const add = (line: number, found: string, expected: string): void => {
    faults.push({
      file,
      line,
      found: `초안의 틀에서 온 ${found}`,
      expected,
      fix: '바꾸어 쓰거나, 끝날 때까지 머리말에 status: draft를 둔다.',
    });
  };
  if (frontMatter.title === templateTitle(route)) {
    add(lineOf('title'), 'title', '이 노트의 제목');
  }
  if (frontMatter.description === templateDescription(route)) {
    add(lineOf('description'), 'description', '이 노트만의 요약 한 문장');
  }
  for (const { line, meta } of markdown.fences) {
    if (readFenceMeta(meta).values['skip'] === UNWRITTEN) {
      add(line, `skip="${UNWRITTEN}"`, `예제로 확인하는 풀이(${judgingOf(route).marks})`);
    }
  }
  return faults;
}
