import { isSnippetLanguage, requirementsOf } from 'md-run/blocks';
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
  const { files, ...project } = await readProject(root);
  // The other notes have nothing to say, and to parse them all takes a quarter of a minute.
  const programs = files.filter(({ text }) => text.includes(' project="'));
  const { pages } = findSources({ ...project, files: programs, wrong: [] });
  const installing = {
    install: process.argv.includes('--install'),
    log: (line: string): void => {
      console.log(line);
    },
  };
  const languages = programs.flatMap(({ text }) =>
    [...text.matchAll(/^```(\w+) .*project="/gm)].map(([, language = '']) => language),
  );
  await findTools(new Set(languages.filter(isSnippetLanguage)), installing);
  await findUnmet(requirementsOf(pages), installing);
  process.exitCode = (await runSamples(root, true)).code;
});
