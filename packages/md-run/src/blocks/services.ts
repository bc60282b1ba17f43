/** Servers that a block may ask for by `service="…"`. */
export const serviceNames = ['mariadb', 'postgresql', 'rabbitmq', 'redis'] as const;

/** A server that the runner can start. */
export type ServiceName = (typeof serviceNames)[number];

/** Tells whether a word names a server. */
export function isServiceName(word: string): word is ServiceName {
  return (serviceNames as readonly string[]).includes(word);
}

/** Servers that can execute `sql` blocks. */
export const sqlServices: readonly string[] = ['mariadb', 'postgresql'];
