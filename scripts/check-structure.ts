import { runCommand } from '../build/io/report';
import { refuseFaults } from '../lib/faults/fault';
import { forbiddenImports, readImports } from './io/imports';

/* Checks who imports whom: `.dependency-cruiser.mjs`. */

await runCommand(async () => {
  const imports = await readImports(process.cwd());
  refuseFaults(forbiddenImports(imports));
  console.log(`파일 ${imports.summary.totalCruised}개의 import가 모두 제 층에 있다.`);
});
