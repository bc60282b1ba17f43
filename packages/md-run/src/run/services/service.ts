import type { Provision, Tool } from '../adapter';
import type { Surroundings } from '../sandbox';

/** The address of the servers: no block listens anywhere else. */
export const HOST = '127.0.0.1';

/** How a server is started for one block alone, and reached. */
export interface Launch {
  /** The server itself, not a shell that waits for it. */
  readonly command: readonly [string, ...string[]];
  /** Variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Signal that ends it at once. */
  readonly signal: 'KILL' | 'QUIT' | 'TERM';
  readonly isReady: () => Promise<boolean>;
  /** Variables with its address for programs. */
  readonly env: Surroundings;
  /** Commands that connect to it without an address: name, and text of a shell script. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** A kind of server that blocks may ask for. */
export interface Service extends Provision {
  /** Users of the operating system for a server that refuses to run as root, best first. */
  readonly users?: readonly string[];
  /** The command that fills a folder with the data of every new server. */
  readonly template?: (command: string, folder: string) => readonly [string, ...string[]];
  /** @param folder its data, a copy of the template */
  readonly launch: (command: Tool['command'], folder: string) => Promise<Launch>;
}
