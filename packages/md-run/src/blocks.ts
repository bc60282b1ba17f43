/** Reads the code blocks of Markdown, with their files, cases and expected output, and judges their results. */
export { caseCount, type Fence, type ProjectFile, type RunBlock, type Task } from './blocks/block';
export { defaultLimits, type Execution, type Limits } from './blocks/execution';
export { type FenceMeta, readFenceMeta } from './blocks/fence-meta';
export { findSnippets, type PageSnippets } from './blocks/find-blocks';
export { judge } from './blocks/judge';
export { hashText } from './blocks/hash';
export { blockKey } from './blocks/key';
export {
  isProgramLanguage,
  isSnippetLanguage,
  productOf,
  running,
  type SnippetLanguage,
  snippetLanguages,
} from './blocks/languages';
export { alignColumns, formatFailure, formatSkips, formatTable } from './blocks/report';
export {
  sandboxRequirements,
  JAVA_LIBRARIES,
  type Requirement,
  requirementsOf,
} from './blocks/requirements';
export { isServiceName, serviceNames } from './blocks/services';
export { readTranscriptLines } from './blocks/transcript';
export { MAVEN_FOLDER } from './blocks/maven';
