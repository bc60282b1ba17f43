import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';
import type { SnippetLanguage } from './block';

/** Languages whose toolchain is a product that `verified` can name. */
const PRODUCTS: Partial<Record<SnippetLanguage, string>> = {
  cpp: 'g++',
  java: 'java',
  js: 'node',
  python: 'python',
  ruby: 'ruby',
  ts: 'node',
};

/** Whether a version is the other one, or leaves out its last numbers: `17` of `17.0.13`. */
function covers(named: string, version: string): boolean {
  return version === named || version.startsWith(`${named}.`);
}

/**
 * Versions in the front matter of a note that are not those of the tools which executed its blocks.
 *
 * @param languages those of the blocks of the note that were executed
 * @param versionOf the exact version of a toolchain, `undefined` where there is none
 */
export function findVersionFaults(
  { file, frontMatter, lineOf }: Pick<Note, 'file' | 'frontMatter' | 'lineOf'>,
  languages: ReadonlySet<SnippetLanguage>,
  versionOf: (language: SnippetLanguage) => string | undefined,
): Fault[] {
  const ran = new Map(
    [...languages].flatMap((language) => {
      const product = PRODUCTS[language];
      const version = /\d+(?:\.\d+)*/.exec(versionOf(language) ?? '')?.[0];
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
