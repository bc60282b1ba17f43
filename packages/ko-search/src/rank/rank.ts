import { MAX_PAGES, MAX_SECTIONS } from './limits';
import type { BodyMatch } from './match';
import { pack } from './lines';
import type { Query, Word } from '../query/query';
import type { Outline, OutlineMatch } from './outline';

/** A word with all its finds. */
export interface WordMatch {
  readonly word: Word;
  readonly lines: OutlineMatch;
  readonly body: BodyMatch | undefined;
}

/** A section that answers the query. */
export interface Candidate {
  readonly section: number;
  score: number;
  /** Share of the words that are there, by how telling they are; 1: all of them. */
  readonly coverage: number;
  readonly isInCode: boolean;
}

/** docs/search.md, ‘절의 점수’. */
const weights = {
  title: 3,
  heading: 2.6,
  body: 1 / 8,
  bodyToo: 0.5,
  headingToo: 0.5,
  titleToo: 0.3,
  subject: 0.5,
  subjectOfPage: 0.4,
  about: 0.35,
  folder: 0.85,
  numbered: 0.92,
  phraseInHeading: 2.2,
  wholeTitle: 4,
} as const;

/** The same where words may be missing. */
const someWeights = { title: 1, heading: 1.5, body: 0.5, page: 0.25 } as const;

/** Which sections may answer. */
export interface Scope {
  /** Sections that pass the filters; undefined: all. */
  readonly allowed: Uint8Array | undefined;
  readonly codeOnly: boolean;
  /** Share of the words that a section must have, by how telling they are; 1: all of them. */
  readonly least: number;
}

/** A word that only asks counts so little against one that is looked for. */
const OPTIONAL = 0.1;

/** So does, where words may be missing, a Korean word that no title and no heading has. */
const UNTITLED = 0.7;

/** Share of a word that stands elsewhere on the page. */
const ELSEWHERE = 0.25;

/** Candidates that are kept: those that can be listed with their pages, and as many to fall back on. */
const MAX_CANDIDATES = 2 * MAX_PAGES * (MAX_SECTIONS + 1);

/** What {@link Ranking.hits} says of a section that has the words, and of one that has them in its code too. */
const HIT = 1;
export const HIT_IN_CODE = 2;

/** The best sections that have the words, and how many have them in all. */
export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly total: number;
  /** Per section, whatever the filters: 0, {@link HIT} or {@link HIT_IN_CODE}. */
  readonly hits: Uint8Array;
  /**
   * How much the words find whatever the filters, or 0 where these leave nothing of it: a filter takes
   * rows away, and is no reason to read the words in another way unless none is left.
   */
  readonly reach: number;
}

/** Scores every section that has the words, best first. */
export function rank(outline: Outline, matches: readonly WordMatch[], scope: Scope): Ranking {
  const scoring: Scoring = {
    scope,
    shares: sharesOf(outline, matches, scope),
    onPages: scope.least === 1 ? [] : matches.map((match) => bestOnPages(outline, match)),
  };
  const found: Candidate[] = [];
  const hits = new Uint8Array(outline.sections);
  const answers = new Uint32Array(outline.pages);
  let everywhere = 0;
  const add = (candidate: Candidate): void => {
    const { section, isInCode } = candidate;
    hits[section] = isInCode ? HIT_IN_CODE : HIT;
    everywhere += 1;
    if (scope.allowed?.[section] !== 0 && (isInCode || !scope.codeOnly)) {
      const page = outline.pageOf[section] ?? 0;
      answers[page] = (answers[page] ?? 0) + 1;
      found.push(candidate);
    }
  };
  for (let section = 0; section < outline.sections; section += 1) {
    const candidate = scoreSection(outline, matches, section, scoring);
    if (candidate !== undefined) {
      add(candidate);
    }
  }
  const typed = pack(matches.map(({ word }) => word.text).join(''));
  const soTitled = titledPages(outline, typed);
  for (const page of soTitled) {
    const section = outline.firstSection[page] ?? 0;
    // A letter or a digit of a title may be no word that is looked for by itself.
    if (hits[section] === 0) {
      const score = matches.length * wholeScore(1, 0, 0, true);
      add({ section, score, coverage: 1, isInCode: false });
    }
  }
  for (const candidate of found) {
    const page = outline.pageOf[candidate.section] ?? 0;
    const isHead = candidate.section === outline.firstSection[page];
    const bonus = matches.length < 2 ? 0 : phraseBonus(outline, candidate.section, typed);
    // It asks about or applies what another note explains.
    const share = outline.isNumbered[page] === 1 ? weights.numbered : 1;
    candidate.score = (candidate.score + bonus) * share;
    if (isHead) {
      const whole = soTitled.includes(page) ? weights.wholeTitle : 0;
      candidate.score = pageScore(outline, matches, candidate, answers) + whole;
    }
  }
  found.sort((a, b) => b.score - a.score);
  const total = found.length;
  const candidates = found.slice(0, MAX_CANDIDATES);
  return { candidates, total, hits, reach: total === 0 ? 0 : everywhere };
}

/**
 * What each word counts for, all together 1. Where all must be there they count alike; where some may
 * be missing, by how few sections have them, those with a mere beginning of it in part. A word that is
 * nowhere tells no section from another.
 */
function sharesOf(outline: Outline, matches: readonly WordMatch[], { least }: Scope): number[] {
  const worths = matches.map(({ word, lines, body }) => {
    const found = least === 1 || body === undefined ? 0 : body.fit.reduce((sum, fit) => sum + fit);
    const sections = found === 0 ? lines.count : found;
    const telling = sections === 0 ? 0 : Math.log(1 + outline.sections / sections);
    // 놓나, 돼도: few sections have them, but nobody writes about them.
    const isTopic = lines.count > 0 || word.isName;
    return (
      (least === 1 ? 1 : telling * (isTopic ? 1 : UNTITLED)) *
      (word.isOptional ? OPTIONAL : 1) *
      // 메모리 누수 is one word with synonyms, but says more than one.
      Math.sqrt(word.text.split(' ').length)
    );
  });
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return worths.map((worth) => (sum === 0 ? 0 : worth / sum));
}

/** How well the text of each page fits a word, in the section where it fits best. */
function bestOnPages(outline: Outline, { body }: WordMatch): Float32Array {
  const best = new Float32Array(outline.pages);
  if (body !== undefined) {
    for (let section = 0; section < outline.sections; section += 1) {
      const page = outline.pageOf[section] ?? 0;
      best[page] = Math.max(best[page] ?? 0, body.fit[section] ?? 0);
    }
  }
  return best;
}

/** What the words of a query are looked for with. */
interface Scoring {
  readonly scope: Scope;
  readonly shares: readonly number[];
  /** Per word and page, where words may be missing. */
  readonly onPages: readonly Float32Array[];
}

function scoreSection(
  outline: Outline,
  matches: readonly WordMatch[],
  section: number,
  { scope, shares, onPages }: Scoring,
): Candidate | undefined {
  const page = outline.pageOf[section] ?? 0;
  const isPage = section === outline.firstSection[page];
  const isWhole = scope.least === 1;
  let coverage = 0;
  let score = 0;
  // Numbers of words found in the section itself, in the title of its page, and in its code.
  let inSection = 0;
  let inTitle = 0;
  let inCode = 0;
  // Runs for every section at every keystroke: nothing is made anew in here.
  for (let place = 0; place < matches.length; place += 1) {
    const match = matches[place];
    if (match === undefined) {
      continue;
    }
    const { lines, body } = match;
    const subject = isPage && lines.subjects[page] === 1 ? weights.subjectOfPage : 0;
    const title = Math.max(lines.titles[page] ?? 0, subject);
    const heading = lines.headings[section] ?? 0;
    const text = body?.score[section] ?? 0;
    const share = shares[place] ?? 0;
    if (title > 0 || heading > 0 || text > 0) {
      inSection += heading > 0 || text > 0 ? 1 : 0;
      inTitle += title > 0 ? 1 : 0;
      inCode += body?.inCode[section] ?? 0;
      if (isWhole) {
        coverage += share;
        score += share * wholeScore(title, heading, text, isPage);
      } else {
        coverage += share * Math.max(body?.fit[section] ?? 0, heading, title);
        const onPage = onPages[place]?.[page] ?? 0;
        score += share * someScore(title, heading, body?.placed[section] ?? 0, onPage);
      }
    } else if (lines.subjects[page] === 1) {
      coverage += share;
      score += share * weights.subject;
    } else if (isWhole && !match.word.isOptional) {
      return undefined;
    } else {
      const onPage = onPages[place]?.[page] ?? 0;
      coverage += share * ELSEWHERE * onPage;
      score += share * someWeights.page * onPage;
    }
  }
  const isEnough = isWhole ? coverage > 0 : coverage >= scope.least;
  const isAnswer = inSection > 0 || (isPage && inTitle > 0);
  if (!isEnough || !isAnswer) {
    return undefined;
  }
  // Shares make a mean of it; the bonuses are to be added to a sum.
  return { section, score: score * matches.length * coverage, coverage, isInCode: inCode > 0 };
}

/**
 * The score of a page itself: a note that all the words name counts for more the more of its sections
 * have them, and more than a folder, which only lists notes.
 */
function pageScore(
  outline: Outline,
  matches: readonly WordMatch[],
  { section, score }: Candidate,
  answers: Uint32Array,
): number {
  const page = outline.pageOf[section] ?? 0;
  const isNamed = matches.every(
    ({ word, lines }) =>
      word.isOptional || (lines.titles[page] ?? 0) > 0 || lines.subjects[page] === 1,
  );
  const about = isNamed ? weights.about * Math.log2(answers[page] ?? 1) : 0;
  return (score + about) * (outline.isFolder[page] === 1 ? weights.folder : 1);
}

function wholeScore(title: number, heading: number, text: number, isPage: boolean): number {
  const body = weights.body * text;
  // A title answers for the page; a section of it needs a find of its own to rank as high.
  const fromTitle = isPage ? weights.title * title : Math.min(weights.title * title, 1);
  return (
    Math.max(fromTitle, weights.heading * heading, body) +
    weights.bodyToo * body +
    weights.headingToo * heading +
    weights.titleToo * title
  );
}

function someScore(title: number, heading: number, text: number, onPage: number): number {
  return (
    someWeights.title * title +
    someWeights.heading * heading +
    someWeights.body * text +
    someWeights.page * onPage
  );
}

/** The pages of which the title was typed, whole or up to a colon: who knows it looks for them. */
function titledPages({ titles, titleLines: { keys, starts } }: Outline, typed: string): number[] {
  const pages: number[] = [];
  titles.forEach((title, page) => {
    const start = starts[page] ?? 0;
    if (keys.startsWith(typed, start)) {
      const isWhole = keys.charAt(start + typed.length) === '\n';
      if (isWhole || pack(title.split(':', 1)[0] ?? '') === typed) {
        pages.push(page);
      }
    }
  });
  return pages;
}

/** For several words that stand together in a heading, in the order they were typed. */
function phraseBonus({ headingLines }: Outline, section: number, phrase: string): number {
  const { keys, starts } = headingLines;
  const heading = keys.slice(starts[section], starts[section + 1]);
  return heading.includes(phrase) ? weights.phraseInHeading : 0;
}

/** The sections that pass the filters; `undefined` if there are none of them. */
export function allowedSections(
  outline: Outline,
  { filters }: Pick<Query, 'filters'>,
  withLanguage: readonly number[] | undefined,
): Uint8Array | undefined {
  const { section: root } = filters;
  if (root === undefined && withLanguage === undefined) {
    return undefined;
  }
  const allowed = new Uint8Array(outline.sections);
  allowed.fill(withLanguage === undefined ? 1 : 0);
  for (const section of withLanguage ?? []) {
    allowed[section] = 1;
  }
  if (root !== undefined) {
    outline.roots.forEach((name, page) => {
      if (name !== root) {
        allowed.fill(0, outline.firstSection[page], outline.firstSection[page + 1]);
      }
    });
  }
  return allowed;
}
