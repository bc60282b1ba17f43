import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';
import { running, type SnippetLanguage } from './languages';
import { isServiceName, type ServiceName } from './services';

/** Whether a version is the other one, or leaves out its last numbers: `17` of `17.0.13`. */
function covers(named: string, version: string): boolean {
  return version === named || version.startsWith(`${named}.`);
}

/**
 * Versions in the front matter of a note that are not those of the tools which executed its blocks.
 *
 * @param names the toolchains and servers that have executed blocks of the note
 * @param versionOf the exact version of a toolchain, `undefined` where there is none
 */
export function findVersionFaults(
  { file, frontMatter, lineOf }: Pick<Note, 'file' | 'frontMatter' | 'lineOf'>,
  names: ReadonlySet<SnippetLanguage | ServiceName>,
  versionOf: (name: SnippetLanguage | ServiceName) => string | undefined,
): Fault[] {
  const ran = new Map(
    [...names].flatMap((name) => {
      const product = isServiceName(name) ? name : running[name].product;
      const version = /\d+(?:\.\d+)*/.exec(versionOf(name) ?? '')?.[0];
      return product === undefined || version === undefined ? [] : [[product, version] as const];
    }),
  );
  return Object.entries(frontMatter.verified ?? {}).flatMap(([product, named]): Fault[] => {
    const version = ran.get(product);
    return version === undefined || covers(named, version)
      ? []
      : [
          {
            file,
            line: lineOf('verified', product),
            found: `verified.${product}: "${named}"`,
            expected: `이 노트의 블록을 실행한 ${version}`,
            fix: '실행한 버전으로 고치거나, 적은 버전의 도구로 실행한다.',
          },
        ];
  });
}
