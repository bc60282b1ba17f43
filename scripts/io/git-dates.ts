import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Date of the last commit of each file under `folder`, from one pass over the history.
 * Empty outside a repository and in a shallow clone, where every date would be that of the clone.
 */
export async function readCommitDates(root: string, folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return dates;
    }
    const log = await git('log', '--format=%x00%cs', '--name-only', '--relative', '--', folder);
    let date = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('\0')) {
        date = line.slice(1);
      } else if (line !== '' && !dates.has(line)) {
        dates.set(line, date);
      }
    }
  } catch {
    return new Map();
  }
  return dates;
}
