import path from 'node:path';
import type { Fault } from '../../../lib/faults/fault';
import type { RunBlock } from '../../../lib/snippets/block';
import type { Limits } from '../../../lib/snippets/execution';
import type { Project } from '../../../lib/note/project';
import { formatFailure } from '../../../lib/snippets/report';
import { readNote } from '../../../lib/note/note';
import { productNames } from '../../../lib/vocabulary/products';
import { findVersionFaults } from '../../../lib/snippets/verified';
import { findSources, type SnippetSources } from '../../../lib/snippets/sources';
import { findWalls, type Walls } from './enclosure';
import { judgeBlocks, type Outcome } from './judge-blocks';
import {
  commandsOf,
  detectToolchains,
  hasTools,
  productsOf,
  toolNames,
  type ToolName,
  type Toolchains,
} from './toolchains';

/** Something that failed, for a terminal. */
interface FailureText {
  /** The file of the note that it belongs to. */
  readonly page: string;
  readonly text: string;
}

/** The blocks of some notes and what came of them. */
export interface ExecutedNotes {
  readonly sources: SnippetSources;
  readonly blocks: readonly RunBlock[];
  readonly wrong: readonly RunBlock[];
  readonly tools: Toolchains;
  readonly outcomes: ReadonlyMap<RunBlock, Outcome>;
  /** Each failed block and each uncaught wrong variant. */
  readonly failures: readonly FailureText[];
  /** Versions that notes name but other ones have executed. */
  readonly versionFaults: readonly Fault[];
  /** Names of the toolchains without which some blocks were not executed. */
  readonly missing: readonly ToolName[];
  /** One sentence with the counts. */
  readonly summary: string;
}

/** What the author is told about the walls. */
const ENCLOSED: Readonly<Record<Walls, string>> = {
  none: '블록을 격리하지 못해(bubblewrap), 저장소의 파일이 그대로인지 본다.',
  unbounded: '블록은 격리해 실행한다(bubblewrap). 블록이 만드는 프로세스의 수는 막지 못한다.',
  bounded: '블록은 격리해 실행한다(bubblewrap).',
};

/** A failed block or an uncaught wrong variant on several lines. */
function failureTexts(
  { variants }: SnippetSources,
  outcomes: ReadonlyMap<RunBlock, Outcome>,
): FailureText[] {
  const variantOf = new Map(variants.map((variant) => [variant.block, variant]));
  return [...outcomes]
    .filter(([, { isGood }]) => !isGood)
    .sort(([a], [b]) => a.file.localeCompare(b.file) || a.line - b.line)
    .flatMap(([block, { verdict }]) => {
      const variant = variantOf.get(block);
      if (!variant) {
        return verdict.failures.map((failure) => ({
          page: block.file,
          text: formatFailure(block.file, failure),
        }));
      }
      const why =
        verdict.failures.length === 0
          ? `예제 ${verdict.passedCases}개를 모두 통과한다. ${variant.page.file}에 이 실수를 걸러 내는 예제를 더한다.`
          : '답이 틀려서가 아니라 실행되지 않아서 실패한다. 실행되는 풀이로 고친다.';
      const head = `${block.file}:1 틀린 풀이: ${variant.mistake}\n  ${why}`;
      const [first] = verdict.failures;
      const text = first ? `${head}\n${formatFailure(block.file, first)}` : head;
      return [{ page: variant.page.file, text }];
    });
}

/**
 * Executes the blocks of notes that are marked `run`, and the wrong variants of their solutions, and
 * holds them against what the pages say.
 *
 * @param options.only Routes or files to execute alone; empty for all.
 * @param options.fresh Execute everything, whatever the cache says.
 * @param options.findTools Looks for the toolchains; may install missing ones.
 */
export async function executeNotes(options: {
  readonly root: string;
  readonly project: Project;
  readonly only: readonly string[];
  readonly fresh: boolean;
  readonly limits?: Limits;
  /** Whether programs run behind walls; wherever the system offers them without it. */
  readonly isClosed?: boolean;
  readonly findTools?: (names: ReadonlySet<ToolName>) => Promise<Toolchains>;
}): Promise<ExecutedNotes> {
  const { root, project, only, fresh, limits, findTools = detectToolchains } = options;
  const sources = findSources(project, only);
  const blocks = sources.pages.flatMap((page) => page.blocks);
  const wrong = sources.variants.map((variant) => variant.block);
  const names = new Set([...blocks, ...wrong].flatMap(({ program }) => toolNames(program)));
  const tools = await findTools(names);
  const walls =
    options.isClosed === false
      ? 'none'
      : await findWalls([path.resolve(root), ...commandsOf(tools)]);
  const outcomes = await judgeBlocks({
    root,
    blocks,
    wrong,
    tools,
    fresh,
    walls,
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
    versionFaults: sources.pages.flatMap((page) => {
      const file = project.files.find((one) => one.path === page.file);
      const note = file && readNote(file).note;
      const products = page.blocks.flatMap(({ program }) =>
        hasTools(program, tools) ? Object.entries(productsOf(program, tools)) : [],
      );
      // No note is about the version of a mere engine.
      const ran = products.filter(([product]) => Object.hasOwn(productNames, product));
      return note ? findVersionFaults(note, new Map(ran)) : [];
    }),
    missing: [...names].filter((name) => !tools.has(name)),
    summary:
      `실행한 블록 ${goodOf(blocks)}/${blocks.length}개가 페이지에 적힌 대로 끝났다. ` +
      `틀린 풀이 ${goodOf(wrong)}/${wrong.length}개를 예제가 걸러 냈다. ` +
      ENCLOSED[walls],
  };
}
