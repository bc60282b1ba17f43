import { checkExport } from '../build/check-export';
import { readProject } from '../build/io/project';
import { readExport } from '../build/io/read-export';
import { runCommand } from '../build/io/report';
import { refuseFaults } from '../lib/faults/fault';
import { planSite } from '../lib/site/plan';

await runCommand(async () => {
  const plan = planSite(await readProject('.'), { drafts: false });
  refuseFaults(await checkExport(await readExport('out'), plan));
  console.log('out/의 링크, 닻, 자산, id, canonical, 요소에 잘못이 없다.');
});
