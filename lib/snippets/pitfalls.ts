import { diffArrays } from 'diff';
import { faultUnless, type Fault } from '../faults/fault';
import type { NoteMarkdown } from '../markdown/note-markdown';
import { type PageSnippets, readFenceMeta } from 'md-run/blocks';
import { solutionsOf, variantName, WRONG_FOLDER, type WrongVariant } from './wrong';

/** Id of the section of a problem note in which each heading is an easy mistake. */
const PITFALLS = 'pitfalls';

/** Most lines, removed and added, in which a wrong variant may differ from a published solution. */
const SLIP_LINES = 15;

interface Pitfall {
  readonly id: string;
  readonly text: string;
  readonly line: number;
  /** First line after it. */
  readonly end: number;
}

function findPitfalls({ headings }: NoteMarkdown): Pitfall[] {
  const start = headings.findIndex(({ depth, id }) => depth === 2 && id === PITFALLS);
  const after = start === -1 ? [] : headings.slice(start + 1);
  const next = after.findIndex(({ depth }) => depth === 2);
  const within = after
    .slice(0, next === -1 ? undefined : next)
    .filter(({ depth, id }) => depth === 3 && id !== undefined);
  return within.map(({ id = '', text, line }, index) => ({
    id,
    text,
    line,
    end: within[index + 1]?.line ?? (next === -1 ? Infinity : (after[next]?.line ?? Infinity)),
  }));
}

/** Tells whether a variant shows a pitfall, by its name: the pitfall's id, alone or with a suffix. */
function shows({ file }: WrongVariant, { id }: Pitfall): boolean {
  const name = variantName(file) ?? '';
  return name === id || name.startsWith(`${id}-`);
}

/**
 * Finds pitfalls of a problem note that nothing proves: neither a wrong example that runs below the heading, nor a
 * wrong variant that the cases must reject.
 */
export function findPitfallFaults(
  markdown: NoteMarkdown,
  page: PageSnippets,
  variants: readonly WrongVariant[],
): Fault[] {
  const examples = markdown.fences.filter(({ meta }) => {
    const { words } = readFenceMeta(meta);
    return words.has('run') && words.has('wrong');
  });
  const route = page.file.replace(/^pages|\.mdx?$/g, '');
  return findPitfalls(markdown)
    .filter(
      (pitfall) =>
        !examples.some(({ line }) => line > pitfall.line && line < pitfall.end) &&
        !variants.some((variant) => shows(variant, pitfall)),
    )
    .map(({ id, text, line }) => ({
      file: page.file,
      line,
      found: `거르는 것이 없는 함정 "${text}"`,
      expected: `${WRONG_FOLDER}${route}.${id}.<확장자> 또는 절 안의 run wrong 블록`,
      fix: '풀이에 이 실수 하나만 넣은 파일을 두거나, 틀린 결과를 내는 블록을 실행해 보인다.',
    }));
}

/** Returns the lines that decide what a program does. */
function codeLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*(?:#(?!include)|\/\/|--)/.test(line));
}

/** Finds variants that are other programs: a case that rejects one proves nothing about a single mistake. */
export function findVariantFaults(variants: readonly WrongVariant[]): Fault[] {
  return variants.flatMap(({ file, page, block }): Fault[] => {
    const changes = solutionsOf(page)
      .filter(({ program }) => program.language === block.program.language)
      .map(({ program }) =>
        diffArrays(codeLines(program.text), codeLines(block.program.text))
          .filter(({ added, removed }) => added || removed)
          .reduce((lines, { value }) => lines + value.length, 0),
      );
    const least = Math.min(...changes);
    return faultUnless(least <= SLIP_LINES, () => ({
      file,
      line: 1,
      found:
        changes.length === 0
          ? '같은 언어의 풀이가 노트에 없는 틀린 풀이'
          : `가장 가까운 풀이와 ${least}줄이 다른 틀린 풀이`,
      expected: `노트의 풀이에서 한 곳만 틀린 것 (다른 줄 ${SLIP_LINES}개 이하)`,
      fix: '노트의 풀이를 옮겨 와 그 실수 하나만 넣는다.',
    }));
  });
}
