import { run } from 'md-run/process';

/** A commit that changes more files than this has gone over all of them: it says nothing of one. */
const SWEEP = 30;

/** A file in a commit: what happened to it, in a letter of Git, its path, and the new one where it was moved. */
type Change = readonly [status: string, path: string, newPath?: string];

/** The commits that `git log --format=%x00%cs --name-status` prints, the latest first. */
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
 * Day of the last commit that changed the text of each file under `folder`, by its present path, from one pass over
 * the history. A commit that went over all of them counts where no other changed the file since it came. Empty
 * outside a repository and in a shallow clone, where every date would be that of the clone.
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
      // What was only moved says what it said.
      const isChange = status === 'M' ? !isSweep : status !== 'R100';
      if (isChange && !dates.has(file)) {
        dates.set(file, day);
      }
    }
  }
  return dates;
}
