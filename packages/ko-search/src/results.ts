/**
 * What an engine answers, and what passes between a page and the worker that runs one. Of the engine itself only
 * types: a page that draws rows must not load it.
 */
export type * from './rank/counts';
export * from './rank/limits';
export * from './rank/protocol';
export type * from './rank/results';
export type * from './rank/snippet';
