import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceName } from '../../blocks/services';
import type { Tool } from '../adapter';
import type { Enclosure, Surroundings } from '../enclosure';
import { mariadb } from './mariadb';
import { postgresql } from './postgresql';
import { rabbitmq } from './rabbitmq';
import { redis } from './redis';
import type { RunningService, Service, ServiceSession } from './service';

/** The servers that blocks may ask for; another one is one more file and one more line. */
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

/** A port is free when it is asked for; another program may take it before the server listens on it. */
const PORT_TAKEN = /EADDRINUSE|already in use/i;
const STARTS = 3;

/** Starts a server, and once more where its port was taken meanwhile: three times in all. */
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
  readonly #enclosure: Enclosure;
  readonly #sessions = new Map<ServiceName, ServiceSession>();

  /** @param tools The servers that were found, by name. */
  constructor(tools: ReadonlyMap<string, Tool>, enclosure: Enclosure) {
    this.#tools = tools;
    this.#enclosure = enclosure;
  }

  async #start(name: ServiceName): Promise<RunningService> {
    const tool = this.#tools.get(name);
    if (!tool) {
      throw new Error(`${services[name].name} is not there`);
    }
    const session = this.#sessions.get(name) ?? services[name].open(tool, this.#enclosure);
    this.#sessions.set(name, session);
    return startAgain(() => session.start());
  }

  /**
   * Starts servers that nobody has used.
   *
   * @param folder Where commands are put that find them.
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
        // Without its own folder on the path the command inside is that of the machine.
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
