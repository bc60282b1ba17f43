import { run } from './run';

/**
 * Date of the last commit of each file under `folder`, from one pass over the history.
 * Empty outside a repository and in a shallow clone, where every date would be that of the clone.
 */
export async function readCommitDates(root: string, folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const git = (...args: string[]): ReturnType<typeof run> => run('git', ['-C', root, ...args]);
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow.code !== 0 || /^true$/m.test(shallow.output)) {
    return dates;
  }
  const log = await git('log', '--format=%x00%cs', '--name-only', '--relative', '--', folder);
  let date = '';
  for (const line of log.code === 0 ? log.output.split('\n') : []) {
    if (line.startsWith('\0')) {
      date = line.slice(1);
    } else if (line !== '' && !dates.has(line)) {
      dates.set(line, date);
    }
  }
  return dates;
}
