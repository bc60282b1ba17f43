import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants } from 'node:zlib';
import { listFiles } from '../build/io/files';
import { runPool } from 'md-run/process';
import { runCommand } from '../build/io/report';

/*
 * Writes `.br` and `.gz` files beside every text of `out/`, for hosts that serve them as they are, such as
 * `docs/hosts/nginx.conf`. A build replaces `out/`, so this runs after it.
 */

const TEXT = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** Smallest file that compression helps: a shorter one fits into one packet anyway. */
const MIN_BYTES = 1024;

const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<number> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) {
    return 0;
  }
  await writeFile(`${file}.br`, await brotli(bytes));
  await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
  return 1;
}

await runCommand(async () => {
  const files = (await listFiles('out', '.')).filter((file) => TEXT.test(file));
  const jobs = files.map((file) => ({ run: () => compress(`out/${file}`) }));
  const done = await runPool(jobs, AT_ONCE);
  console.log(`파일 ${done.reduce((sum, count) => sum + count, 0)}개를 미리 압축했다.`);
});
