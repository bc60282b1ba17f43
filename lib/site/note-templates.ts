import type { Finding } from '../faults/fault';
import {
  judgedSolutions,
  judgeNames,
  judgeOfFolder,
  levels,
  type JudgeProblem,
} from '../vocabulary/judges';
import type { Note } from '../note/note';
import { titleLine } from '../markdown/title-line';
import type { Route } from '../vocabulary/routes';
import { readFenceMeta } from 'md-run/blocks';

export const noteKinds = ['concept', 'problem', 'review', 'tool', 'reference'] as const;

export type NoteKind = (typeof noteKinds)[number];

/** Tells whether a word names a kind of note. */
export function isNoteKind(word: string): word is NoteKind {
  return (noteKinds as readonly string[]).includes(word);
}

/** Folder of what stands below the title of a new note, by kind. */
export const TEMPLATES_FOLDER = 'content/templates';

export type Templates = Readonly<Record<NoteKind, string>>;

export interface TemplateInput {
  readonly kind: NoteKind;
  readonly route: Route;
  readonly problem: JudgeProblem | undefined;
  readonly title: string | undefined;
}

/** The form in which a problem note runs and shows its cases. */
interface Judging {
  readonly language: string;
  readonly marks: string;
  readonly cases: string;
}

/** Chooses the form of solution and cases by the folder of the note. */
function judgingOf(route: Route): Judging {
  const usual = judgedSolutions[judgeOfFolder(route)];
  const language = /\/(python|sql)\//.exec(route)?.[1] ?? usual.language;
  const fence = (info: string): string => `\`\`\`${info}\n\`\`\``;
  if (language !== 'sql' && usual.form === 'function') {
    return { language, marks: 'run call="solution"', cases: fence('text cases') };
  }
  const input = language === 'sql' ? 'sql input' : 'text input';
  return { language, marks: 'run cases', cases: `${fence(input)}\n\n${fence('text output')}` };
}

/** Placeholder for the reason why a solution is not executed, in `content/templates/problem.md`. */
const UNWRITTEN = '아직 쓰지 않았다';

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
  const site = problem?.site ?? judgeOfFolder(route);
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

/**
 * Writes a new note: complete in form, and a draft until its author finishes it.
 *
 * @param templates `$language`, `$marks` and `$cases` in them stand for the form of the problem
 */
export function noteTemplate(
  input: TemplateInput,
  templates: Templates,
): { title: string; text: string } {
  const { kind, route, problem } = input;
  const named = problem && `${judgeNames[problem.site]} ${problem.id}`;
  const title = (input.title ?? named ?? templateTitle(route)).normalize('NFC');
  const judging = judgingOf(route);
  const head = [
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
    '',
  ].join('\n');
  const body = templates[kind].replaceAll(
    /\$(language|marks|cases)\b/g,
    (_, name: keyof Judging) => judging[name],
  );
  return { title, text: head + body };
}

/** Finds remains of the template in a published note. */
export function findTemplateFaults({ route, frontMatter, markdown, lineOf }: Note): Finding[] {
  const faults: Finding[] = [];
  const add = (line: number, found: string, expected: string): void => {
    faults.push({
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
