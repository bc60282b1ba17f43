/** Rules of the index; a bench switches one off to see what it is worth. */
export interface KeyRules {
  /** Pairs of syllables over one space: 구독상태 finds "구독 상태". */
  readonly crossSpace: boolean;
  /** One-syllable words: 훅, 훅을. */
  readonly singles: boolean;
  /** `setup_fee` by `fee`. */
  readonly nameParts: boolean;
  /** `setup_fee` by `setupfee`. */
  readonly joinedNames: boolean;
  /** C++, C#, n+1 and `@Transactional` with their signs. */
  readonly signedNames: boolean;
}

/** Rules of the query side. */
export interface QueryRules {
  /** Particles and endings off: 구독을 finds 구독. */
  readonly particles: boolean;
  /** The last syllable or name is unfinished: 트랜잭셔 finds 트랜잭션. */
  readonly prefix: boolean;
  /** A final consonant may be the next initial: 굳 finds 구독. */
  readonly finalAsInitial: boolean;
  /** ㄱㄷ finds 구독 in titles and headings. */
  readonly choseong: boolean;
  /** rnehr finds 구독, ㅔ묘ㅔ미 finds paypal. */
  readonly layout: boolean;
  /** Joined and split spelling of the query's own words: "힙 정렬", springboot. */
  readonly spacing: boolean;
  /** Near words when little is found. */
  readonly typos: boolean;
  /** 우선순위 큐 finds heap. */
  readonly synonyms: boolean;
  /** 왜, 방법 and the like may be missing. */
  readonly questionWords: boolean;
  /** Sections that have the telling words of a query, when few have all of them. */
  readonly someWords: boolean;
  /** A word in the title counts for all sections of the page. */
  readonly titleForSections: boolean;
  /** A word in the address of a page counts for its sections, beside another word of the query. */
  readonly addresses: boolean;
  /** Titles and headings are matched by themselves, not through the index alone. */
  readonly titleTier: boolean;
  /** The ten best are checked and re-ranked on their text. */
  readonly verification: boolean;
}

/** All switches of the search. */
export type Rules = KeyRules & QueryRules;

/** Everything on, which is what the site uses. */
export const allRules: Rules = {
  crossSpace: true,
  singles: true,
  nameParts: true,
  joinedNames: true,
  signedNames: true,
  particles: true,
  prefix: true,
  finalAsInitial: true,
  choseong: true,
  layout: true,
  spacing: true,
  typos: true,
  synonyms: true,
  questionWords: true,
  someWords: true,
  titleForSections: true,
  addresses: true,
  titleTier: true,
  verification: true,
};
