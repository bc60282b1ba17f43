import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/* What is installed is what was looked at: docs/packages.md. */

const versions = z.record(z.string(), z.string());
const { dependencies, devDependencies, overrides } = z
  .object({ dependencies: versions, devDependencies: versions, overrides: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        link: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
/** Not the project itself and what lies below `packages`. */
const installed = Object.entries(packages).filter(
  ([place, { link = false }]) => place.startsWith('node_modules/') && !link,
);

test('package.json의 모든 버전은 하나로 정해져 있다', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('잠금 파일의 모든 패키지에 해시가 있고, 받는 주소는 없다', () => {
  const wrong = installed.filter(
    ([, { integrity = '', resolved }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity) || resolved !== undefined,
  );
  expect(wrong).toEqual([]);
});

test('설치할 때 스크립트가 도는 패키지는 없다', () => {
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(withScripts.map(([place]) => place)).toEqual(['node_modules/esbuild']);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});
