import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';

/** Tells whether a version is another one or its beginning: `17` for `17.0.13`. */
function covers(named: string, version: string): boolean {
  return version === named || version.startsWith(`${named}.`);
}

/**
 * Compares the versions in the front matter of a note with the tools that executed its blocks. Faults: a different
 * version, an executed product named as not executed, and an executed product missing beside named ones.
 *
 * @param ran Products that executed blocks of the note, with their exact versions.
 * @param libraries Exact versions of libraries its blocks could use; compared only where the note names them.
 */
export function findVersionFaults(
  { file, frontMatter, lineOf }: Pick<Note, 'file' | 'frontMatter' | 'lineOf'>,
  ran: ReadonlyMap<string, string>,
  libraries: Readonly<Record<string, string>> = {},
): Fault[] {
  const { verified, describes } = frontMatter;
  if (verified === undefined && describes === undefined) {
    return [];
  }
  const named = Object.entries(libraries).filter(([product]) => verified?.[product] !== undefined);
  return [...new Map([...named, ...ran])].flatMap(([product, version]): Fault[] => {
    const fault = (line: number, found: string, fix: string): Fault[] => [
      { file, line, found, expected: `이 노트의 블록을 실행한 ${version}`, fix },
    ];
    const written = verified?.[product];
    const described = describes?.[product];
    if (described !== undefined) {
      const found = `describes.${product}: "${described}"`;
      const fix = '블록이 실행된 제품이다. verified로 옮긴다.';
      return fault(lineOf('describes', product), found, fix);
    }
    if (written === undefined) {
      const line = lineOf(verified ? 'verified' : 'describes');
      return fault(line, `verified.${product} 없음`, '실행한 제품을 verified에 모두 적는다.');
    }
    const fix = '실행한 버전으로 고치거나, 적은 버전의 도구로 실행한다.';
    return covers(written, version)
      ? []
      : fault(lineOf('verified', product), `verified.${product}: "${written}"`, fix);
  });
}
