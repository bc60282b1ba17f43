import type { Case, Ending, Fence, ProjectFile, RunBlock, SkippedBlock, Task } from './block';
import type { Fault } from './fault';
import { readFenceMeta, type FenceMeta } from './fence-meta';
import { comparisonOf, findCases, outputAfter } from './find-cases';
import { isSnippetLanguage, snippetLanguages, type SnippetLanguage } from './languages';
import {
  checkMarks,
  checkServices,
  checkTask,
  isTyped,
  servicesOf,
  type Marked,
  type Say,
} from './mark-faults';
import { isMavenProject, mavenProjects, pomFile, type Libraries, type Pom } from './maven';
import { isServiceName } from './services';
import { withoutTimes } from './transcript';

/** The blocks of a page that take part in execution. */
export interface PageSnippets {
  readonly file: string;
  readonly blocks: readonly RunBlock[];
  readonly skipped: readonly SkippedBlock[];
  readonly projects: ReadonlyMap<string, readonly ProjectFile[]>;
  /** Commands of each project in the order of the page; they are typed into one shell. */
  readonly commands: ReadonlyMap<string, readonly Fence[]>;
  readonly cases: readonly Case[];
  readonly faults: readonly Fault[];
}

interface Reading {
  readonly file: string;
  readonly projects: ReadonlyMap<string, readonly ProjectFile[]>;
  readonly cases: readonly Case[];
  readonly poms: readonly Pom[];
  /** The last block of each language so far, which the next block may continue. */
  readonly last: Map<SnippetLanguage, RunBlock>;
}

/** The files of each project, and the commands that its shell blocks type. */
function readProjects(fences: readonly Fence[]): Pick<PageSnippets, 'projects' | 'commands'> {
  const projects = new Map<string, ProjectFile[]>();
  const commands = new Map<string, Fence[]>();
  for (const fence of fences) {
    const { language, meta, text, line } = fence;
    const { project, filename } = readFenceMeta(meta).values;
    if (project !== undefined && filename !== undefined) {
      projects.set(project, [...(projects.get(project) ?? []), { filename, text, line }]);
    } else if (project !== undefined && isTyped(language)) {
      commands.set(project, [...(commands.get(project) ?? []), fence]);
    }
  }
  return { projects, commands };
}

function readEnding({ values }: FenceMeta): Ending {
  if (values['fails'] !== undefined) {
    return { kind: 'fails-to-compile' };
  }
  if (values['throws'] !== undefined) {
    return { kind: 'throws', error: values['throws'] };
  }
  const status = Number(values['exit'] ?? '0');
  return status === 0 ? { kind: 'succeeds' } : { kind: 'exits', status };
}

function readTask({ cases }: Reading, { fence, marks, output: below }: Marked): Task {
  const { call } = marks.values;
  if (call !== undefined) {
    return { kind: 'call-cases', name: call, cases: cases.filter((one) => one.kind === 'call') };
  }
  if (marks.words.has('cases')) {
    return { kind: 'stdin-cases', cases: cases.filter((one) => one.kind === 'stdin') };
  }
  // A transcript contains its expected output.
  const isTranscript = fence.language === 'console';
  const output = isTranscript ? fence : below;
  const outputMarks = output && readFenceMeta(output.meta);
  const any = outputMarks?.values['any'];
  return {
    kind: 'program',
    ending: readEnding(marks),
    output: output && isTranscript ? withoutTimes(output.text) : output?.text,
    comparison: outputMarks ? comparisonOf(outputMarks) : 'exact',
    ...(any !== undefined && { any }),
  };
}

function readEarlier({ last }: Reading, { fence: { language }, say }: Marked): readonly string[] {
  const before = isSnippetLanguage(language) ? last.get(language) : undefined;
  if (!before) {
    const expected = `이 페이지에서 먼저 나온 \`\`\`${language} run`;
    say('앞에 이을 블록이 없는 continues', expected, 'continues를 지우거나 앞 블록에 run을 쓴다.');
    return [];
  }
  if (before.task.kind === 'program' && before.task.ending.kind !== 'succeeds') {
    say(
      `오류로 끝나는 ${before.line}행의 블록을 잇는 continues`,
      '끝까지 실행되는 블록의 이어짐',
      '오류를 보이는 블록은 따로 두고, 그 앞의 블록을 잇는다.',
    );
  }
  return [...before.program.earlier, before.program.text];
}

/** What a block uses of Maven: what its mark names, or for Kotlin its compiler and library. */
function readLibraries(
  { poms }: Reading,
  { fence: { language }, marks, say }: Marked,
): Libraries | undefined {
  const name = marks.values['maven'] ?? (language === 'kotlin' ? 'kotlin' : undefined);
  if (name === undefined) {
    return undefined;
  }
  const pom = isMavenProject(name) ? poms.find(({ path }) => path === pomFile(name)) : undefined;
  if (isMavenProject(name) && pom && language === (name === 'kotlin' ? name : 'java')) {
    return { project: name, pom: pom.text };
  }
  const javaProjects = Object.keys(mavenProjects).filter((one) => one !== 'kotlin');
  say(
    `${language} 블록의 maven="${name}"`,
    `java 블록의 maven="${javaProjects.join('", "')}"`,
    'content/maven에 pom.xml이 있는 것을 쓴다. kotlin 블록에는 쓰지 않아도 된다.',
  );
  return undefined;
}

function readRunBlock(reading: Reading, marked: Marked): RunBlock | undefined {
  const { file, projects, last } = reading;
  const { fence, marks, say } = marked;
  const { language, line, text } = fence;
  if (!isSnippetLanguage(language)) {
    const found = `실행할 줄 모르는 언어 ${language}의 run`;
    say(found, snippetLanguages.join(', '), 'run을 skip="이유"로 바꾼다.');
    return undefined;
  }
  const { project, filename, model } = marks.values;
  const files = project === undefined ? [] : (projects.get(project) ?? []);
  const task = readTask(reading, marked);
  checkServices(marked);
  checkTask(marked, task);
  const services = servicesOf(marks).filter(isServiceName);
  const libraries = readLibraries(reading, marked);
  const block: RunBlock = {
    file,
    line,
    program: {
      language,
      text,
      earlier: marks.words.has('continues') ? readEarlier(reading, marked) : [],
      filename,
      files: files.filter((one) => one.filename !== filename),
      ...(libraries && { libraries }),
      ...(services.length > 0 && { services }),
      ...(marks.words.has('sessions') && { isInSessions: true }),
    },
    task,
    ...(model !== undefined && { model }),
  };
  last.set(language, block);
  return block;
}

/** Tells whether a fence matters to the runner: in a runnable language, or marked run, output, input or cases. */
function takesPart({ language, meta }: Fence): boolean {
  const { words } = readFenceMeta(meta);
  return (
    isSnippetLanguage(language) ||
    ['run', 'output', 'input', 'cases'].some((word) => words.has(word))
  );
}

/** Finds the blocks of a page that are executed or skipped, with every fault of their marks. */
export function findSnippets(
  file: string,
  fences: readonly Fence[],
  poms: readonly Pom[] = [],
): PageSnippets {
  const { cases, outputs, faults } = findCases(file, fences);
  const { projects, commands } = readProjects(fences);
  const reading: Reading = { file, projects, cases, poms, last: new Map() };
  const blocks: RunBlock[] = [];
  const skipped: SkippedBlock[] = [];
  const owned = new Set(outputs);
  for (const [index, fence] of fences.entries()) {
    if (!takesPart(fence)) {
      continue;
    }
    const marks = readFenceMeta(fence.meta);
    const { line, language } = fence;
    const output = outputAfter(fences, index);
    const say: Say = (found, expected, fix) => {
      faults.push({ file, line, found, expected, fix });
    };
    const marked = { fence, marks, output, say };
    const faultsBefore = faults.length;
    checkMarks(marked);
    const { skip = '' } = marks.values;
    if (marks.words.has('run')) {
      const block = readRunBlock(reading, marked);
      if (block?.task.kind === 'program' && output) {
        owned.add(output);
      }
      // A block with wrong marks is not executed: its failures would only confuse.
      if (block && faults.length === faultsBefore) {
        blocks.push(block);
      }
    } else if (skip.trim() !== '') {
      skipped.push({ file, line, language, reason: skip });
    } else if (marks.words.has('output') && !owned.has(fence)) {
      say(
        '어느 블록의 것인지 모르는 output',
        'run 블록이나 input 블록의 바로 다음 자리',
        '블록 바로 뒤로 옮기거나, 실행 결과가 아니면 output을 지운다.',
      );
    }
  }
  return { file, blocks, skipped, projects, commands, cases, faults };
}
