import type { RunBlock } from './block';
import { hashText } from './hash';
import { running } from './languages';

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
      running[language].adapterVersion ?? 1,
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
