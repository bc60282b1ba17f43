/** Judged and made queries and the figures of an engine on them. */
export * from './fixture-notes';
export * from './gold';
export * from './made-queries';
export * from './metrics';
export * from './random';
