import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Program } from '../blocks/block';
import { productOf, versionNumber, type SnippetLanguage } from '../blocks/languages';
import { isMavenProject, type MavenProject } from '../blocks/maven';
import { packageProducts, packagesOf, type RegistryName } from '../blocks/packages';
import { callsNode, type Requirement } from '../blocks/requirements';
import { isServiceName, type ServiceName } from '../blocks/services';
import { run } from './run';
import type { Provision, Tool } from './adapter';
import { adapters } from './adapters';
import { mavenTool } from './maven';
import { output } from './process';
import { registryPackages } from './registries';
import { services } from './services/services';

/** What executes blocks: a language's toolchain, the libraries of a Maven project, packages of a registry, or a server. */
export type ToolName = SnippetLanguage | MavenProject | ServiceName | RegistryName;

/** The toolchains and servers that were found; missing ones are not in the map. */
export type Toolchains = ReadonlyMap<ToolName, Tool>;

/** Describes a toolchain or server. */
export function toolInfo(name: ToolName): Provision {
  if (name === 'npm' || name === 'pypi') {
    return registryPackages[name];
  }
  if (isServiceName(name)) {
    return services[name];
  }
  // Kotlin is both: a language whose compiler comes with its libraries.
  return name !== 'kotlin' && isMavenProject(name) ? mavenTool(name) : adapters[name];
}

/** Whether a tool is downloaded for the blocks: without a registry in reach it is missing through no fault. */
export function isDownloaded(name: ToolName): boolean {
  return ['js', 'ts', 'npm', 'pypi'].includes(name) || isMavenProject(name);
}

/** Lists the commands of the tools, except the Python of the virtual environment: a link to the machine's. */
export function commandsOf(tools: Toolchains): string[] {
  return [...tools].flatMap(([name, { command }]) => (name === 'pypi' ? [] : [command]));
}

/** Lists the tools that a program needs. */
export function toolNames(program: Program): ToolName[] {
  const { language, libraries, services: served = [] } = program;
  return [
    ...new Set([
      language,
      ...(callsNode(program) ? (['js'] as const) : []),
      ...(libraries ? [libraries.project] : []),
      ...served,
      ...(['npm', 'pypi'] as const).filter((name) => packagesOf(name, program).length > 0),
    ]),
  ];
}

/** Tells whether all tools of a program were found. */
export function hasTools(program: Program, tools: Toolchains): boolean {
  return toolNames(program).every((name) => tools.has(name));
}

/** Joins the versions of all tools of a program; results of other versions are not reused. */
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
 * of the packages of a registry those that it imports.
 */
export function productsOf(program: Program, tools: Toolchains): Record<string, string> {
  const { language, services: served = [] } = program;
  const isServerAlone = served.length > 0 && (language === 'sql' || language === 'console');
  const shown = isServerAlone ? served : toolNames(program);
  return Object.fromEntries(
    shown.flatMap((name) => {
      const tool = tools.get(name);
      if (name === 'npm' || name === 'pypi') {
        return Object.entries(packageProducts(name, program, tool?.also ?? {}));
      }
      return tool
        ? [[productOf(name), versionNumber(tool.version)], ...Object.entries(tool.also ?? {})]
        : [];
    }),
  );
}

/** Looks for toolchains and servers in parallel. */
export async function detectToolchains(names: Iterable<ToolName>): Promise<Toolchains> {
  const found = await Promise.all(
    [...names].map(async (name) => [name, await toolInfo(name).detect()] as const),
  );
  return new Map(found.flatMap(([name, tool]) => (tool ? [[name, tool] as const] : [])));
}

/** Returns the command that installs packages: as root on Debian and its relatives, in CI also by sudo. */
async function aptGet(): Promise<readonly [string, ...string[]] | undefined> {
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    return ['apt-get'];
  }
  const maySudo =
    isDebian && process.env['CI'] === 'true' && (await output('sudo', '-n', 'true')) !== undefined;
  return maySudo ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : undefined;
}

/** Lists the Debian packages of the missing tools. */
export function missingPackages(names: Iterable<ToolName>, found: Toolchains): string[] {
  const missing = [...names].filter((name) => !found.has(name));
  return [...new Set(missing.flatMap((name) => toolInfo(name).packages))].sort();
}

/** Returns the requirements that this machine does not meet. */
export function unmetRequirements(requirements: readonly Requirement[]): Requirement[] {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return requirements.filter(
    ({ sign }) => !onPath.some((folder) => existsSync(path.resolve(folder, sign))),
  );
}

/** Whether to install missing tools, and where to report it. */
export interface Installing {
  /** Installs as root on Debian, in CI also by sudo. */
  readonly install: boolean;
  readonly log: (line: string) => void;
}

/** Installs packages where possible. Tells whether it tried, not whether it succeeded: the caller looks again. */
async function installPackages(
  packages: readonly string[],
  { install, log }: Installing,
): Promise<boolean> {
  const apt = install && packages.length > 0 ? await aptGet() : undefined;
  if (!apt) {
    return false;
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
  return true;
}

/** Looks for toolchains and servers, after installing the missing ones where possible. */
export async function findTools(
  names: ReadonlySet<ToolName>,
  installing: Installing,
): Promise<Toolchains> {
  const found = await detectToolchains(names);
  const hasTried = await installPackages(missingPackages(names, found), installing);
  return hasTried ? detectToolchains(names) : found;
}

/** Returns the unmet requirements, after installing the missing tools where possible. */
export async function findUnmet(
  requirements: readonly Requirement[],
  installing: Installing,
): Promise<Requirement[]> {
  const packages = unmetRequirements(requirements).map((one) => one.package);
  await installPackages(packages, installing);
  return unmetRequirements(requirements);
}
