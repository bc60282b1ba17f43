import { run } from 'md-run/process';

/** A commit with more changed files than this is a sweep: its day says nothing about one file. */
const SWEEP = 30;

/** A file in a commit: Git's status letter, its path, and its new path if it was moved. */
type Change = readonly [status: string, path: string, newPath?: string];

/** Parses the output of `git log --format=%x00%cs --name-status`, latest commit first. */
function readLog(output: string): { day: string; changes: Change[] }[] {
  return output
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [day = '', ...lines] = commit.split('\n').filter((line) => line !== '');
      const changes = lines.map((line): Change => {
        const [status = '', path = '', newPath] = line.split('\t');
        return newPath === undefined ? [status, path] : [status, path, newPath];
      });
      return { day, changes };
    });
}

/**
 * Finds the day of the last commit that changed each file under `folder`, by its present path, in one pass over
 * the history. A sweep over many files does not count: a file changed by nothing else keeps the day it was added.
 * Empty outside a repository, and in a shallow clone, where every file would have the day of the clone.
 */
export async function readCommitDates(root: string, folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const git = (...args: string[]): ReturnType<typeof run> => run('git', ['-C', root, ...args]);
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow.code !== 0 || /^true$/m.test(shallow.output)) {
    return dates;
  }
  const log = await git(
    'log',
    '--format=%x00%cs',
    '--name-status',
    '--relative',
    '-M',
    '--',
    folder,
  );
  const present = new Map<string, string>();
  for (const { day, changes } of log.code === 0 ? readLog(log.output) : []) {
    const isSweep = changes.filter(([status]) => status === 'M').length > SWEEP;
    for (const [status, path, newPath = path] of changes) {
      const file = present.get(newPath) ?? newPath;
      present.set(path, file);
      // A move without a change (R100) keeps the date of the text.
      const isChange = status === 'M' ? !isSweep : status !== 'R100';
      if (isChange && !dates.has(file)) {
        dates.set(file, day);
      }
    }
  }
  return dates;
}
