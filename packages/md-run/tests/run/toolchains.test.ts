import path from 'node:path';
import { expect, it } from 'vitest';
import { unmetRequirements } from '../../src/run/toolchains';

it('없는 명령과 없는 파일만 모자란 것이다', () => {
  const signs = [
    'sh',
    'no-such-command',
    path.resolve('package.json'),
    path.resolve('no-such.jar'),
  ];
  const unmet = unmetRequirements(signs.map((sign) => ({ name: sign, package: sign, sign })));
  expect(unmet.map(({ sign }) => sign)).toEqual([signs[1], signs[3]]);
});
