import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { FileEnding, TestedFile } from '../../lib/snippets/tested';
import { stateOfTests, writeTestedFiles } from '../../scripts/io/snippets/tested-blocks';
import './taken-blocks';

function endingOf(module: TestModule): FileEnding {
  const tests = [...module.children.allTests()];
  if (!module.ok() || tests.some((test) => test.result().state === 'failed')) {
    return 'failed';
  }
  if (tests.some((test) => test.meta().isWithoutTools)) {
    return 'without-tools';
  }
  const isWhole = tests.length > 0 && tests.every((test) => test.result().state === 'passed');
  return isWhole ? 'passed' : 'skipped';
}

/** Writes down how each file of tests has ended and which blocks of notes it took, for `npm run snippets`. */
export default class TestedBlocksReporter implements Reporter {
  #root = '';
  #state: Promise<string> = Promise.resolve('');

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    this.#state = stateOfTests(config.root);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: string,
  ): Promise<void> {
    // Errors outside of tests and an interrupted run leave in doubt what has passed.
    const isSound = unhandledErrors.length === 0 && reason !== 'interrupted';
    const files = modules.map((module): TestedFile => ({
      ending: isSound ? endingOf(module) : 'failed',
      taken: module.meta().taken ?? {},
    }));
    writeTestedFiles(this.#root, await this.#state, files);
  }
}
