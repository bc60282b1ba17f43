import path from 'node:path';
import { bundleCompiler } from './io/compiler';
import { runInForeground } from './io/foreground';
import { linkLastSearchData } from './io/last-search-data';
import { reportFaults } from './io/report';
import { hashText } from './io/snippets/hash';
import { STAGE, stageSite } from './io/stage';
import { watchTree } from './io/watch-tree';
import { prepare } from './prepare';

/** How long the notes must rest before they are read again (ms). */
const SETTLE_MS = 150;

const options = { root: process.cwd(), env: process.env, drafts: true };

async function prepareAndReport(): Promise<boolean> {
  try {
    const { data, project } = await prepare(options);
    const stamp = hashText(JSON.stringify([project.files, data]));
    await stageSite({ ...options, data, stamp });
    return true;
  } catch (error) {
    reportFaults(error);
    return false;
  }
}

await bundleCompiler(options.root);
const searchData = linkLastSearchData(options.root);
process.on('exit', searchData.unlink);
let prepared = prepareAndReport();
watchTree(['pages', 'public'], SETTLE_MS, () => {
  // One after the other: what was read last must be written last.
  prepared = prepared.then(prepareAndReport);
});
if (!(await prepared)) {
  process.exit(1);
}
if (!searchData.isThere) {
  console.log('검색 자료가 없다. npm run build를 한 번 실행하면 개발 서버에서도 검색할 수 있다.');
}
const next = path.join(options.root, 'node_modules/next/dist/bin/next');
const port = process.env['PORT'] ?? '3000';
process.exit(
  await runInForeground(process.execPath, [next, 'dev', '--webpack', '-p', port, STAGE], {
    NEXT_TELEMETRY_DISABLED: '1',
  }),
);
