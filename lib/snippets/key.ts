import type { RunBlock, SnippetLanguage } from './block';

/** Makes a short, collision-free name of a text; the caller has the hash at hand. */
export type HashText = (text: string) => string;

/** Raise the number of a language when its adapter would execute the same block differently. */
const adapterVersions: Readonly<Record<SnippetLanguage, number>> = {
  bash: 1,
  console: 1,
  cpp: 1,
  java: 1,
  js: 1,
  python: 1,
  ruby: 1,
  sql: 1,
  ts: 1,
};

/** What decides the result of a block: its code, what it continues, its cases, its adapter; not where it stands. */
export function blockKey({ program, task }: RunBlock, hash: HashText): string {
  const { language, text, earlier, filename, files, services, isInSessions } = program;
  const promise =
    task.kind === 'program'
      ? task
      : { ...task, cases: task.cases.map((one) => ({ ...one, line: undefined })) };
  return hash(
    JSON.stringify([
      language,
      adapterVersions[language],
      filename ?? null,
      earlier,
      text,
      files.map((file) => [file.filename, file.text]),
      promise,
      ...(services ? [services, isInSessions] : []),
    ]),
  );
}
