import type { Case, Ending, Fence, ProjectFile, RunBlock, SkippedBlock, Task } from './block';
import { unnamedClocks } from './clocks';
import type { Fault } from './fault';
import { readFenceMeta, type FenceMeta } from './fence-meta';
import { comparisonOf, findCases, outputAfter } from './find-cases';
import { isSnippetLanguage, running, snippetLanguages, type SnippetLanguage } from './languages';
import { isMavenProject, mavenProjects, pomFile, type Libraries, type Pom } from './maven';
import { isServiceName, serviceNames, sqlServices, type ServiceName } from './services';
import { readTranscript, withoutTimes } from './transcript';

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

const CALLABLE: readonly string[] = snippetLanguages.filter((name) => running[name].isCallable);
const SERVED: readonly string[] = snippetLanguages.filter((name) => running[name].reachesServers);

/** Says a fault of a fence. */
type Say = (found: string, expected: string, fix: string) => void;

/** A fence with its marks. */
interface Marked {
  readonly fence: Fence;
  readonly marks: FenceMeta;
  readonly say: Say;
}

interface Reading {
  readonly file: string;
  readonly fences: readonly Fence[];
  readonly projects: ReadonlyMap<string, readonly ProjectFile[]>;
  readonly cases: readonly Case[];
  readonly poms: readonly Pom[];
  /** The last block of each language so far, which the next block may continue. */
  readonly last: Map<SnippetLanguage, RunBlock>;
}

function readProjects(fences: readonly Fence[]): Map<string, ProjectFile[]> {
  const projects = new Map<string, ProjectFile[]>();
  for (const { meta, text, line } of fences) {
    const { project, filename } = readFenceMeta(meta).values;
    if (project !== undefined && filename !== undefined) {
      const files = projects.get(project) ?? [];
      projects.set(project, [...files, { filename, text, line }]);
    }
  }
  return projects;
}

/** Tells whether a block without a file name is typed into a shell rather than saved. */
function isTyped(language: string): boolean {
  return language === 'bash';
}

function readCommands(fences: readonly Fence[]): Map<string, Fence[]> {
  const commands = new Map<string, Fence[]>();
  for (const fence of fences.filter(({ language }) => isTyped(language))) {
    const { project, filename } = readFenceMeta(fence.meta).values;
    if (project !== undefined && filename === undefined) {
      commands.set(project, [...(commands.get(project) ?? []), fence]);
    }
  }
  return commands;
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

function readTask({ cases, fences }: Reading, { fence, marks }: Marked): Task {
  const { call } = marks.values;
  if (call !== undefined) {
    return { kind: 'call-cases', name: call, cases: cases.filter((one) => one.kind === 'call') };
  }
  if (marks.words.has('cases')) {
    return { kind: 'stdin-cases', cases: cases.filter((one) => one.kind === 'stdin') };
  }
  // A transcript contains its expected output.
  const isTranscript = fence.language === 'console';
  const output = isTranscript ? fence : outputAfter(fences, fences.indexOf(fence));
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

function servicesOf({ values }: FenceMeta): string[] {
  return (values['service'] ?? '').split(/[\s,]+/).filter((name) => name !== '');
}

function checkServices({ fence: { language, text }, marks, say }: Marked): void {
  const names = servicesOf(marks);
  for (const name of names.filter((one) => !isServiceName(one))) {
    say(`모르는 서버 service="${name}"`, serviceNames.join(', '), '이 가운데 하나를 쓴다.');
  }
  const isInSessions = marks.words.has('sessions');
  const isSqlServer =
    names.length === 1 && (sqlServices as readonly string[]).includes(names[0] ?? '');
  if (names.length > 0 && !SERVED.includes(language)) {
    say(
      `${language} 블록의 service="${names.join(' ')}"`,
      `서버에 접속할 수 있는 언어(${SERVED.join(', ')})`,
      '그 언어로 옮기거나 skip="이유"를 쓴다.',
    );
  } else if (language === 'sql' && names.length > 0 && !isSqlServer) {
    say(`sql 블록의 service="${names.join(' ')}"`, sqlServices.join(' 또는 '), '하나를 고른다.');
  }
  if (isInSessions && !(language === 'sql' && isSqlServer)) {
    say(
      `${language} 블록의 sessions`,
      '```sql run sessions service="postgresql"',
      '연결이 여럿인 서버를 service에 쓰거나 sessions를 지운다.',
    );
  }
  if (language === 'console' && !readTranscript(text).some(({ kind }) => kind === 'command')) {
    say(
      '명령이 없는 console 블록의 run',
      '$, redis>, 127.0.0.1:6379>, postgres=#, MariaDB [db]> 로 시작하는 줄',
      '프롬프트를 이 가운데 하나로 쓰거나 run을 skip="이유"로 바꾼다.',
    );
  }
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
  say(
    `${language} 블록의 maven="${name}"`,
    `java 블록의 maven="${mavenProjects.filter((one) => one !== 'kotlin').join('", "')}"`,
    'content/maven에 pom.xml이 있는 것을 쓴다. kotlin 블록에는 쓰지 않아도 된다.',
  );
  return undefined;
}

function checkTask({ fence: { language }, say }: Marked, task: Task): void {
  if (task.kind === 'program') {
    try {
      new RegExp(task.any ?? '');
    } catch {
      say(`정규식이 아닌 any="${task.any ?? ''}"`, '정규식', '특수 문자 앞에 \\를 쓴다.');
    }
  } else if (task.kind === 'call-cases' && !CALLABLE.includes(language)) {
    say(
      `${language} 블록의 call="${task.name}"`,
      `함수를 부를 수 있는 언어(${CALLABLE.join(', ')})`,
      '표준 입력을 읽는 프로그램으로 쓰고 cases를 표시한다.',
    );
  } else if (task.cases.length === 0) {
    const [found, form] =
      task.kind === 'call-cases'
        ? [`예제가 없는 call="${task.name}"`, '```text cases 블록']
        : ['예제가 없는 cases', '```text input 과 ```text output 의 쌍'];
    say(found, `이 페이지의 ${form}`, '예제를 이 페이지에 쓴다.');
  }
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
  const services = servicesOf(marks).filter((name): name is ServiceName => isServiceName(name));
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

function checkMarks({ fence: { language, text }, marks, say }: Marked): void {
  const { skip, project, filename } = marks.values;
  const runs = marks.words.has('run');
  const clocks = runs ? unnamedClocks(text, marks) : [];
  if (clocks.length > 0) {
    say(
      `시계를 읽는 run 블록: ${clocks.join(', ')}`,
      '언제 어디서 돌려도 같은 출력',
      `횟수를 세거나 시각을 인자로 준다. 출력이 시계에 달려 있지 않으면 clock="${clocks.join(', ')}"라고 적는다.`,
    );
  }
  if (isSnippetLanguage(language) && text.includes('틀린 코드') && !marks.words.has('wrong')) {
    const fix = '표시에 wrong을 더한다. 독자에게는 블록의 이름표로 보인다.';
    say('틀린 코드라고 적힌 블록', 'wrong 표시', fix);
  }
  const isMarked = runs || skip !== undefined || project !== undefined || marks.words.has('input');
  if (runs && skip !== undefined) {
    say('run과 skip이 함께 있는 블록', '둘 가운데 하나', '실행할 수 있으면 skip을 지운다.');
  } else if (skip?.trim() === '') {
    say('이유가 빈 skip', 'skip="이유"', '실행하지 않는 이유를 한 구절로 쓴다.');
  } else if (project !== undefined && filename === undefined && !isTyped(language) && !runs) {
    // One that runs is a program over the files, and none of them.
    say(`파일 이름이 없는 project="${project}"`, 'filename="이름"', '블록이 나타내는 파일을 쓴다.');
  } else if (isSnippetLanguage(language) && !isMarked) {
    say(
      `run도 skip도 없는 ${language} 블록`,
      'run 또는 skip="이유"',
      '실행할 수 있으면 run과 바로 뒤의 ```text output을, 아니면 skip="이유"를 쓴다.',
    );
  }
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
  all: readonly Fence[],
  poms: readonly Pom[] = [],
): PageSnippets {
  const fences = all.filter(takesPart);
  const { cases, outputs: caseOutputs, faults } = findCases(file, all);
  const projects = readProjects(all);
  const reading: Reading = { file, fences: all, projects, cases, poms, last: new Map() };
  const blocks: RunBlock[] = [];
  const skipped: SkippedBlock[] = [];
  const owned = new Set<Fence>(caseOutputs);
  for (const fence of fences) {
    const marks = readFenceMeta(fence.meta);
    const { line, language } = fence;
    const say: Say = (found, expected, fix) => {
      faults.push({ file, line, found, expected, fix });
    };
    const marked = { fence, marks, say };
    const faultsBefore = faults.length;
    checkMarks(marked);
    const { skip = '' } = marks.values;
    if (marks.words.has('run')) {
      const block = readRunBlock(reading, marked);
      const output = outputAfter(all, all.indexOf(fence));
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
  return { file, blocks, skipped, projects, commands: readCommands(all), cases, faults };
}
