import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
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
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && isAlive(holder)) {
      refuse({
        file,
        found: `프로세스 ${holder}의 빌드`,
        expected: '한 폴더에 빌드 하나',
        fix: `그 빌드가 끝난 뒤에 다시 한다. 그런 빌드가 없으면 이 파일을 지운다.`,
      });
    }
    await rm(file, { force: true });
    if (!(await take(file))) {
      return withLock(file, action);
    }
  }
  try {
    await action();
  } finally {
    await rm(file, { force: true });
  }
}
