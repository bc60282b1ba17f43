import type { Attempt, Session } from './attempt';
import { patternsOf } from './pattern';
import type { Candidate } from './rank';
import { groupByPage } from './results';
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
  if (!session.rules.verification) {
    return { candidates: found.candidates, texts, refused: 0 };
  }
  const patterns = found.query.words.map(patternsOf);
  const typed = found.query.words.map(({ text }) => text).join(' ');
  const codeOnly = found.query.filters.codeOnly === true;
  const refused = new Set<Candidate>();
  const count = found.reading.kind === 'typo' ? CHECKED_NEAR : CHECKED;
  for (const candidate of top.slice(0, count)) {
    const text = texts.get(candidate.section);
    if (text === undefined) {
      continue;
    }
    const { bonus, absent } = verify(text, patterns, typed, codeOnly);
    candidate.score += bonus;
    if (absent > patterns.length * MAX_ABSENT_SHARE) {
      refused.add(candidate);
    }
  }
  const candidates = found.candidates
    .filter((candidate) => !refused.has(candidate))
    .sort((a, b) => b.score - a.score || a.section - b.section);
  return { candidates, texts, refused: refused.size };
}

async function loadTexts(
  { tier, loader, state }: Session,
  candidates: readonly Candidate[],
): Promise<Map<number, SectionText>> {
  const pages = new Set(candidates.map(({ section }) => tier.pageOf[section] ?? 0));
  const texts = new Map<number, SectionText>();
  await Promise.all(
    [...pages].map(async (page) => {
      const sections = await loader.loadPage(page, tier.titles[page] ?? '');
      state.incomplete ||= sections === undefined;
      sections?.forEach((text, index) => texts.set((tier.firstSection[page] ?? 0) + index, text));
    }),
  );
  return texts;
}
