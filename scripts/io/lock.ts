import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../lib/faults/fault';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

async function take(file: string): Promise<boolean> {
  // Made aside: nobody may find the file before it names its process.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, String(process.pid));
  try {
    await link(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Takes away what a process has left, and nothing that another has put in its place since. */
async function dropStale(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== holder) {
      await link(aside, file);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Does something that no two processes may do at once. What a killed process leaves behind is taken away.
 *
 * @param file Names the process while it is at work.
 * @throws FaultError where another one is at work.
 */
export async function withLock(file: string, action: () => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  if (!(await take(file))) {
    const text = await readIfThere(file);
    const holder = Number(text);
    // Its own number is that of a process before it: containers count from one again.
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      refuse({
        file,
        found: `프로세스 ${holder}의 빌드`,
        expected: '한 폴더에 빌드 하나',
        fix: `그 빌드가 끝난 뒤에 다시 한다. 그런 빌드가 없으면 이 파일을 지운다.`,
      });
    }
    if (text !== undefined) {
      await dropStale(file, text);
    }
    return withLock(file, action);
  }
  try {
    await action();
  } finally {
    await rm(file, { force: true });
  }
}
