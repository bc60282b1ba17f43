import type { Fence, Task } from './block';
import { unnamedClocks } from './clocks';
import type { FenceMeta } from './fence-meta';
import { isSnippetLanguage, running, snippetLanguages } from './languages';
import { isServiceName, serviceNames, sqlServices } from './services';
import { readTranscript } from './transcript';

const CALLABLE: readonly string[] = snippetLanguages.filter((name) => running[name].isCallable);
const SERVED: readonly string[] = snippetLanguages.filter((name) => running[name].reachesServers);

/** Says a fault of a fence. */
export type Say = (found: string, expected: string, fix: string) => void;

/** A fence with its marks. */
export interface Marked {
  readonly fence: Fence;
  readonly marks: FenceMeta;
  /** The output fence directly after it. */
  readonly output: Fence | undefined;
  readonly say: Say;
}

/** Tells whether a block without a file name is typed into a shell rather than saved. */
export function isTyped(language: string): boolean {
  return language === 'bash';
}

/** Reads the names of servers from the mark `service`. */
export function servicesOf({ values }: FenceMeta): string[] {
  return (values['service'] ?? '').split(/[\s,]+/).filter((name) => name !== '');
}

/** Finds the faults of the servers, sessions and commands of a block. */
export function checkServices({ fence: { language, text }, marks, say }: Marked): void {
  const names = servicesOf(marks);
  for (const name of names.filter((one) => !isServiceName(one))) {
    say(`모르는 서버 service="${name}"`, serviceNames.join(', '), '이 가운데 하나를 쓴다.');
  }
  const isInSessions = marks.words.has('sessions');
  const isSqlServer = names.length === 1 && sqlServices.includes(names[0] ?? '');
  if (names.length > 0 && !SERVED.includes(language)) {
    say(
      `${language} 블록의 service="${names.join(' ')}"`,
      `서버에 접속할 수 있는 언어(${SERVED.join(', ')})`,
      '그 언어로 옮기거나 skip="이유"를 쓴다.',
    );
  } else if (language === 'sql' && names.length > 0 && !isSqlServer) {
    say(`sql 블록의 service="${names.join(' ')}"`, sqlServices.join(' 또는 '), '하나를 고른다.');
  }
  if (isInSessions && !(language === 'sql' && names.join() === 'postgresql')) {
    say(
      `${language} 블록의 sessions`,
      '```sql run sessions service="postgresql"',
      'PostgreSQL에서 실행하거나 sessions를 지운다.',
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

/** Finds the faults of what a block promises. */
export function checkTask({ fence: { language }, say }: Marked, task: Task): void {
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

/** Finds the faults of a fence's marks beside each other. */
export function checkMarks({ fence: { language, text }, marks, say }: Marked): void {
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
