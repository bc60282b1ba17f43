import { beginningWith, readings, type Alternative } from '../text/readings';
import type { Word } from '../query/query';
import { hasKeys, type Store } from '../index/store';
import { loadKeys, type Session } from './attempt';
import { splitFinal } from '../text/hangul';
import { stemsOf, type KnownWords } from '../text/particles';
import { joined, pairsOf } from '../text/tokens';
import { verbStemOf } from '../text/verbs';

/** Pieces of a name that is cut are words; shorter ones are accidents. */
const MIN_PIECE = 2;

const MAX_CUTS = 3;

/** A cut spelling counts a little less than the typed one. */
const WEIGHT = 0.9;

/** Longer runs are no compounds; every cut costs a look-up. */
const MAX_RUN = 12;

/**
 * A Korean run cut into words of the site, as few as possible: 최단경로복원 is 최단경로 and 복원. The last one
 * may have a particle.
 *
 * @returns Nothing if it cannot be cut.
 */
export async function splitRun({ text }: Word, session: Session): Promise<readonly string[]> {
  if (!/^[가-힣]+$/.test(text) || text.length < 2 * MIN_PIECE || text.length > MAX_RUN) {
    return [];
  }
  for (const run of [text, ...stemsOf(text, session.outline.words)]) {
    await loadKeys(session, pairsOf(run));
    const pieces = fewestPieces(run, session.loader.store);
    if (pieces.length > 1) {
      return pieces;
    }
  }
  return [];
}

/** Best cut of each beginning of the run, from short to long. */
function fewestPieces(run: string, store: Store): readonly string[] {
  const best: (readonly string[])[] = [[]];
  for (let end = MIN_PIECE; end <= run.length; end += 1) {
    for (let start = 0; start <= end - MIN_PIECE; start += 1) {
      const before = best[start];
      const isBetter = before !== undefined && before.length + 1 < (best[end]?.length ?? Infinity);
      const piece = run.slice(start, end);
      if (isBetter && hasKeys(store, pairsOf(piece))) {
        best[end] = [...before, piece];
      }
    }
  }
  return best[run.length] ?? [];
}

/** The beginning of a word says less than the word. */
const BEGINNING_WEIGHT = 0.6;

/** Syllables that a verb is known by: 줄이려면 and 줄인다 share two. */
const MIN_BEGINNING = 2;

/**
 * Beginnings of a Korean word, which are its stem where the ending is not in the list of endings:
 * 줄이려면 finds 줄인다, 잃어버리는데 finds 잃어버린다. Down to half of a Korean word, down to the name in a mixed
 * one (imos법). A known word at the beginning stays whole.
 *
 * @example
 * beginningsOf(word('줄이려면')) // alternatives '줄이려', '줄이'
 */
export function beginningsOf({ text }: Word, known: KnownWords = new Set()): Alternative[] {
  const [, name = '', run = ''] = /^([^가-힣]{2,})?([가-힣]+)$/.exec(text) ?? [];
  const half = name === '' ? Math.max(MIN_BEGINNING, Math.ceil(run.length / 2)) : 0;
  const least = Math.max(
    half,
    ...[...known].map((word) => (run.startsWith(word) ? word.length : 0)),
  );
  const read = (piece: string): Alternative[] =>
    readings(name + piece, {
      kind: 'stem',
      weight: BEGINNING_WEIGHT,
      // 줄이 goes on as 줄인다 and 줄일; a closed syllable is whole.
      prefix: piece !== '' && splitFinal(piece.slice(-1)) === undefined,
    });
  const cut = Array.from({ length: Math.max(0, run.length - least) }, (_, place) =>
    run.slice(0, run.length - place - 1),
  );
  const stems = [run, ...cut].flatMap((piece) => verbStemOf(piece) ?? []);
  return [...cut, ...stems].flatMap(read);
}

/** A name cut into two known ones: springboot is "Spring Boot" in the text. */
export async function splitName({ text, isLast }: Word, session: Session): Promise<Alternative[]> {
  const name = joined(text);
  if (!/^[a-z][a-z0-9]+$/.test(name)) {
    return [];
  }
  const cuts: [left: string, right: string][] = [];
  for (let length = name.length - MIN_PIECE; length >= MIN_PIECE; length -= 1) {
    const left = name.slice(0, length);
    if (session.loader.store.range(left, left).length > 0) {
      cuts.push([left, name.slice(length)]);
    }
  }
  const tried = cuts.slice(0, MAX_CUTS);
  await loadKeys(
    session,
    tried.map(([, right]) => right),
  );
  return tried.map(([left, right]) => ({
    kind: 'parts',
    text: `${left} ${right}`,
    weight: WEIGHT,
    prefix: isLast,
    keys: isLast ? [left] : [left, right],
    ...(isLast && { range: beginningWith(right) }),
  }));
}
