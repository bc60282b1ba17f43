import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The part of a lock file that is read here; the place `''` is the project itself. */
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const MODULES = 'node_modules/';

/** Licences of packages that name none where npm looks; each has the text in its folder. */
const UNNAMED: Readonly<Record<string, string>> = { khroma: 'MIT' };

/** The packages of a lock file with their versions and licences, as Markdown. */
export function packageList(file: string): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const own = packages[''];
  const installed = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev, devOptional }]) => {
      const name = place.slice(place.lastIndexOf(MODULES) + MODULES.length);
      const isProduction = dev !== true && devOptional !== true;
      return {
        place,
        name,
        version,
        license: license ?? UNNAMED[name] ?? '적지 않음',
        isProduction,
      };
    });
  const table = (names: readonly string[]): string => {
    const rows = installed
      .filter(({ place, name }) => names.includes(name) && place === `${MODULES}${name}`)
      .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
    return ['| 패키지 | 버전 | 라이선스 |', '| --- | --- | --- |', ...rows].join('\n');
  };
  const production = installed.filter(({ isProduction }) => isProduction);
  const groups = [...new Set(production.map(({ license }) => license))].sort().map((license) => {
    const names = production
      .filter((one) => one.license === license)
      .map(({ name, version }) => `${name} ${version}`);
    return `- **${license}**: ${[...new Set(names)].sort().join(', ')}`;
  });
  return [
    '### 사이트가 쓰는 것',
    table(Object.keys(own?.dependencies ?? {})),
    '### 그것이 끌고 오는 것',
    groups.join('\n'),
    '### 빌드와 시험이 쓰는 것',
    table(Object.keys(own?.devDependencies ?? {})),
  ].join('\n\n');
}
