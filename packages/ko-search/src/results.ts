/** What an engine answers, and what passes between a page and the worker that runs one. */
export * from './rank/counts';
export * from './rank/limits';
export * from './rank/protocol';
export * from './rank/results';
export * from './rank/snippet';
