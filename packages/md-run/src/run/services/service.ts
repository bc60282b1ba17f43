import type { Tool } from '../adapter';
import type { Sandbox, Surroundings } from '../sandbox';

/** A running server for one block alone. */
export interface RunningService {
  /** Variables with its address for programs. */
  readonly env: Surroundings;
  /** Commands that connect to it without an address: name, and text of a shell script. */
  readonly commands: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts servers of one kind, each fresh. */
export interface ServiceSession {
  readonly start: () => Promise<RunningService>;
  readonly close?: () => Promise<void>;
}

/** A kind of server that blocks may ask for. */
export interface Service {
  /** Name for the message that `detect` found nothing. */
  readonly name: string;
  /** Debian packages with the server. */
  readonly packages: readonly string[];
  readonly detect: () => Promise<Tool | undefined>;
  readonly open: (tool: Tool, sandbox: Sandbox) => ServiceSession;
}
