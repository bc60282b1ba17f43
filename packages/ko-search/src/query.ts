/** What was typed: filters, patterns and signs in it. */
export * from './query/filters';
export * from './query/pattern';
export * from './query/signs';
