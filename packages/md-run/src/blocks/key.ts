import type { RunBlock } from './block';
import { running } from './languages';

/** Makes a short, collision-free name of a text; the caller has the hash at hand. */
export type HashText = (text: string) => string;

/** What decides the result of a block: its code, what it continues, its cases, its adapter; not where it stands. */
export function blockKey({ program, task }: RunBlock, hash: HashText): string {
  const { language, text, earlier, filename, files, libraries, services, isInSessions } = program;
  const promise =
    task.kind === 'program'
      ? task
      : { ...task, cases: task.cases.map((one) => ({ ...one, line: undefined })) };
  return hash(
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
