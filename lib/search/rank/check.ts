import { isUnknown, type Attempt, type Session } from './attempt';
import { patternsOf } from '../query/pattern';
import type { Candidate, WordMatch } from './rank';
import { groupByPage } from './results';
import type { Tier } from './tier';
import { verify, type SectionText } from './verify';

/** search.md 5.5: so many of the best are checked on their text. */
const CHECKED = 10;
const CHECKED_NEAR = 16;

/** Sections per page whose texts are looked at: the three shown and one to take their place. */
const PER_PAGE = 4;

/** A section that lacks more than this share of the words is no answer. */
const MAX_ABSENT_SHARE = 0.5;

/** A list of results after the check. */
export interface Checked {
  readonly candidates: readonly Candidate[];
  readonly texts: ReadonlyMap<number, SectionText>;
  /** Sections that were no answer after all. */
  readonly refused: number;
}

/** Checks the best on their texts and puts them in order again. */
export async function check(session: Session, found: Attempt): Promise<Checked> {
  const top = [...groupByPage(session.tier, found.candidates).values()]
    .flatMap((group) => group.slice(0, PER_PAGE))
    .sort((a, b) => b.score - a.score);
  const texts = await loadTexts(session, top);
  const words = found.matches
    .filter((match) => !match.word.isOptional && !isUnknown(match))
    .map((match) => ({ match, patterns: patternsOf(match.word) }));
  const typed = found.query.words.map(({ text }) => text).join(' ');
  const codeOnly = found.query.filters.codeOnly === true;
  const refused = new Set<Candidate>();
  const count = found.reading.kind === 'typo' ? CHECKED_NEAR : CHECKED;
  const done = new Set<Candidate>();
  for (const candidate of top.slice(0, count)) {
    const text = texts.get(candidate.section);
    if (text === undefined) {
      continue;
    }
    const patterns = words
      .filter(({ match }) => !found.isPartial || isFound(session.tier, match, candidate.section))
      .map((word) => word.patterns);
    const { bonus, absent } = /* @__NOINLINE__ */ verify(text, patterns, typed, codeOnly);
    candidate.score += bonus;
    if (absent > patterns.length * MAX_ABSENT_SHARE) {
      refused.add(candidate);
    }
    done.add(candidate);
  }
  if (done.size > 0 && refused.size === done.size) {
    // Where not even the best have the words, the others do not have them either.
    return { candidates: [], texts, refused: found.total };
  }
  // Those not looked at do not rise above those that were, for what these may have lost.
  const candidates = found.candidates
    .filter((candidate) => !refused.has(candidate))
    .sort(
      (a, b) =>
        Number(done.has(b)) - Number(done.has(a)) || b.score - a.score || a.section - b.section,
    );
  return { candidates, texts, refused: refused.size };
}

/** Whether the index says that a word is in a section: only then can the text disprove it. */
function isFound(tier: Tier, { tier: lines, body }: WordMatch, section: number): boolean {
  const page = tier.pageOf[section] ?? 0;
  return (
    (body?.score[section] ?? 0) > 0 ||
    (lines.headings[section] ?? 0) > 0 ||
    (lines.titles[page] ?? 0) > 0
  );
}

async function loadTexts(
  { tier, loader, state }: Session,
  candidates: readonly Candidate[],
): Promise<Map<number, SectionText>> {
  const pages = new Set(candidates.map(({ section }) => tier.pageOf[section] ?? 0));
  const texts = new Map<number, SectionText>();
  await Promise.all(
    [...pages].map(async (page) => {
      const names = [tier.titles[page], ...(tier.routeWords[page] ?? [])].join(' ');
      const sections = await loader.loadPage(page, names);
      state.incomplete ||= sections === undefined;
      sections?.forEach((text, index) => texts.set((tier.firstSection[page] ?? 0) + index, text));
    }),
  );
  return texts;
}
