import type { Ending, RunBlock, SkippedBlock } from './block';
import { trimOutput } from './compare';
import { diffLines } from './diff';
import { defaultLimits, errorText, MAX_FILE_MIB, MAX_PROCESSES, type Limit } from './execution';
import type { Failure, LocatedFailure } from './judge';

/** Most lines of an error or an output that are shown. */
const MAX_LINES = 12;

const LIMITS: Readonly<Record<Limit, string>> = {
  time: `시간 한도(프로세서 ${defaultLimits.seconds}초)를 넘어 멈췄다. 끝나지 않는 반복을 찾는다`,
  idle: `끝나지 않아 멈췄다. ${defaultLimits.idleSeconds}초 동안 프로세서를 거의 쓰지 않았다. 오지 않는 것을 기다리는 곳이나 닫지 않은 타이머·연결·스레드를 찾는다`,
  memory: `메모리 한도(${defaultLimits.memoryMiB}MiB)를 넘어 멈췄다`,
  output: `출력 한도(${defaultLimits.outputBytes / 1024}KiB)를 넘어 멈췄다`,
  file: `파일 한도(${MAX_FILE_MIB}MiB)를 넘어 멈췄다`,
  processes: `프로세스 한도(${MAX_PROCESSES}개)를 넘어 멈췄다. 끝없이 만드는 프로세스나 스레드를 찾는다`,
};

function indent(lines: readonly string[]): string[] {
  const shown = lines.slice(0, MAX_LINES).map((line) => `    ${line}`.trimEnd());
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, `    … ${left}줄 더`] : shown;
}

/** Messages of programs that hit the limits of the sandbox. */
const BLOCKED = /read-only file system|EROFS|network is unreachable|ENETUNREACH|EAI_AGAIN/i;

/** Picks the line of an error that names the sandbox: a long trace would push it out of sight. */
function blockedLines(failure: Failure): string[] {
  const stderr = failure.kind === 'unexpected-error' ? failure.stderr : '';
  return stderr
    .split('\n')
    .filter((line) => BLOCKED.test(line))
    .slice(0, 1)
    .map((line) => line.trim());
}

function endingText(ending: Ending): string {
  switch (ending.kind) {
    case 'succeeds':
      return '오류 없음';
    case 'fails-to-compile':
      return 'fails="compile"';
    case 'throws':
      return `throws="${ending.error}"`;
    case 'exits':
      return `exit="${ending.status}"`;
  }
}

const CORRECT = '코드를 고친다. 실제가 맞으면 페이지에 적은 결과를 실제대로 고친다.';

const FIXES: Readonly<Record<Failure['kind'], string>> = {
  'different-output': CORRECT,
  'different-value': CORRECT,
  'undeclared-output': '블록 바로 뒤에 ```text output을 두고 실제 출력을 적는다.',
  'no-value': '함수나 메서드가 답을 return하게 한다. 이름이 다르면 call을 고친다.',
  'unexpected-error': '코드를 고친다. 보이려는 오류면 throws="이름"이나 exit="상태"를 쓴다.',
  'not-compiled': '코드를 고친다. 보이려는 오류면 fails="compile"을 쓴다.',
  runaway: '입력을 줄이거나 코드를 고친다. 실행할 수 없는 블록이면 run을 skip="이유"로 바꾼다.',
  'changed-file':
    '실행하는 폴더에만 쓴다. 여러 블록이 나오면 함께 실행한 것이다. 그동안 편집기로 고쳤으면 다시 실행한다.',
  'stale-error': '오류가 사라졌으면 표시를 지우고 출력을 쓴다.',
  'different-error': '코드를 고친다. 실제가 맞으면 표시나 출력 블록에 적은 오류를 고친다.',
};

function difference(what: string, expected: string, got: string): string[] {
  const lines = diffLines(trimOutput(expected), trimOutput(got));
  return [`  ${what} 다르다 (- 기대, + 실제)`, ...lines.map((line) => `    ${line}`)];
}

function foundLines(failure: Failure): string[] {
  switch (failure.kind) {
    case 'different-output':
      return difference('출력이', failure.expected, failure.got);
    case 'different-value':
      return difference('돌려준 값이', failure.expected, failure.got);
    case 'undeclared-output': {
      const head = '  출력했지만 바로 뒤에 ```text output이 없다. 실제 출력:';
      return [head, ...indent(trimOutput(failure.got))];
    }
    case 'no-value':
      return [`  call="${failure.name}" 함수가 값을 돌려주지 않았다`];
    case 'unexpected-error':
      return [
        `  오류로 끝났다 (종료 상태 ${failure.status})`,
        ...blockedLines(failure).map((line) => `  격리에 막혔다: ${line}`),
        ...indent(failure.stderr.trim().split('\n').slice(-MAX_LINES)),
      ];
    case 'not-compiled':
      return ['  컴파일되지 않는다', ...indent(failure.message.trim().split('\n'))];
    case 'runaway':
      return [`  ${LIMITS[failure.limit]}`];
    case 'changed-file':
      return ['  실행하는 동안 저장소의 파일이 바뀌었다', ...indent(failure.files)];
    case 'stale-error':
      return [`  ${endingText(failure.ending)}라고 했지만 오류가 나지 않는다`];
    case 'different-error': {
      const expected = failure.expected.split('\n').map((line) => `    - ${line}`);
      const got = (errorText(failure.got) || failure.got).trim().split('\n');
      return ['  다른 오류가 났다', ...expected, ...indent(got.map((line) => `+ ${line}`))];
    }
  }
}

/** Formats a failure for a terminal: place, fault, difference, remedy. */
export function formatFailure(file: string, { failure, line, caseNumber }: LocatedFailure): string {
  const place = `${file}:${line}${caseNumber === undefined ? '' : ` 예제 ${caseNumber}`}`;
  const isBlocked = blockedLines(failure).length > 0;
  const fix = isBlocked ? '실행하는 폴더에만 쓰고, 네트워크는 쓰지 않는다.' : FIXES[failure.kind];
  return [place, ...foundLines(failure), `  고치는 법  ${fix}`].join('\n');
}

/** Counts the terminal cells of a text: a Hangul syllable takes two. */
function width(text: string): number {
  return text.length + (text.match(/[\uac00-\ud7a3]/g)?.length ?? 0);
}

/**
 * Aligns a table for a terminal.
 *
 * @param texts number of left-aligned columns; the columns after them are numbers, aligned right
 */
export function alignColumns(table: readonly (readonly string[])[], texts: number): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((cells) => width(cells[column] ?? ''))),
  );
  const lines = table.map((cells) =>
    cells.map((cell, column) => {
      const blanks = ' '.repeat((widths[column] ?? 0) - width(cell));
      return column < texts ? cell + blanks : blanks + cell;
    }),
  );
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

/** Counts the blocks of a run by language, in alphabetical order, with their sums. */
export function formatTable(run: {
  readonly blocks: readonly RunBlock[];
  readonly skipped: readonly SkippedBlock[];
  readonly tools: ReadonlyMap<string, { readonly label: string }>;
  readonly outcomes: ReadonlyMap<
    RunBlock,
    { readonly isGood: boolean; readonly isCached: boolean; readonly seconds: number }
  >;
}): string {
  const row = (name: string, tool: string, isOwn: (language: string) => boolean): string[] => {
    const own = run.blocks.filter(({ program }) => isOwn(program.language));
    const outcomes = own.flatMap((block) => run.outcomes.get(block) ?? []);
    const skipped = run.skipped.filter(({ language }) => isOwn(language)).length;
    const cached = outcomes.filter(({ isCached }) => isCached).length;
    const failed = outcomes.filter(({ isGood }) => !isGood).length;
    const counts = [own.length + skipped, outcomes.length - cached, cached, skipped, failed];
    const seconds = outcomes.reduce((sum, one) => sum + one.seconds, 0);
    return [name, own.length === 0 ? '' : tool, ...counts.map(String), seconds.toFixed(1)];
  };
  const languages = [...run.blocks.map(({ program }) => program), ...run.skipped].map(
    ({ language }) => language,
  );
  const rows = [...new Set(languages)]
    .sort()
    .map((name) => row(name, run.tools.get(name)?.label ?? '도구 없음', (one) => one === name));
  const head = ['언어', '도구', '블록', '실행', '캐시', '건너뜀', '실패', '초'];
  return alignColumns([head, ...rows, row('모두', '', () => true)], 2);
}

/** Counts the reasons for skipped blocks, most frequent first. */
export function formatSkips(skipped: readonly SkippedBlock[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, one], [b, two]) => two - one || a.localeCompare(b))
    .map(([reason, count]) => `${String(count).padStart(5)}  ${reason}`)
    .join('\n');
}
