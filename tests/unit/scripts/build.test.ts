import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INPUTS } from '../../../scripts/build';
import { hashInputs } from '../../../scripts/io/inputs-hash';
import { root as repository } from '../../support/real-notes';

/** Settings at the root that decide what comes out of a build. */
const settings = ['next.config.ts', 'package-lock.json', 'package.json', 'tsconfig.json'];

let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  for (const file of settings) {
    await cp(path.join(repository, file), path.join(root, file));
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(settings)('%s이 바뀌면 다시 빌드한다', async (file) => {
  const before = await hashInputs(root, INPUTS);
  await writeFile(path.join(root, file), '{ "changed": true }');
  expect(await hashInputs(root, INPUTS)).not.toBe(before);
});
