import { languages } from './languages';

/**
 * What a label of the interface may say without Hangul. Names of notes and sections, headings and the facts of the
 * site come from the notes and the settings themselves; a term belongs here only when nothing else names it.
 */
export const allowedTerms: readonly {
  readonly reason: string;
  readonly terms: readonly string[];
}[] = [
  {
    reason: 'programming languages, as code blocks and filters name them',
    terms: Object.values(languages).map(({ label }) => label),
  },
  {
    reason: 'services and formats that have no Korean name',
    terms: ['GitHub', 'RSS'],
  },
];
