import { expect, it } from 'vitest';
import type { Requirement } from '../../src/blocks/requirements';
import { unmetRequirements } from '../../src/run/toolchains';

it('없는 명령과 없는 파일만 모자란 것이다', async () => {
  const command = (name: string): Requirement => ({
    name,
    package: name,
    sign: { kind: 'command', command: name },
  });
  const file = (name: string): Requirement => ({
    name,
    package: name,
    sign: { kind: 'file', file: name },
  });
  const unmet = await unmetRequirements([
    command('node'),
    command('no-such-command'),
    file('package.json'),
    file('no-such.jar'),
  ]);
  expect(unmet.map(({ name }) => name)).toEqual(['no-such-command', 'no-such.jar']);
});
