import type { BodyMatch } from './match';
import { pack } from './lines';
import type { Query, Word } from './query';
import type { QueryRules } from './rules';
import type { Tier, TierMatch } from './tier';

/** A word with all its finds. */
export interface WordMatch {
  readonly word: Word;
  readonly tier: TierMatch;
  readonly body: BodyMatch | undefined;
}

/** A section that answers the query. */
export interface Candidate {
  readonly section: number;
  score: number;
  /** Words that count as found. */
  readonly found: number;
}

/** search.md 5.5, unchanged where the bench showed no gain. */
const weights = {
  title: 3,
  heading: 2.6,
  body: 1 / 8,
  bodyToo: 0.5,
  headingToo: 0.5,
  titleToo: 0.3,
  phraseInTitle: 2,
  phraseInHeading: 2.2,
} as const;

/** Which sections may answer. */
export interface Scope {
  /** Sections that pass the filters; undefined: all. */
  readonly allowed: Uint8Array | undefined;
  readonly codeOnly: boolean;
  /** So many words may be missing. */
  readonly missing: number;
}

/** Candidates that are kept: ten pages with four sections each, and as many to fall back on. */
const MAX_CANDIDATES = 80;

/** The best sections that have the words, and how many have them in all. */
export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly total: number;
}

/** Scores every section that has the words, best first. */
export function rank(
  tier: Tier,
  matches: readonly WordMatch[],
  scope: Scope,
  rules: QueryRules,
): Ranking {
  const best: Candidate[] = [];
  const needed = Math.max(1, matches.length - scope.missing);
  const phrase = matches.length < 2 ? '' : pack(matches.map(({ word }) => word.text).join(''));
  let total = 0;
  for (let section = 0; section < tier.sections; section += 1) {
    if (scope.allowed?.[section] === 0) {
      continue;
    }
    const candidate = scoreSection(tier, matches, section, {
      needed,
      codeOnly: scope.codeOnly,
      rules,
    });
    if (candidate !== undefined) {
      total += 1;
      candidate.score += phraseBonus(tier, section, phrase);
      keep(best, candidate);
    }
  }
  return { candidates: best, total };
}

/** Puts a candidate where it belongs; equal scores stay in the order of the site. */
function keep(best: Candidate[], candidate: Candidate): void {
  const last = best.at(-1);
  if (best.length === MAX_CANDIDATES && last !== undefined && last.score >= candidate.score) {
    return;
  }
  let place = best.length;
  while (place > 0 && (best[place - 1]?.score ?? 0) < candidate.score) {
    place -= 1;
  }
  best.splice(place, 0, candidate);
  if (best.length > MAX_CANDIDATES) {
    best.pop();
  }
}

function scoreSection(
  tier: Tier,
  matches: readonly WordMatch[],
  section: number,
  { needed, codeOnly, rules }: { needed: number; codeOnly: boolean; rules: QueryRules },
): Candidate | undefined {
  const page = tier.pageOf[section] ?? 0;
  const isPage = section === tier.firstSection[page];
  let found = 0;
  let own = 0;
  let inCode = 0;
  let score = 0;
  for (const { tier: lines, body } of matches) {
    const title = lines.titles[page] ?? 0;
    const heading = lines.headings[section] ?? 0;
    const text = (body?.score[section] ?? 0) * weights.body;
    const counted = rules.titleForSections || isPage ? title : 0;
    if (counted === 0 && heading === 0 && text === 0) {
      continue;
    }
    found += 1;
    own += heading > 0 || text > 0 ? 1 : 0;
    inCode += body?.inCode[section] ?? 0;
    // A title answers for the page; a section of it needs a find of its own to rank as high.
    const fromTitle = isPage ? weights.title * title : Math.min(weights.title * title, 1);
    score +=
      Math.max(fromTitle, weights.heading * heading, text) +
      weights.bodyToo * text +
      weights.headingToo * heading +
      weights.titleToo * title;
  }
  if (found < needed || (own === 0 && !isPage) || (codeOnly && inCode === 0)) {
    return undefined;
  }
  const coverage = found / matches.length;
  return { section, score: score * coverage * coverage, found };
}

/** For several words that stand together in a title or heading, in the order they were typed. */
function phraseBonus(tier: Tier, section: number, phrase: string): number {
  if (phrase === '') {
    return 0;
  }
  const page = tier.pageOf[section] ?? 0;
  if (section === tier.firstSection[page]) {
    return lineHolds(tier.titleLines, page, phrase) ? weights.phraseInTitle : 0;
  }
  return tier.headings !== undefined && lineHolds(tier.headings.lines, section - page - 1, phrase)
    ? weights.phraseInHeading
    : 0;
}

function lineHolds(
  lines: { readonly keys: string; readonly starts: Uint32Array },
  line: number,
  phrase: string,
): boolean {
  return lines.keys.slice(lines.starts[line], lines.starts[line + 1]).includes(phrase);
}

/** The sections that pass the filters; `undefined` if there are none of them. */
export function allowedSections(
  tier: Tier,
  { filters }: Pick<Query, 'filters'>,
  withLanguage: readonly number[] | undefined,
): Uint8Array | undefined {
  const { section: root } = filters;
  if (root === undefined && withLanguage === undefined) {
    return undefined;
  }
  const allowed = new Uint8Array(tier.sections);
  if (withLanguage === undefined) {
    allowed.fill(1);
  } else {
    withLanguage.forEach((section) => {
      allowed[section] = 1;
    });
  }
  if (root !== undefined) {
    tier.routes.forEach((route, page) => {
      if (route.split('/')[1] !== root) {
        allowed.fill(0, tier.firstSection[page], tier.firstSection[page + 1]);
      }
    });
  }
  return allowed;
}
