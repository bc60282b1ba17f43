import { existsSync } from 'node:fs';
import type { Program } from '../../../lib/snippets/block';
import { productOf, versionNumber } from '../../../lib/snippets/verified';
import type { SnippetLanguage } from '../../../lib/snippets/languages';
import type { Requirement } from '../../../lib/snippets/requirements';
import { isServiceName, type ServiceName } from '../../../lib/snippets/services';
import { pythonPackages } from '../../../lib/snippets/python-packages';
import { productNames } from '../../../lib/vocabulary/products';
import { run } from '../../../build/io/run';
import type { Tool } from './adapter';
import { adapters } from './adapters';
import { output } from './process';
import { pypi } from './pypi';
import { services } from './services/services';

/** What executes blocks: the toolchain of a language, a server, or the packages of PyPI beside Python. */
export type ToolName = SnippetLanguage | ServiceName | 'pypi';

/** What was found of the toolchains and servers asked for; one that is not there is missing here. */
export type Toolchains = ReadonlyMap<ToolName, Tool>;

/** What is known of a toolchain or a server before it is looked for. */
export function toolInfo(
  name: ToolName,
): Pick<(typeof adapters)[SnippetLanguage], 'name' | 'packages' | 'detect'> {
  if (name === 'pypi') {
    return pypi;
  }
  return isServiceName(name) ? services[name] : adapters[name];
}

/** The commands that execute blocks, but for a Python of the repository itself, which is a link to another one. */
export function commandsOf(tools: Toolchains): string[] {
  return [...tools].flatMap(([name, { command }]) => (name === 'pypi' ? [] : [command]));
}

/** What a program needs. */
export function toolNames(program: Program): ToolName[] {
  const { language, services: served = [] } = program;
  return [language, ...served, ...(pythonPackages(program).length > 0 ? ['pypi' as const] : [])];
}

/** Whether all that a program needs is there. */
export function hasTools(program: Program, tools: Toolchains): boolean {
  return toolNames(program).every((name) => tools.has(name));
}

/** The versions of all that executes a program; a result made with others is not reused. */
export function versionOf(program: Program, tools: Toolchains): string {
  return toolNames(program)
    .flatMap((name) => {
      const { version = '', also = {} } = tools.get(name) ?? {};
      return [version, ...Object.values(also)];
    })
    .join(' ');
}

/**
 * The products that execute a program, with their exact versions; a transcript and SQL show the server alone, and
 * of the packages of PyPI those that it imports.
 */
export function productsOf(program: Program, tools: Toolchains): Record<string, string> {
  const { language, services: served = [] } = program;
  const isServerAlone = served.length > 0 && (language === 'sql' || language === 'console');
  const shown = isServerAlone ? served : toolNames(program);
  return Object.fromEntries(
    shown.flatMap((name) => {
      const tool = tools.get(name);
      if (name === 'pypi') {
        const used = pythonPackages(program).filter((one) => Object.hasOwn(productNames, one));
        return used.map((one) => [one, tool?.also?.[one] ?? '']);
      }
      return tool
        ? [[productOf(name), versionNumber(tool.version)], ...Object.entries(tool.also ?? {})]
        : [];
    }),
  );
}

/** Looks for toolchains and servers, all at once. */
export async function detectToolchains(names: Iterable<ToolName>): Promise<Toolchains> {
  const found = await Promise.all(
    [...names].map(async (name) => [name, await toolInfo(name).detect()] as const),
  );
  return new Map(found.flatMap(([name, tool]) => (tool ? [[name, tool] as const] : [])));
}

/** How packages are installed here: as root on Debian and its kin, and in CI also by a user who may become root. */
async function aptGet(): Promise<readonly [string, ...string[]] | undefined> {
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    return ['apt-get'];
  }
  const maySudo =
    isDebian && process.env['CI'] === 'true' && (await output('sudo', '-n', 'true')) !== undefined;
  return maySudo ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : undefined;
}

/** The Debian packages that bring what is missing. */
export function missingPackages(names: Iterable<ToolName>, found: Toolchains): string[] {
  const missing = [...names].filter((name) => !found.has(name));
  return [...new Set(missing.flatMap((name) => toolInfo(name).packages))].sort();
}

async function isThere({ sign }: Requirement): Promise<boolean> {
  if (sign.kind === 'command') {
    // openssl knows no options before the name of a command.
    const asked = ['--version', 'version'].map((word) => output(sign.command, word));
    return (await Promise.all(asked)).some((said) => said !== undefined);
  }
  return existsSync(sign.file);
}

/** Those requirements that this machine does not meet. */
export async function unmetRequirements(
  requirements: readonly Requirement[],
): Promise<Requirement[]> {
  const met = await Promise.all(requirements.map(isThere));
  return requirements.filter((_, index) => met[index] === false);
}

/** Whether missing tools are installed, and who is told of it. */
export interface Installing {
  /** As root on Debian, and in CI as who may become root. */
  readonly install: boolean;
  readonly log: (line: string) => void;
}

/** Installs packages where that is possible, and does nothing elsewhere. Whether it worked shows at the next look. */
async function installPackages(
  packages: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const apt = packages.length === 0 ? undefined : await aptGet();
  if (!apt) {
    return;
  }
  const [command, ...before] = apt;
  log(`빠진 도구를 설치한다: ${packages.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(command, [...before, 'update', '-qq'], { env });
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  const { code, output } = await run(command, [...before, ...options, ...packages], { env });
  if (code !== 0) {
    log(output.trim().split('\n').slice(-5).join('\n'));
  }
}

/** Looks for toolchains and servers, after installing what can be installed. */
export async function findTools(
  names: ReadonlySet<ToolName>,
  { install, log }: Installing,
): Promise<Toolchains> {
  const tools = await detectToolchains(names);
  if (!install || tools.size === names.size) {
    return tools;
  }
  await installPackages(missingPackages(names, tools), log);
  return detectToolchains(names);
}

/** What the tests of the notes' projects lack, after installing what can be installed. */
export async function findUnmet(
  requirements: readonly Requirement[],
  { install, log }: Installing,
): Promise<Requirement[]> {
  const unmet = await unmetRequirements(requirements);
  if (!install || unmet.length === 0) {
    return unmet;
  }
  await installPackages(
    unmet.map((one) => one.package),
    log,
  );
  return unmetRequirements(unmet);
}
