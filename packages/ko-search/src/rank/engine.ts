import { FEW, findAnswer } from './answer';
import { matchTitles, scopeOf, sectionsOfLanguages, type Session } from './attempt';
import { check } from './check';
import { countHits } from './counts';
import type { Filters } from '../query/filters';
import type { Manifest } from '../index/format';
import { createLoader, type FetchPart } from './loader';
import { readQuery, type Query } from '../query/query';
import { allowedSections, rank } from './rank';
import { listPages, pageResults, type Answer } from './results';
import type { Outline } from './outline';

/** What a search engine is made of. */
export interface EngineOptions {
  readonly manifest: Manifest;
  readonly fetchPart: FetchPart;
}

/** A query with what the page sets besides its text. */
interface SearchRequest {
  readonly text: string;
  readonly filters?: Filters;
}

/** The search as the worker drives it. */
export interface SearchEngine {
  /** Loads the titles; answers from then on. */
  readonly ready: () => Promise<void>;
  /** First answer: titles and headings, without waiting; undefined until the titles are there. */
  readonly titles: (request: SearchRequest) => Answer | undefined;
  /** Whole answer: prose and code too, checked on the text. Rejects only if there are no titles. */
  readonly full: (request: SearchRequest) => Promise<Answer>;
}

/** Makes a search over the files of an index; throws if they are of another format. */
export function createEngine({ manifest, fetchPart }: EngineOptions): SearchEngine {
  const loader = createLoader(manifest, fetchPart);

  const read = ({ text, filters }: SearchRequest, outline: Outline): Query => {
    const query = readQuery(text, outline.words);
    return { ...query, filters: { ...filters, ...query.filters } };
  };

  return {
    async ready() {
      await loader.outline();
    },
    titles(request) {
      const outline = loader.outlineNow();
      return outline && answerFromTitles(outline, read(request, outline));
    },
    async full(request) {
      const outline = await loader.outline();
      const session = { outline, loader, state: { incomplete: false } };
      const answer = await answerInFull(session, read(request, outline));
      return { ...answer, incomplete: session.state.incomplete };
    },
  };
}

function answerFromTitles(outline: Outline, query: Query): Answer {
  const { language, codeOnly } = query.filters;
  // Which sections hold code, and in which language, only the shards know.
  if (query.words.length === 0 || language !== undefined || codeOnly === true) {
    return emptyAnswer('titles');
  }
  const allowed = allowedSections(outline, query, undefined);
  const matches = matchTitles(outline, query.words);
  const { candidates, total } = rank(outline, matches, { allowed, codeOnly: false, least: 1 });
  const pages = pageResults(outline, query, candidates, () => undefined);
  return { ...emptyAnswer('titles'), pages, total };
}

async function answerInFull(session: Session, query: Query): Promise<Answer> {
  const { outline } = session;
  if (query.words.length === 0) {
    const hasFilter = Object.keys(query.filters).length > 0;
    const { allowed } = await scopeOf(session, query, 1);
    const pages = hasFilter ? listPages(outline, allowed) : [];
    const reading = { kind: hasFilter ? 'listed' : 'as typed' } as const;
    return { ...emptyAnswer('full'), reading, pages, total: pages.length };
  }
  let found = await findAnswer(session, query);
  let checked = await check(session, found);
  if (!found.isPartial && checked.confirmed < Math.min(FEW, found.total)) {
    // The pairs of letters were there, the words were not.
    found = await findAnswer(session, query, { confirmed: checked.confirmed });
    checked = await check(session, found);
  }
  const { candidates, texts, total, hits } = checked;
  const languages = await sectionsOfLanguages(session, query);
  const isGuess = found.reading.kind === 'pieces';
  const isNamed = query.readAs !== undefined && found.reading.kind === 'as typed';
  return {
    ...emptyAnswer('full'),
    reading: isNamed ? { kind: 'name', text: query.readAs } : found.reading,
    pages: pageResults(outline, found.query, candidates, (section) => texts.get(section), isGuess),
    total,
    counts: countHits(outline, hits, query.filters, languages),
  };
}

function emptyAnswer(stage: Answer['stage']): Answer {
  return { stage, reading: { kind: 'as typed' }, pages: [], total: 0, incomplete: false };
}
