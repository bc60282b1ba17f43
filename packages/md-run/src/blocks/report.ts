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
function blockedLines(stderr: string): string[] {
  const line = stderr.split('\n').find((one) => BLOCKED.test(one));
  return line === undefined ? [] : [line.trim()];
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

/** Says what is wrong, and what an author does about it. */
function explain(failure: Failure): { lines: readonly string[]; fix: string } {
  switch (failure.kind) {
    case 'different-output':
    case 'different-value': {
      const isOutput = failure.kind === 'different-output';
      const [expected, got] = [failure.expected, failure.got].map(trimOutput);
      return {
        lines: [
          `  ${isOutput ? '출력이' : '돌려준 값이'} 다르다 (- 기대, + 실제)`,
          ...diffLines(expected ?? [], got ?? []).map((line) => `    ${line}`),
        ],
        fix: '코드를 고친다. 실제가 맞으면 페이지에 적은 결과를 실제대로 고친다.',
      };
    }
    case 'undeclared-output':
      return {
        lines: [
          '  출력했지만 바로 뒤에 ```text output이 없다. 실제 출력:',
          ...indent(trimOutput(failure.got)),
        ],
        fix: '블록 바로 뒤에 ```text output을 두고 실제 출력을 적는다.',
      };
    case 'no-value':
      return {
        lines: [`  call="${failure.name}" 함수가 값을 돌려주지 않았다`],
        fix: '함수나 메서드가 답을 return하게 한다. 이름이 다르면 call을 고친다.',
      };
    case 'unexpected-error': {
      const blocked = blockedLines(failure.stderr);
      return {
        lines: [
          `  오류로 끝났다 (종료 상태 ${failure.status})`,
          ...blocked.map((line) => `  격리에 막혔다: ${line}`),
          ...indent(failure.stderr.trim().split('\n').slice(-MAX_LINES)),
        ],
        fix:
          blocked.length > 0
            ? '실행하는 폴더에만 쓰고, 네트워크는 쓰지 않는다.'
            : '코드를 고친다. 보이려는 오류면 throws="이름"이나 exit="상태"를 쓴다.',
      };
    }
    case 'not-compiled':
      return {
        lines: ['  컴파일되지 않는다', ...indent(failure.message.trim().split('\n'))],
        fix: '코드를 고친다. 보이려는 오류면 fails="compile"을 쓴다.',
      };
    case 'runaway':
      return {
        lines: [`  ${LIMITS[failure.limit]}`],
        fix: '입력을 줄이거나 코드를 고친다. 실행할 수 없는 블록이면 run을 skip="이유"로 바꾼다.',
      };
    case 'changed-file':
      return {
        lines: ['  실행하는 동안 저장소의 파일이 바뀌었다', ...indent(failure.files)],
        fix: '실행하는 폴더에만 쓴다. 여러 블록이 나오면 함께 실행한 것이다. 그동안 편집기로 고쳤으면 다시 실행한다.',
      };
    case 'stale-error':
      return {
        lines: [`  ${endingText(failure.ending)}라고 했지만 오류가 나지 않는다`],
        fix: '오류가 사라졌으면 표시를 지우고 출력을 쓴다.',
      };
    case 'different-error': {
      const got = (errorText(failure.got) || failure.got).trim().split('\n');
      return {
        lines: [
          '  다른 오류가 났다',
          ...failure.expected.split('\n').map((line) => `    - ${line}`),
          ...indent(got.map((line) => `+ ${line}`)),
        ],
        fix: '코드를 고친다. 실제가 맞으면 표시나 출력 블록에 적은 오류를 고친다.',
      };
    }
  }
}

/** Formats a failure for a terminal: place, fault, difference, remedy. */
export function formatFailure(file: string, { failure, line, caseNumber }: LocatedFailure): string {
  const place = `${file}:${line}${caseNumber === undefined ? '' : ` 예제 ${caseNumber}`}`;
  const { lines, fix } = explain(failure);
  return [place, ...lines, `  고치는 법  ${fix}`].join('\n');
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
