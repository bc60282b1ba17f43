import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';
import { running, type SnippetLanguage } from './languages';
import { isServiceName, type ServiceName } from './services';

/** Whether a version is the other one, or leaves out its last numbers: `17` of `17.0.13`. */
function covers(named: string, version: string): boolean {
  return version === named || version.startsWith(`${named}.`);
}

/** The product behind a toolchain or a server (`lib/vocabulary/products.ts`). */
export function productOf(name: SnippetLanguage | ServiceName): string {
  return isServiceName(name) ? name : (running[name].product ?? running[name].engine ?? name);
}

/**
 * The number in what a tool says of its version.
 *
 * @example
 * versionNumber('GCC 12.2.0') // 12.2.0
 */
export function versionNumber(version: string): string {
  return /\d+(?:\.\d+)*/.exec(version)?.[0] ?? version;
}

/**
 * What the front matter of a note says of versions against the tools which executed its blocks: another version,
 * a product that ran named as one that did not, and one that ran left out beside those that are named.
 *
 * @param ran the products that executed blocks of the note, with their exact versions
 */
export function findVersionFaults(
  { file, frontMatter, lineOf }: Pick<Note, 'file' | 'frontMatter' | 'lineOf'>,
  ran: ReadonlyMap<string, string>,
): Fault[] {
  const { verified, describes } = frontMatter;
  if (verified === undefined && describes === undefined) {
    return [];
  }
  return [...ran].flatMap(([product, version]): Fault[] => {
    const expected = `이 노트의 블록을 실행한 ${version}`;
    const named = verified?.[product];
    const described = describes?.[product];
    if (described !== undefined) {
      return [
        {
          file,
          line: lineOf('describes', product),
          found: `describes.${product}: "${described}"`,
          expected,
          fix: '블록이 실행된 제품이다. verified로 옮긴다.',
        },
      ];
    }
    if (named === undefined) {
      return [
        {
          file,
          line: lineOf(verified ? 'verified' : 'describes'),
          found: `verified.${product} 없음`,
          expected,
          fix: '실행한 제품을 verified에 모두 적는다.',
        },
      ];
    }
    return covers(named, version)
      ? []
      : [
          {
            file,
            line: lineOf('verified', product),
            found: `verified.${product}: "${named}"`,
            expected,
            fix: '실행한 버전으로 고치거나, 적은 버전의 도구로 실행한다.',
          },
        ];
  });
}
