import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceName } from '../../blocks/services';
import type { Tool } from '../adapter';
import { run } from '../run';
import type { Sandbox, Surroundings } from '../sandbox';
import { mariadb } from './mariadb';
import { postgresql } from './postgresql';
import { rabbitmq } from './rabbitmq';
import { redis } from './redis';
import { serverFolder, serverUser, startServer, type User } from './server';
import type { Launch, Service } from './service';

/** The servers that blocks may ask for. A new one needs a file here and an entry. */
export const services: Readonly<Record<ServiceName, Service>> = {
  mariadb,
  postgresql,
  rabbitmq,
  redis,
};

interface RunningService extends Launch {
  readonly stop: () => Promise<void>;
}

/** Message of a server whose port another program took after {@link freePort} found it free. */
const PORT_TAKEN = /EADDRINUSE|already in use/i;
const STARTS = 3;

/** Starts a server, again when its port was taken meanwhile: three times in all. */
export async function startAgain<Running>(start: () => Promise<Running>): Promise<Running> {
  for (let time = 1; ; time++) {
    try {
      return await start();
    } catch (error) {
      if (time === STARTS || !(error instanceof Error && PORT_TAKEN.test(error.message))) {
        throw error;
      }
    }
  }
}

/** What all servers of a kind share: their user, and a folder with the data that each of them starts with. */
interface Prepared {
  readonly user: User | undefined;
  readonly template: string | undefined;
}

async function prepare({ users = [], template }: Service, server: string): Promise<Prepared> {
  const user = await serverUser(users);
  if (!template) {
    return { user, template: undefined };
  }
  const folder = await serverFolder(user);
  const [command, ...args] = template(server, folder);
  const made = await run(command, args, { cwd: folder, ...(user && { user }) });
  if (made.code !== 0) {
    throw new Error(`${path.basename(command)} fails:\n${made.output.trim()}`);
  }
  return { user, template: folder };
}

/** Starts servers for blocks and ends them with the run. */
export class ServiceHost {
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #sandbox: Sandbox;
  readonly #prepared = new Map<ServiceName, Promise<Prepared>>();

  /** @param tools the servers that were found, by name */
  constructor(tools: ReadonlyMap<string, Tool>, sandbox: Sandbox) {
    this.#tools = tools;
    this.#sandbox = sandbox;
  }

  async #start(name: ServiceName): Promise<RunningService> {
    const service = services[name];
    const tool = this.#tools.get(name);
    if (!tool) {
      throw new Error(`${service.name} is not there`);
    }
    const { command } = tool;
    const preparing = this.#prepared.get(name) ?? prepare(service, command);
    this.#prepared.set(name, preparing);
    const prepared = await preparing;
    return startAgain(async () => {
      const folder = await serverFolder(prepared.user);
      const launch = await service.launch(command, folder);
      const stop = await startServer(launch, { ...prepared, folder, sandbox: this.#sandbox });
      return { ...launch, stop };
    });
  }

  /**
   * Runs a task with fresh servers, which end with it.
   *
   * @param folder folder for the commands that connect to them
   */
  async serve<Result>(
    names: readonly ServiceName[],
    folder: string,
    task: (surroundings: Surroundings) => Promise<Result>,
  ): Promise<Result> {
    const running: RunningService[] = [];
    try {
      for (const name of names) {
        running.push(await this.#start(name));
      }
      await mkdir(folder, { recursive: true });
      for (const [name, script] of running.flatMap(({ commands = {} }) =>
        Object.entries(commands),
      )) {
        // Takes the folder off the path, so that the command inside is the machine's own.
        const text = `#!/bin/sh\nPATH=\${PATH#${folder}:}\n${script}\n`;
        await writeFile(path.join(folder, name), text, { mode: 0o755 });
      }
      const all = running.flatMap(({ env }) => Object.entries(env));
      const paths = all.flatMap(([name, value]) => (name === 'PATH' ? [value] : []));
      const PATH = [folder, ...paths].join(path.delimiter);
      return await task({ ...Object.fromEntries(all), PATH });
    } finally {
      await Promise.all(running.map((service) => service.stop()));
    }
  }

  async close(): Promise<void> {
    for (const preparing of this.#prepared.values()) {
      const { template } = (await preparing.catch(() => undefined)) ?? {};
      await (template && rm(template, { recursive: true, force: true }));
    }
  }
}
