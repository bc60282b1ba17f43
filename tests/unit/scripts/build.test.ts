import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INPUTS } from '../../../scripts/build';
import { hashInputs } from '../../../scripts/io/inputs-hash';
import { makeFolder } from '../../support/folders';
import { root as repository } from '../../support/real-notes';

/** Settings at the root that decide what comes out of a build. */
const settings = ['next.config.ts', 'package-lock.json', 'package.json', 'tsconfig.json'];

const root = makeFolder(afterAll);

beforeAll(async () => {
  for (const file of settings) {
    await cp(path.join(repository, file), path.join(root, file));
  }
});

test.each(settings)('%s이 바뀌면 다시 빌드한다', async (file) => {
  const before = await hashInputs(root, INPUTS);
  await writeFile(path.join(root, file), '{ "changed": true }');
  expect(await hashInputs(root, INPUTS)).not.toBe(before);
});
