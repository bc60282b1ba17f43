import type { Fault } from '../faults/fault';
import { type PageSnippets, type RunBlock, running, snippetLanguages } from 'md-run/blocks';

/** A solution, kept out of the page, that must fail at least one of its cases. */
export interface WrongVariant {
  /** Path of its file, `content/solutions/<route>.<ext>` or `content/solutions/<route>.<name>.<ext>`. */
  readonly file: string;
  /** Its mistake, from the first line. */
  readonly mistake: string;
  /** The page whose cases it must fail. */
  readonly page: PageSnippets;
  readonly block: RunBlock;
}

/** Folder of the wrong variants, from the root of the repository. */
export const WRONG_FOLDER = 'content/solutions';

const PATH = /^content\/solutions(\/[^.]+)(?:\.([a-z0-9-]+))?\.([a-z]+)$/;
const MISTAKE = /^(?:#|\/\/|--) 틀린 점: (.+)$/;

/** Returns the route of the note that a file of `content/solutions` belongs to; `undefined` for another path. */
export function wrongRoute(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}

/** Returns the name of a variant; `undefined` when it has none. */
export function variantName(path: string): string | undefined {
  return PATH.exec(path)?.[2];
}

/** The blocks of a page that are held against cases. */
export function solutionsOf({ blocks }: Pick<PageSnippets, 'blocks'>): RunBlock[] {
  return blocks.filter(({ task }) => task.kind !== 'program');
}

function missingFault(file: string, { line }: RunBlock, route: string): Fault {
  return {
    file,
    line,
    found: '틀린 풀이가 없는 문제 노트',
    expected: `${WRONG_FOLDER}${route}.<확장자>`,
    fix: '흔한 실수(하나 차이, 그리디 …)를 담은 풀이를 두어 예제가 그것을 걸러 내는지 보인다.',
  };
}

function readVariant(
  { path, text }: { path: string; text: string },
  page: PageSnippets,
): WrongVariant | Fault {
  const extension = PATH.exec(path)?.[3] ?? '';
  const language = snippetLanguages.find((name) => running[name].extension === extension);
  const [first = ''] = text.split('\n');
  const mistake = MISTAKE.exec(first)?.[1];
  const fix = '첫 줄 주석에 무엇이 틀렸는지 한 구절로 쓴다.';
  if (language === undefined) {
    const known = snippetLanguages.flatMap((name) => running[name].extension ?? []);
    return { file: path, line: 1, found: '모르는 확장자', expected: known.join(', '), fix };
  }
  if (mistake === undefined) {
    const expected = '// 틀린 점: … (언어의 주석으로)';
    return { file: path, line: 1, found: first, expected, fix };
  }
  const solutions = solutionsOf(page);
  const model = solutions.find(({ program }) => program.language === language) ?? solutions.at(0);
  if (!model) {
    return {
      file: path,
      found: `예제로 확인하는 풀이가 없는 ${page.file}`,
      expected: 'cases나 call을 표시한 블록',
      fix: '노트의 풀이에 cases 또는 call="이름"을 쓴다.',
    };
  }
  const program = { language, text, earlier: [], filename: undefined, files: [] };
  const block = { file: path, line: 1, program, task: model.task };
  return { file: path, mistake, page, block };
}

/**
 * Pairs the files under `content/solutions` with their problem notes. A note with cases must have a wrong
 * variant, or else the cases prove nothing.
 */
export function findWrongVariants(
  files: readonly { readonly path: string; readonly text: string }[],
  pages: ReadonlyMap<string, PageSnippets>,
): { variants: WrongVariant[]; faults: Fault[] } {
  const variants: WrongVariant[] = [];
  const faults: Fault[] = [];
  const covered = new Set<string>();
  for (const file of files) {
    const route = wrongRoute(file.path);
    const page = route === undefined ? undefined : pages.get(route);
    if (route === undefined || !page) {
      faults.push({
        file: file.path,
        found: '노트가 없는 틀린 풀이',
        expected: `${WRONG_FOLDER}/<노트의 주소>.<확장자>`,
        fix: '노트의 주소와 파일 이름을 맞춘다.',
      });
      continue;
    }
    covered.add(route);
    const read = readVariant(file, page);
    if ('mistake' in read) {
      variants.push(read);
    } else {
      faults.push(read);
    }
  }
  for (const [route, page] of pages) {
    const [first] = solutionsOf(page);
    if (first && !covered.has(route)) {
      faults.push(missingFault(page.file, first, route));
    }
  }
  return { variants, faults };
}
