import { languages } from './languages';

/**
 * Labels of pictures and links that may be without Hangul. Names of notes and sections, headings and the facts of
 * the site are allowed anyway; a term belongs here only when nothing else names it.
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
