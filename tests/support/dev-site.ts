import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { noSettings } from '../../lib/site/site';
import { freePort } from 'md-run/process';
import { NEXT } from './build-there';
import { sourceFiles } from './note-source';
import { copyCode, linkPackages } from './serve-built';

/** Inside the repository, so that Next.js and TypeScript find what they look for above. */
const SITE = path.resolve('.cache/dev-site');

/** Between two looks at what is waited for (ms). */
const LOOK_MS = 100;

/** Looks until there is what is waited for; the test's own time ends the waiting. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) {
      return found;
    }
    await pause(LOOK_MS);
  }
}

/** `next dev` on a small site of its own. */
export interface DevSite {
  readonly address: string;
  /** What stands on the terminal so far. */
  readonly output: () => string;
  /** Saves as most editors do: a new file in the place of the old one. */
  readonly save: (file: string, text: string) => Promise<void>;
  /** The page at a route when it holds a text; asks until it does. */
  readonly pageWith: (route: string, text: string) => Promise<string>;
  /** Ends the server as Ctrl+C does, and waits until all its processes are gone. */
  readonly stop: () => Promise<void>;
}

/** Whether any process of a group is left. */
function runs(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts `next dev` on a small site with the code of this repository.
 *
 * @param files The notes and lists by their paths; a value that is not text is written as JSON.
 */
export async function startDev(files: Readonly<Record<string, unknown>>): Promise<DevSite> {
  await rm(path.join(SITE, 'pages'), { recursive: true, force: true });
  await copyCode(SITE);
  await linkPackages(SITE);
  const save = async (file: string, text: string): Promise<void> => {
    const target = path.join(SITE, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.new`, text);
    await rename(`${target}.new`, target);
  };
  for (const { path: file, text } of sourceFiles(files)) {
    await save(file, text);
  }

  const port = await freePort();
  // A group of its own, in which whatever it leaves behind is found.
  const child = spawn(process.execPath, [NEXT, 'dev', '-p', String(port)], {
    cwd: SITE,
    detached: true,
    env: { ...process.env, ...noSettings, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const { pid } = child;
  if (pid === undefined) {
    throw new Error('the server did not start');
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close');
  const address = `http://localhost:${port}`;
  return {
    address,
    output: () => stripVTControlCharacters(output),
    save,
    pageWith: (route, text) =>
      eventually(async () => {
        if (child.exitCode !== null) {
          throw new Error(`the server ended:\n${output}`);
        }
        // Nobody listens at first.
        const response = await fetch(address + route).catch(() => undefined);
        // The declarations of Node and of the browser meet here and leave `any`.
        const body: unknown = await response?.text();
        const html = String(body);
        return response?.status === 200 && html.includes(text) ? html : undefined;
      }),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await eventually(() => Promise.resolve(runs(pid) ? undefined : true));
    },
  };
}
