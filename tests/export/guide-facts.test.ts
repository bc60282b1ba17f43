import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesOf, readExportedPage, selectIn, type Section } from '../support/exported-page';
import { guideRoute } from '../support/paypal-notes';

/*
 * However short the guide becomes, what it was written to say stands on its own page. The facts are typed by hand
 * in the fixture: none comes from the data of the page.
 */

const { sections } = readExportedPage(guideRoute);

interface Fact {
  readonly anchor: string;
  readonly words: readonly string[];
}

const facts: readonly Fact[] = readFileSync('tests/fixtures/guide-facts.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .reduce<{ anchor: string; list: Fact[] }>(
    ({ anchor, list }, line) =>
      line.startsWith('  ')
        ? { anchor, list: [...list, { anchor, words: line.trim().split(' | ') }] }
        : { anchor: line, list },
    { anchor: '', list: [] },
  ).list;

/** What is one line to a reader: a paragraph, an item, a row, or a name with what is said of it. */
const LINES = 'p, li, tr, dt, dd, pre';

/** A name of a list stands before what is said of it; the links tell which call is meant. */
function linesOf(section: Section): string[] {
  const lines = [section.title];
  for (const element of selectIn(section, LINES)) {
    const targets = addressesOf({ elements: [element] }).join(' ');
    const name = element.tagName === 'DD' ? `${lines.pop() ?? ''} ` : '';
    lines.push(name + `${element.textContent} ${targets}`.replace(/\s+/g, ' '));
  }
  return lines;
}

/** The section with those below it. */
function under(anchor: string): readonly Section[] {
  const start = sections.findIndex(({ id }) => id === anchor);
  const [first, ...rest] = sections.slice(start);
  const end = rest.findIndex(({ level }) => level <= (first?.level ?? 0));
  return start === -1 || first === undefined
    ? []
    : [first, ...(end === -1 ? rest : rest.slice(0, end))];
}

const linesByAnchor = new Map(
  [...new Set(facts.map(({ anchor }) => anchor))].map((anchor) => [
    anchor,
    under(anchor).flatMap(linesOf),
  ]),
);

/** Whether a word stands alone in a line: `id` is not in `plan_id`. */
function says(line: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const before = /^[\w]/.test(word) ? '(?<![\\w-])' : '';
  const after = /[\w]$/.test(word) ? '(?![\\w-])' : '';
  return new RegExp(`${before}${escaped}${after}`).test(line);
}

describe('안내서가 말해야 하는 것', () => {
  test('240줄이 넘는다', () => {
    expect(facts.length).toBeGreaterThan(240);
  });

  test.each(facts.map(({ anchor, words }) => ({ anchor, words, name: words.join(' · ') })))(
    '#$anchor: $name',
    ({ anchor, words }) => {
      const lines = linesByAnchor.get(anchor) ?? [];
      const found = lines.some((line) =>
        words.every((word) =>
          word.startsWith('!') ? !says(line, word.slice(1)) : says(line, word),
        ),
      );
      expect(found, lines.join('\n')).toBe(true);
    },
  );
});
