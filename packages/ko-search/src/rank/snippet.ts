import { firstSpans, mergeSpans, spansOf, type Span, type WordPattern } from '../query/pattern';
import { lower } from '../text/text';
import type { SectionText } from './loader';

/** A piece of a section with the places of the words in it, as offsets into `text`. */
export type Snippet =
  /** Prose: sentences, or a row of a table as its first cell and the one that tells more. */
  | { readonly kind: 'text' | 'cells'; readonly text: string; readonly marks: readonly Span[] }
  | {
      readonly kind: 'code';
      readonly language: string;
      readonly text: string;
      readonly marks: readonly Span[];
    };

/** What two lines of a result row hold of Korean; `.search-snippet` in components/styles/search.css cuts it there. */
const TEXT_LENGTH = 120;

/** Letters before the first mark of a sentence that is too long to be shown whole. */
const LEAD = 40;

const CUT = '…';

/** What a row of a table is shown with between its cells. */
const CELLS = ' — ';

/** Lines before and after the matching line of code. */
const CODE_LINES = 1;

/** A line that only brings a name in says less of it than one that uses it. */
const IMPORT = /^\s*(?:import|from|package|using|#include|require)\b/;
const IMPORT_WORTH = 0.5;

/** Code of the language that the reader filters by goes before all other. */
const PREFERRED = 100;

type Words = readonly (readonly WordPattern[])[];

/** Marks of the words in a text: offsets, so that the page makes text nodes of them, never HTML. */
export function marksOf(words: Words, lowerText: string): Span[] {
  return mergeSpans(words.flatMap((patterns) => firstSpans(patterns, lowerText)));
}

/**
 * How much of the query a text holds: the letters of each word's longest find, those of another
 * reading less. `heapq.heappush` fits its call better than the import of `heapq`.
 */
function fitOf(words: Words, lowerText: string): number {
  let sum = 0;
  for (const patterns of words) {
    let best = 0;
    for (const { pattern, weight } of patterns) {
      for (const { start, end } of spansOf(pattern, lowerText)) {
        best = Math.max(best, weight * (end - start));
      }
    }
    sum += best;
  }
  return sum;
}

/** The first of the texts that fit best, and how well. */
function bestOf(fits: readonly number[]): { readonly place: number; readonly fit: number } {
  const fit = Math.max(0, ...fits);
  return { place: fit === 0 ? 0 : fits.indexOf(fit), fit };
}

/**
 * The piece of a section that shows the words: prose where more of them stand there, else code.
 *
 * @param options.preferred Languages of the code to show, if the reader filters by one.
 */
export function snippetOf(
  text: SectionText,
  words: Words,
  { code: codeFirst, preferred }: { code: boolean; preferred: readonly string[] },
): Snippet {
  const fits = text.code.map((code, block) => {
    const fit = fitOf(words, code);
    return preferred.includes(text.record.code[block]?.language ?? '') ? fit * PREFERRED : fit;
  });
  const { place, fit } = bestOf(fits);
  const showsCode = fit > 0 && (codeFirst || fit > fitOf(words, text.body));
  return showsCode ? codeSnippet(text, place, words) : textSnippet(text, words);
}

function codeSnippet(text: SectionText, block: number, words: Words): Snippet {
  const record = text.record.code[block];
  const original = (record?.text ?? '').split('\n');
  const small = (text.code[block] ?? '').split('\n');
  const { place } = bestOf(
    small.map((line) => fitOf(words, line) * (IMPORT.test(line) ? IMPORT_WORTH : 1)),
  );
  let from = Math.max(0, place - CODE_LINES);
  let to = Math.min(small.length, place + CODE_LINES + 1);
  while (from < place && original[from]?.trim() === '') {
    from += 1;
  }
  while (to > place + 1 && original[to - 1]?.trim() === '') {
    to -= 1;
  }
  return {
    kind: 'code',
    language: record?.language ?? 'text',
    text: original.slice(from, to).join('\n'),
    marks: marksOf(words, small.slice(from, to).join('\n')),
  };
}

/** A sentence, or a row of a table, as offsets into the text of its section. */
interface Unit extends Span {
  readonly isRow: boolean;
  readonly line: number;
}

/** The end of a sentence with the space behind it: not the point of `v1.2` or `Node.js`. */
const SENTENCE_END = /[.!?。][)\]"'”’]*\s+/g;

function unitsOf(body: string): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  body.split('\n').forEach((line, number) => {
    const isRow = line.includes('\t');
    let from = 0;
    for (const { 0: found, index } of isRow ? [] : line.matchAll(SENTENCE_END)) {
      units.push({
        start: start + from,
        end: start + index + found.trimEnd().length,
        isRow,
        line: number,
      });
      from = index + found.length;
    }
    units.push({ start: start + from, end: start + line.length, isRow, line: number });
    start += line.length + 1;
  });
  return units.filter(({ start: from, end }) => end > from);
}

function textSnippet({ record: { body }, body: small }: SectionText, words: Words): Snippet {
  const units = unitsOf(body);
  const { place } = bestOf(units.map(({ start, end }) => fitOf(words, small.slice(start, end))));
  const unit = units[place];
  if (unit === undefined) {
    return { kind: 'text', text: '', marks: [] };
  }
  if (unit.isRow) {
    return rowSnippet(body.slice(unit.start, unit.end), words);
  }
  // The sentences that follow give what is left of the two lines; the one before, if it is alone.
  let { end } = unit;
  for (const next of units.slice(place + 1)) {
    if (next.isRow || next.end - unit.start > TEXT_LENGTH) {
      break;
    }
    ({ end } = next);
  }
  let { start } = unit;
  const before = units[place - 1];
  if (before?.line === unit.line && end - before.start <= TEXT_LENGTH) {
    ({ start } = before);
  }
  return cut(body.slice(start, end), words);
}

/** A row as its first cell, which names the thing, and the cell that holds the words, or tells most. */
function rowSnippet(row: string, words: Words): Snippet {
  const [name = '', ...others] = row.split('\t');
  const fits = others.map((cell) => fitOf(words, lower(cell)));
  const isFound = fits.some((fit) => fit > 0);
  const { place, fit } = bestOf(isFound ? fits : others.map(({ length }) => length));
  const other = others[place];
  const text = fit === 0 || other === undefined ? name : name + CELLS + other;
  return { ...cut(text, words), kind: 'cells' };
}

/** A text with its marks, cut at words where it is too long. */
function cut(text: string, words: Words): Snippet {
  const marks = marksOf(words, lower(text));
  const first = marks[0]?.start ?? 0;
  let from = text.length <= TEXT_LENGTH ? 0 : Math.max(0, first - LEAD);
  if (from > 0) {
    // Begin at a word, unless the word is longer than the lead.
    const space = text.slice(from, first).search(/\s/);
    from += space === -1 ? 0 : space + 1;
  }
  let to = Math.min(text.length, from + TEXT_LENGTH);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    const lastMark = marks.findLast(({ end }) => end <= to)?.end ?? from;
    to = space > Math.max(lastMark, from) ? space : to;
  }
  const head = from > 0 ? CUT : '';
  const shift = head.length - from;
  return {
    kind: 'text',
    text: head + text.slice(from, to) + (to < text.length ? CUT : ''),
    marks: marks
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}
