import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../../lib/faults/fault';
import {
  blockKey,
  formatFailure,
  type Limits,
  type PageSnippets,
  type RunBlock,
} from 'md-run/blocks';
import {
  commandsOf,
  detectToolchains,
  findSandbox,
  hasTools,
  judgeBlocks,
  productsOf,
  type Outcome,
  type Toolchains,
  type ToolName,
  toolNames,
  type SandboxKind,
} from 'md-run/run';
import type { Project } from '../../../lib/note/project';
import { readNote } from '../../../lib/note/note';
import { productNames } from '../../../lib/vocabulary/products';
import type { Lock } from '../../../lib/snippets/lock';
import { findVersionFaults } from '../../../lib/snippets/verified';
import { findSources, type SnippetSources } from '../../../lib/snippets/sources';

export interface ExecutedNotes {
  readonly sources: SnippetSources;
  readonly blocks: readonly RunBlock[];
  readonly wrong: readonly RunBlock[];
  readonly tools: Toolchains;
  readonly outcomes: ReadonlyMap<RunBlock, Outcome>;
  /** Each failed block and each uncaught wrong variant, as text for a terminal. */
  readonly failures: readonly string[];
  /** Versions that notes name although other versions executed their blocks. */
  readonly versionFaults: readonly Fault[];
  /** Missing toolchains, without which some blocks were not executed. */
  readonly missing: readonly ToolName[];
  /** One sentence with the counts. */
  readonly summary: string;
}

const SANDBOX_TEXTS: Readonly<Record<SandboxKind, string>> = {
  none: '블록을 격리하지 못해(bubblewrap), 저장소의 파일이 그대로인지 본다.',
  unbounded: '블록은 격리해 실행한다(bubblewrap). 블록이 만드는 프로세스의 수는 막지 못한다.',
  bounded: '블록은 격리해 실행한다(bubblewrap).',
};

function failureTexts(
  { variants }: SnippetSources,
  outcomes: ReadonlyMap<RunBlock, Outcome>,
): string[] {
  const variantOf = new Map(variants.map((variant) => [variant.block, variant]));
  return [...outcomes]
    .filter(([, { isGood }]) => !isGood)
    .sort(([a], [b]) => a.file.localeCompare(b.file) || a.line - b.line)
    .flatMap(([block, { verdict }]) => {
      const variant = variantOf.get(block);
      if (!variant) {
        return verdict.failures.map((failure) => formatFailure(block.file, failure));
      }
      const why =
        verdict.failures.length === 0
          ? `예제 ${verdict.passedCases}개를 모두 통과한다. ${variant.page.file}에 이 실수를 걸러 내는 예제를 더한다.`
          : '답이 틀려서가 아니라 실행되지 않아서 실패한다. 실행되는 풀이로 고친다.';
      const head = `${block.file}:1 틀린 풀이: ${variant.mistake}\n  ${why}`;
      const [first] = verdict.failures;
      return [first ? `${head}\n${formatFailure(block.file, first)}` : head];
    });
}

/** Tells how many cases of a block the committed results hold, if exactly these versions of its tools gave them. */
function passedBefore({ results, caught }: Lock, wrong: readonly RunBlock[], tools: Toolchains) {
  const mustFail = new Set(wrong);
  return (block: RunBlock): number | undefined => {
    const entry = (mustFail.has(block) ? caught : results).get(blockKey(block));
    const isSameTool = entry && isDeepStrictEqual(entry.ran, productsOf(block.program, tools));
    return isSameTool ? entry.cases : undefined;
  };
}

/** Compares the versions that a note names with those of the tools here. */
function versionFaultsOf(
  { file, blocks }: PageSnippets,
  project: Project,
  tools: Toolchains,
): Fault[] {
  const source = project.files.find((one) => one.path === file);
  const note = source && readNote(source).note;
  const programs = blocks
    .map(({ program }) => program)
    .filter((program) => hasTools(program, tools));
  const libraries = Object.fromEntries(
    programs.flatMap(toolNames).flatMap((name) => Object.entries(tools.get(name)?.products ?? {})),
  );
  // Engines are no product that a note is about, and of libraries a note names what it uses.
  const ran = programs
    .flatMap((program) => Object.entries(productsOf(program, tools)))
    .filter(([name]) => Object.hasOwn(productNames, name) && !Object.hasOwn(libraries, name));
  return note ? findVersionFaults(note, new Map(ran), libraries) : [];
}

/**
 * Executes the blocks of notes that are marked `run` and the wrong variants of their solutions, and compares the
 * results with the pages.
 *
 * @param options.only routes or files to execute; empty for all
 * @param options.fresh whether to execute everything and ignore the cache
 * @param options.lock committed results, which are not executed again where the tools are the same
 * @param options.findTools looks for the toolchains; may install missing ones
 */
export async function executeNotes(options: {
  readonly root: string;
  readonly project: Project;
  readonly only: readonly string[];
  readonly fresh: boolean;
  readonly lock: Lock;
  readonly limits?: Limits;
  /** Whether programs run in the sandbox; by default wherever one works. */
  readonly isClosed?: boolean;
  readonly findTools?: (names: ReadonlySet<ToolName>) => Promise<Toolchains>;
}): Promise<ExecutedNotes> {
  const { root, project, only, fresh, lock, limits, findTools = detectToolchains } = options;
  const sources = findSources(project, only);
  const blocks = sources.pages.flatMap((page) => page.blocks);
  const wrong = sources.variants.map((variant) => variant.block);
  const names = new Set([...blocks, ...wrong].flatMap(({ program }) => toolNames(program)));
  const tools = await findTools(names);
  const sandboxKind =
    options.isClosed === false
      ? 'none'
      : await findSandbox([path.resolve(root), ...commandsOf(tools)]);
  const outcomes = await judgeBlocks({
    root,
    blocks,
    wrong,
    tools,
    fresh,
    earlier: passedBefore(lock, wrong, tools),
    sandboxKind,
    ...(limits && { limits }),
  });
  const goodOf = (some: readonly RunBlock[]): number =>
    some.filter((block) => outcomes.get(block)?.isGood === true).length;
  return {
    sources,
    blocks,
    wrong,
    tools,
    outcomes,
    failures: failureTexts(sources, outcomes),
    versionFaults: sources.pages.flatMap((page) => versionFaultsOf(page, project, tools)),
    missing: [...names].filter((name) => !tools.has(name)),
    summary:
      `실행한 블록 ${goodOf(blocks)}/${blocks.length}개가 페이지에 적힌 대로 끝났다. ` +
      `틀린 풀이 ${goodOf(wrong)}/${wrong.length}개를 예제가 걸러 냈다. ` +
      SANDBOX_TEXTS[sandboxKind],
  };
}
