import { inspect } from 'node:util';
import { FaultError, formatFaults } from '../../lib/faults/fault';

const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: '파일과 폴더의 권한을 본다.',
  EMFILE: '열어 둔 파일이 너무 많다. ulimit -n의 수를 늘린다.',
  ENOENT: '그 파일이나 폴더가 있는지 본다. out/이라면 npm run build를 먼저 실행한다.',
  ENOSPC: '디스크의 자리를 비우고 다시 한다. 지난 결과는 그대로 있다.',
  EPERM: '파일과 폴더의 권한을 본다.',
  EROFS: '쓸 수 있는 곳에 저장소를 둔다.',
};

function textOf(error: unknown): string | undefined {
  if (error instanceof FaultError) {
    return error.message;
  }
  if (!(error instanceof Error)) {
    return undefined;
  }
  const { code = '', path = '', message }: NodeJS.ErrnoException = error;
  const fix = REMEDIES[code];
  return fix === undefined
    ? undefined
    : formatFaults([{ file: path, found: message, expected: '읽고 쓸 수 있는 파일', fix }]);
}

/** Formats the error that stopped a command: faults as text, an unexpected error with its stack. */
export function formatError(error: unknown): string {
  return (
    textOf(error) ?? `이 명령이 모르는 오류다. 마지막으로 고친 것을 되돌려 본다.\n${inspect(error)}`
  );
}

/** Prints the error that stopped a command and returns its exit code. */
export function reportFaults(error: unknown): number {
  console.error(`\n${formatError(error)}\n`);
  return 1;
}

/** Ignores a closed pipe (`npm run snippets | head`): the command finishes in silence instead of failing. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        throw error;
      }
    });
  }
}

/** Runs a command and reports the error that stops it. */
export async function runCommand(command: () => unknown): Promise<void> {
  outliveReaders();
  try {
    await command();
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
