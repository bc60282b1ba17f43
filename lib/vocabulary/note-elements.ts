const tags = {
  'note-tabs': 'NoteTabs',
  'note-tab': 'NoteTab',
  'note-steps': 'NoteSteps',
  'note-figure': 'NoteFigure',
  'note-list': 'NoteList',
  'problem-table': 'ProblemTable',
  'note-cards': 'NoteCards',
  'note-quiz': 'NoteQuiz',
  'note-terms': 'NoteTerms',
  'code-tabs': 'CodeTabs',
  'field-table': 'FieldTable',
  'data-table': 'DataTable',
  'api-endpoint': 'ApiEndpoint',
  'spec-note': 'SpecNote',
  'my-values': 'MyValues',
  'error-reader': 'ErrorReader',
} as const;

/** Components that a note may use; those without a tag only in an `.mdx` note. */
export type ComponentName =
  | (typeof tags)[keyof typeof tags]
  | 'SearchForm'
  | 'SiteNumbers'
  | 'NoteDoors'
  | 'NoteDoor'
  | 'DailyQuestion'
  | 'SideBySide';

/** Tags of `.md` notes, each on a line of its own, and their components. */
export const components: Readonly<Record<string, ComponentName>> = tags;

/** Attributes without which a component cannot be drawn. */
export const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  NoteTab: ['label'],
  NoteFigure: ['src'],
  NoteQuiz: ['question'],
  SpecNote: ['official', 'spec'],
  MyValues: ['fields'],
};

/** HTML elements that a note may use. None of them runs code, loads anything or leaves the site. */
export const elements =
  'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  );

/** Elements that no note may even ask for: they run code, embed another page, or change the whole page. */
export const neverAllowed: ReadonlySet<string> = new Set(
  'applet base body embed frame frameset head html iframe link meta object script style'.split(' '),
);

/** Attributes of that HTML, in lower case and without hyphens; `aria-…` is allowed besides. */
export const attributes =
  'abbr alt cite class classname colspan datetime dir headers height href id lang loading open reversed role rowspan scope span src start tabindex title value width'.split(
    ' ',
  );
