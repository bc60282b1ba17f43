import type { RunBlock } from './block';
import { hashText } from './hash';

/** Raised when the same block would be executed differently: all results are then stale. */
const VERSION = 1;

/** Makes the cache key of a block from everything that decides its result: not its place on the page. */
export function blockKey({ program, task }: RunBlock): string {
  const { language, text, earlier, filename, files, libraries, services, isInSessions } = program;
  const promise =
    task.kind === 'program'
      ? task
      : { ...task, cases: task.cases.map((one) => ({ ...one, line: undefined })) };
  return hashText(
    JSON.stringify([
      language,
      VERSION,
      filename ?? null,
      earlier,
      text,
      files.map((file) => [file.filename, file.text]),
      promise,
      ...(libraries ? [libraries.pom] : []),
      ...(services ? [services, isInSessions] : []),
    ]),
  );
}
