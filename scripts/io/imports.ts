import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import type { Fault } from '../../lib/faults/fault';
import { CODE } from './code';

/** Files and folders with imports; missing ones are skipped. */
const IMPORTING = [...CODE, 'pages', 'tests', 'playwright.config.ts'];

/** Reads all imports of a project, judged by `.dependency-cruiser.mjs`. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    IMPORTING.filter((name) => existsSync(path.join(root, name))),
    { ...config.options, ruleSet: config, validate: true, baseDir: root },
    config.options?.enhancedResolveOptions,
  );
  if (typeof output === 'string') {
    throw new Error('dependency-cruiser has not answered with its findings');
  }
  return output;
}

/** Reports the forbidden imports, with the place where the code belongs. */
export function forbiddenImports({ summary }: ICruiseResult): Fault[] {
  const comments = new Map(config.forbidden?.map(({ name, comment = '' }) => [name, comment]));
  return summary.violations.map(({ from, to, cycle = [], rule }) => ({
    file: from,
    found: `가져오는 것 ${[...new Set([to, ...cycle.map(({ name }) => name)])].join(' → ')}`,
    expected: `규칙 ${rule.name}에 맞는 import`,
    fix: comments.get(rule.name) ?? '',
  }));
}
