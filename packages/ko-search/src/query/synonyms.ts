import groups from './synonyms.json';

const keyOf = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '');

/** All words of the groups that a word is in, itself too: it may be written apart there. */
function membersOf(lines: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const group of lines) {
    const words = group.split(', ');
    for (const word of words) {
      members.set(keyOf(word), new Set([...(members.get(keyOf(word)) ?? []), ...words]));
    }
  }
  return members;
}

const names = membersOf(groups.names);
const members = membersOf([...groups.names, ...groups.meanings]);

const others = (
  words: ReadonlyMap<string, ReadonlySet<string>>,
  phrase: string,
): readonly string[] =>
  [...(words.get(keyOf(phrase)) ?? [])].filter((word) => word !== phrase.toLowerCase());

/** A query is tried for phrases of so many words; a longer synonym would never be found, so it is a fault. */
export const MAX_SYNONYM_WORDS = 4;

/**
 * Other words for a word or phrase, and the way it is written in the notes.
 *
 * @example
 * synonymsOf('우선순위 큐') // ['힙', 'heap', 'priority queue', 'heapq']
 * synonymsOf('구간합')     // ['누적 합', '구간 합', …]
 * synonymsOf('구름')       // []
 */
export function synonymsOf(phrase: string): readonly string[] {
  return others(members, phrase);
}

/**
 * The same name in the other script: no other word, so a text with it is as good.
 *
 * @example
 * spellingsOf('리액트') // ['react']
 * spellingsOf('교착상태') // []
 */
export function spellingsOf(name: string): readonly string[] {
  return others(names, name);
}
