import type { Problem } from '../connections/problems';
import type { DataTable, Entry } from '../note/data-table';
import { countBelow, titleAlone, type NotesData, type NoteRecord } from '../site/notes';
import { dayName } from '../site/recent';
import { siteNumbers } from '../site/site-numbers';
import { timedPath } from '../site/timed-path';
import type { NoteSummary } from '../tree/tree';
import type { ComponentName } from '../vocabulary/note-elements';
import { questionFolders } from '../site/question-folders';
import { absoluteUrl, type Route } from '../vocabulary/routes';
import { NO_NOTES, NO_PROBLEMS } from '../vocabulary/empty-lists';

export type ShownData = Omit<NotesData, 'pageMap' | 'badges' | 'terms' | 'pictures'>;

export interface WrittenComponent {
  readonly attributes: Readonly<Record<string, string>>;
  readonly note: NoteRecord;
  readonly data: ShownData;
  /** Addresses of the links between its tags; `undefined` for a component without content. */
  readonly inside: ReadonlySet<string> | undefined;
}

/** The Markdown that replaces the tags of a component; the content between them stays. */
export interface MarkdownForm {
  readonly open: string;
  /** Follows the last line inside without a blank line. */
  readonly close: string;
}

/** Escapes a text for a sentence of Markdown: `List<Integer>` must not become a tag, nor `a[i]` a link. */
export function asText(text: string): string {
  return text.replace(/[[\]\\<*`]/g, '\\$&');
}

function link(data: ShownData, { route, title }: Pick<NoteSummary, 'route' | 'title'>): string {
  return `[${asText(title)}](${absoluteUrl(data.site, route)})`;
}

/** Writes a row of a table. Bars are escaped, even in code: they would divide cells. */
function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function grid(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

function entryLines({ term, texts, nested = [], fold }: Entry): string[] {
  const folded = fold === undefined ? [] : [fold];
  const inside = [...texts.slice(1), ...folded].map((text) => `- ${text}`);
  return [
    `- ${[term, ...texts.slice(0, 1)].join(' — ')}`,
    ...[...inside, ...nested.flatMap(entryLines)].map((line) => `  ${line}`),
  ];
}

function blocksOf(table: DataTable): string {
  switch (table.kind) {
    case 'grid':
      return grid(table.columns, table.rows);
    case 'entries':
      return [
        table.entries.flatMap(entryLines).join('\n'),
        ...(table.note === undefined ? [] : [table.note]),
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    case 'list':
      return table.items.map((item) => `- ${item}`).join('\n');
  }
}

/** Completes the links of Markdown that moves to another page: those within its note, and those within the site. */
function withWholeLinks({ site }: ShownData, route: Route, markdown: string): string {
  return markdown
    .replaceAll('](#', `](${absoluteUrl(site, route)}#`)
    .replaceAll('](/', `](${site.url}${site.basePath}/`);
}

/** The number of notes of a section, its own page among them: as the search counts. */
function countOf(section: NoteSummary, all: readonly NoteRecord[]): string {
  return `노트 ${String(countBelow(section, all) + 1)}개`;
}

/** The list in the place of an empty `<note-list>`, by what it is `of`. */
function noteList({ attributes, note, data }: WrittenComponent): string {
  const all = Object.values(data.notes);
  const childrenOf = (route: string): readonly NoteSummary[] =>
    all.find((one) => one.route === route)?.children ?? [];
  const described = (one: NoteSummary, fact?: string): string =>
    `- ${link(data, one)}${fact === undefined ? '' : ` (${fact})`} — ${asText(one.description)}`;
  switch (attributes['of']) {
    case 'all': {
      const tree = ({ route }: NoteSummary): string[] =>
        childrenOf(route).flatMap((one) => [
          `- ${link(data, one)}`,
          ...tree(one).map((line) => `  ${line}`),
        ]);
      return childrenOf('/')
        .map((section) => [`## ${link(data, section)}`, '', ...tree(section)].join('\n'))
        .join('\n\n');
    }
    case 'recent':
      return data.recent
        .map(({ day, folders }) => {
          const named = folders.map(({ folder, count, note: first }) =>
            count === 1
              ? `${asText(folder.title)}: ${link(data, first)}`
              : `${link(data, folder)} 노트 ${String(count)}개`,
          );
          return `- ${dayName(day)} ${named.join(' · ')}`;
        })
        .join('\n');
    case 'templates':
      return data.templates
        .map(
          ({ route, title, language, code }) =>
            `## ${link(data, { route, title })}\n\n\`\`\`${language}\n${code}\n\`\`\``,
        )
        .join('\n\n');
    case 'path': {
      const path = timedPath(data.paths[note.route.replace(/^.*\//, '')] ?? [], all);
      const lines = path.steps.map(({ route, title, why, time }, index) => {
        const target = `${data.site.url}${data.site.basePath}${route}`;
        const end = time === undefined ? '' : ` ${time}`;
        return `${String(index + 1)}. [${asText(title)}](${target}) — ${asText(why)}${end}`;
      });
      return [path.sum, '', ...lines].join('\n');
    }
    case 'questions':
      return questionFolders(data.questions)
        .map(({ route, notes, count }) =>
          [
            `## ${link(data, { route, title: titleAlone(route, all) })} 질문 ${String(count)}개`,
            ...notes.flatMap((one) => [
              `### ${link(data, one)}`,
              ...one.questions.flatMap(({ question, answer }) => [
                `**${question}**`,
                withWholeLinks(data, one.route, answer),
              ]),
            ]),
          ].join('\n\n'),
        )
        .join('\n\n');
    case 'sections':
      return note.children.map((one) => described(one, countOf(one, all))).join('\n');
    default: {
      const left = attributes['except'] === 'problems' ? data.problems : [];
      return note.children.length === 0
        ? NO_NOTES
        : note.children
            .filter(({ route }) => !left.some((problem) => problem.route === route))
            .map((one) => described(one))
            .join('\n');
    }
  }
}

const problemColumns = ['사이트', '번호', '제목', '기법', '난이도', '언어', '예제'];

function problemRow(data: ShownData, problem: Problem): string[] {
  const { site, number, techniques, level, languages, verified = '' } = problem;
  const technique = ({ route, name }: Problem['techniques'][number]): string =>
    route === undefined ? name : link(data, { route, title: name });
  return [
    site.name,
    number,
    link(data, problem),
    techniques.map(technique).join(', '),
    level.name,
    languages.map(({ name }) => name).join(', '),
    verified,
  ];
}

/** A box whose content reads the same without it. */
const around = (): MarkdownForm => ({ open: '', close: '' });

function instead(write: (component: WrittenComponent) => string) {
  return (component: WrittenComponent): MarkdownForm => ({ open: write(component), close: '' });
}

/** The Markdown form of each component, for readers of plain text. */
export const markdownForms: Readonly<
  Record<ComponentName, (component: WrittenComponent) => MarkdownForm>
> = {
  NoteTabs: around,
  CodeTabs: around,
  NoteSteps: around,
  NoteCards: around,
  NoteTerms: around,
  FieldTable: around,
  // Input fields, which text cannot have.
  SearchForm: around,
  MyValues: around,
  ErrorReader: around,
  NoteDoors: around,
  NoteDoor: around,
  DailyQuestion: around,
  SideBySide: around,
  SiteNumbers: instead(({ data }) =>
    siteNumbers(data.counts)
      .map(({ name, number }) => `- ${name} **${number}**`)
      .join('\n'),
  ),
  NoteTab: instead(({ attributes: { label = '' } }) => `**${label}**`),
  NoteQuiz: instead(({ attributes: { question = '' } }) => `**${question}**`),
  NoteFigure: instead(({ attributes: { src = '', alt = '', caption }, data: { site } }) =>
    [`![${asText(alt)}](${site.url}${site.basePath}${src})`, caption ?? ''].join('\n\n').trim(),
  ),
  NoteList: (component) => {
    const { note, data, inside } = component;
    if (inside === undefined) {
      return { open: noteList(component), close: '' };
    }
    if (component.attributes['of'] === 'sections') {
      const all = Object.values(data.notes);
      const counts = note.children.map((one) => `${asText(one.title)} ${countOf(one, all)}`);
      return { open: '', close: `\n${counts.join(' · ')}` };
    }
    const missing = note.children.filter(({ route }) => !inside.has(route));
    const rows = missing.map((one) => row([link(data, one), asText(one.description)]));
    return { open: '', close: rows.join('\n') };
  },
  ProblemTable: instead(({ note, data }) => {
    const problems = data.problems.filter(({ route }) => route.startsWith(`${note.route}/`));
    return problems.length === 0
      ? NO_PROBLEMS
      : grid(
          problemColumns,
          problems.map((problem) => problemRow(data, problem)),
        );
  }),
  DataTable: instead(({ attributes: { source = '' }, data: { tables, site } }) => {
    const table = tables[source];
    // An unknown name has already stopped the build.
    const markdown = table === undefined ? '' : blocksOf(table);
    return markdown.replaceAll('](/', `](${site.url}${site.basePath}/`);
  }),
  ApiEndpoint: instead(({ attributes, data: { endpoints } }) => {
    const { method = '', path = '' } = { ...attributes, ...endpoints[attributes['source'] ?? ''] };
    return `\`${method} ${path}\``;
  }),
  SpecNote: instead(({ attributes: { official = '', spec = '' } }) =>
    [`- PayPal 공식: ${official}`, `- 이 가이드: ${spec}`].join('\n'),
  ),
};
