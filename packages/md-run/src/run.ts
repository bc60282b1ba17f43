/** Executes blocks: finds toolchains, starts servers, runs programs in a sandbox. */
export { type Tool } from './run/adapter';
export { adapters } from './run/adapters';
export { findSandbox, hasSandbox, noSandbox, type SandboxKind } from './run/sandbox';
export { executeBlocks } from './run/execute';
export { judgeBlocks, type Outcome } from './run/judge-blocks';
export { LineServer } from './run/line-server';
export { programEnv } from './run/process';
export { services } from './run/services/services';
export {
  commandsOf,
  detectToolchains,
  findTools,
  findUnmet,
  hasTools,
  type Installing,
  isDownloaded,
  missingPackages,
  productsOf,
  type Toolchains,
  toolInfo,
  type ToolName,
  toolNames,
  unmetRequirements,
} from './run/toolchains';
