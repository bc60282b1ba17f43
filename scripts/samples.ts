import { requirementsOf } from 'md-run/blocks';
import { findTools, findUnmet } from 'md-run/run';
import { findSources } from '../lib/snippets/sources';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';
import { runSamples } from './io/snippets/tested-blocks';

/*
 * Runs the tests of the programs in notes; with --install it first installs missing tools.
 */

await runCommand(async () => {
  const root = process.cwd();
  const { pages } = findSources(await readProject(root));
  const installing = {
    install: process.argv.includes('--install'),
    log: (line: string): void => {
      console.log(line);
    },
  };
  const languages = pages.flatMap(({ blocks }) => blocks.map(({ program }) => program.language));
  await findTools(new Set(languages), installing);
  await findUnmet(requirementsOf(pages), installing);
  process.exitCode = (await runSamples(root, true)).code;
});
