import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { JAVA_LIBRARIES, requirementsOf } from 'md-run/blocks';
import { adapters, LineServer, noSandbox, type Tool, unmetRequirements } from 'md-run/run';
import { programFolder } from './folders';
import { materialiseProject } from './project';
import { readNoteBlocks } from './note-blocks';
import { openShell } from './shell';
import { takeBlocks } from './taken-blocks';
import type { MissingTool } from './tools';
import { codeNotes, webhookNote } from './paypal-notes';

/** Ends only what hangs. */
const PATIENCE = { seconds: 300, idleSeconds: 300 };

const NOTES = [...codeNotes, webhookNote];
const DRIVERS = 'tests/samples/paypal-clients';

/** How the guide compiles its Java. */
export const COMPILE = `javac -cp '${JAVA_LIBRARIES}/*' *.java`;

const languages = {
  java: { project: 'paypal-java', driver: 'Driver.java' },
  python: { project: 'paypal-python', driver: 'driver.py' },
} as const;

/** Languages of the guide beside TypeScript and curl. */
export type ForeignLanguage = keyof typeof languages;

/** What the client of another language did: a value, or the error it stopped with. */
export interface Done {
  readonly value?: unknown;
  readonly error?: Readonly<Record<string, unknown>>;
}

/** Something asked of the client; see the drivers in `tests/samples/paypal-clients`. */
export interface Order {
  /** Those of one number share a token. */
  readonly client: number;
  readonly api: string;
  /** In milliseconds. */
  readonly timeout: number;
  readonly do: 'get' | 'burst' | 'post' | 'plan' | 'subscribe' | 'verify';
  readonly args: readonly unknown[];
}

/** A program of the notes in another language, at work. */
export interface ForeignClient {
  readonly perform: (order: Order) => Promise<Done>;
}

/** What this machine lacks for a language of the notes. */
export async function missingFor(language: ForeignLanguage): Promise<MissingTool[]> {
  const { name, packages, detect } = adapters[language];
  const toolchain = (await detect()) === undefined ? [{ name, package: packages.join(' ') }] : [];
  const pages = NOTES.map((note) => readNoteBlocks(note).snippets);
  const needed = requirementsOf(
    pages.map(({ projects }) => ({ blocks: [], projects, commands: new Map() })),
  );
  return [...toolchain, ...(language === 'java' ? unmetRequirements(needed) : [])];
}

async function commandOf(
  language: ForeignLanguage,
  { command }: Tool,
  folder: string,
): Promise<[string, ...string[]]> {
  if (language === 'python') {
    return [command, '-B', path.join(folder, languages.python.driver)];
  }
  const bin = path.dirname(command);
  const shell = openShell({ PATH: `${bin}:${process.env['PATH'] ?? ''}` });
  await shell.type(`cd '${folder}' && ${COMPILE}`);
  const flags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8'];
  return [command, ...flags, '-cp', `${folder}:${JAVA_LIBRARIES}/*`, 'Driver'];
}

/** Builds the program as a reader does and starts it, for the tests of one file. */
export async function startForeignClient(language: ForeignLanguage): Promise<ForeignClient> {
  const tool = await adapters[language].detect();
  if (tool === undefined) {
    throw new Error(`no ${adapters[language].name}`);
  }
  const { project, driver } = languages[language];
  const folder = programFolder(project);
  for (const note of NOTES) {
    // All of them are compiled or imported before the first answer.
    takeBlocks(
      (await materialiseProject(note, project, folder)).map((file) => ({ project, ...file })),
    );
  }
  copyFileSync(path.join(DRIVERS, driver), path.join(folder, driver));
  const server = new LineServer(await commandOf(language, tool, folder), {
    cwd: folder,
    // It speaks to the sample's server.
    sandbox: noSandbox,
    maxAnswer: Infinity,
  });
  afterAll(() => server.close());
  return {
    perform: async (order) => {
      const reply = await server.request(order, PATIENCE);
      if (reply.kind !== 'answer') {
        throw new Error(reply.kind === 'finished' ? reply.stderr : 'no answer');
      }
      return reply.json as Done;
    },
  };
}
