/** The reader's side: an engine that answers questions from the files of an index. */
export * from './rank/engine';
