import { access } from 'node:fs/promises';
import type { SnippetLanguage } from '../../../lib/snippets/block';
import type { Requirement } from '../../../lib/snippets/requirements';
import { run } from '../run';
import type { Tool } from './adapter';
import { adapters } from './adapters';
import { output } from './process';

/** The toolchains found for some languages; a language without one is missing here. */
export type Toolchains = ReadonlyMap<SnippetLanguage, Tool>;

/** Looks for the toolchains of all languages at once. */
export async function detectToolchains(languages: Iterable<SnippetLanguage>): Promise<Toolchains> {
  const found = await Promise.all(
    [...languages].map(async (language) => [language, await adapters[language].detect()] as const),
  );
  return new Map(found.flatMap(([language, tool]) => (tool ? [[language, tool] as const] : [])));
}

async function isDebianRoot(): Promise<boolean> {
  const isDebian = await access('/etc/debian_version').then(
    () => true,
    () => false,
  );
  return isDebian && process.getuid?.() === 0;
}

/** The Debian packages that bring the missing toolchains. */
export function missingPackages(languages: Iterable<SnippetLanguage>, found: Toolchains): string[] {
  const missing = [...languages].filter((language) => !found.has(language));
  return [...new Set(missing.flatMap((language) => adapters[language].packages))].sort();
}

async function isThere({ sign }: Requirement): Promise<boolean> {
  if (sign.kind === 'command') {
    return (await output(sign.command, '--version')) !== undefined;
  }
  return access(sign.file).then(
    () => true,
    () => false,
  );
}

/** Those requirements that this machine does not meet. */
export async function unmetRequirements(
  requirements: readonly Requirement[],
): Promise<Requirement[]> {
  const met = await Promise.all(requirements.map(isThere));
  return requirements.filter((_, index) => met[index] === false);
}

/** Installs packages as root on Debian; does nothing elsewhere. Whether it worked shows at the next look. */
export async function installPackages(
  packages: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  if (packages.length === 0 || !(await isDebianRoot())) {
    return;
  }
  log(`빠진 도구를 설치한다: ${packages.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  const { code, output } = await run('apt-get', [...options, ...packages], { env });
  if (code !== 0) {
    log(output.trim().split('\n').slice(-5).join('\n'));
  }
}
