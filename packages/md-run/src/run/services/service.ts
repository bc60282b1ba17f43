import type { Tool } from '../adapter';
import type { Enclosure, Surroundings } from '../enclosure';

/** A server that one block has to itself. */
export interface RunningService {
  /** How programs find it. */
  readonly env: Surroundings;
  /** Commands that find it without being told where it is: name, and text of a shell script. */
  readonly commands: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Servers of one kind, each as new. */
export interface ServiceSession {
  readonly start: () => Promise<RunningService>;
  readonly close?: () => Promise<void>;
}

/** A kind of server that blocks may ask for. */
export interface Service {
  /** What is missing when `detect` finds nothing. */
  readonly name: string;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
  readonly detect: () => Promise<Tool | undefined>;
  readonly open: (tool: Tool, enclosure: Enclosure) => ServiceSession;
}
