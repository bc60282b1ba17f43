import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceName } from '../../blocks/services';
import type { Tool } from '../adapter';
import type { Sandbox, Surroundings } from '../sandbox';
import { mariadb } from './mariadb';
import { postgresql } from './postgresql';
import { rabbitmq } from './rabbitmq';
import { redis } from './redis';
import type { RunningService, Service, ServiceSession } from './service';

/** The servers that blocks may ask for. A new one needs a file here and an entry. */
export const services: Readonly<Record<ServiceName, Service>> = {
  mariadb,
  postgresql,
  rabbitmq,
  redis,
};

/** The servers of one block. */
interface Served {
  readonly surroundings: Surroundings;
  readonly stop: () => Promise<void>;
}

/** Message of a server whose port another program took after {@link freePort} found it free. */
const PORT_TAKEN = /EADDRINUSE|already in use/i;
const STARTS = 3;

/** Starts a server, again when its port was taken meanwhile: three times in all. */
export async function startAgain(start: () => Promise<RunningService>): Promise<RunningService> {
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

/** Starts servers for blocks and ends them with the run. */
export class ServiceHost {
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #sandbox: Sandbox;
  readonly #sessions = new Map<ServiceName, ServiceSession>();

  /** @param tools the servers that were found, by name */
  constructor(tools: ReadonlyMap<string, Tool>, sandbox: Sandbox) {
    this.#tools = tools;
    this.#sandbox = sandbox;
  }

  async #start(name: ServiceName): Promise<RunningService> {
    const tool = this.#tools.get(name);
    if (!tool) {
      throw new Error(`${services[name].name} is not there`);
    }
    const session = this.#sessions.get(name) ?? services[name].open(tool, this.#sandbox);
    this.#sessions.set(name, session);
    return startAgain(() => session.start());
  }

  /**
   * Starts fresh servers.
   *
   * @param folder folder for the commands that connect to them
   */
  async serve(names: readonly ServiceName[], folder: string): Promise<Served> {
    const running: RunningService[] = [];
    const stop = async (): Promise<void> => {
      await Promise.all(running.map((service) => service.stop()));
    };
    try {
      for (const name of names) {
        running.push(await this.#start(name));
      }
      const paths = running.flatMap(({ env }) => env['PATH'] ?? []);
      await mkdir(folder, { recursive: true });
      for (const [name, script] of running.flatMap(({ commands }) => Object.entries(commands))) {
        // Takes the folder off the path, so that the command inside is the machine's own.
        const text = `#!/bin/sh\nPATH=\${PATH#${folder}:}\n${script}\n`;
        await writeFile(path.join(folder, name), text, { mode: 0o755 });
      }
      const surroundings = {
        ...Object.assign({}, ...running.map(({ env }) => env)),
        PATH: [folder, ...paths].join(path.delimiter),
      } as Surroundings;
      return { surroundings, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(async (session) => session.close?.()));
  }
}
