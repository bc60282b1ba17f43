import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { runCommand } from '../build/io/report';
import { refuseFaults } from '../lib/faults/fault';
import { CODE } from './io/code';

/* Checks who imports whom by `.dependency-cruiser.mjs`, whose comments say where the code belongs. */

await runCommand(async () => {
  const { output } = await cruise(
    [...CODE, 'pages', 'tests', 'playwright.config.ts'],
    { ...config.options, ruleSet: config, validate: true, baseDir: process.cwd() },
    config.options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') {
    throw new Error('dependency-cruiser has not answered with its findings');
  }
  const { totalCruised, violations } = output.summary;
  const comments = new Map(config.forbidden?.map(({ name, comment = '' }) => [name, comment]));
  refuseFaults(
    violations.map(({ from, to, cycle = [], rule }) => ({
      file: from,
      found: `가져오는 것 ${[...new Set([to, ...cycle.map(({ name }) => name)])].join(' → ')}`,
      expected: `규칙 ${rule.name}에 맞는 import`,
      fix: comments.get(rule.name) ?? '',
    })),
  );
  console.log(`파일 ${totalCruised}개의 import가 모두 제 층에 있다.`);
});
