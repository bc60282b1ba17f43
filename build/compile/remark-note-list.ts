import type { Content, Link, Paragraph, PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from '../../lib/markdown/visit';
import { countBelow, titleAlone, type NoteRecord } from '../../lib/site/notes';
import { PATHS_FILE, type Paths } from '../../lib/site/paths';
import { dayName, type DayNews } from '../../lib/site/recent';
import type { Template } from '../../lib/site/templates';
import { timedPath } from '../../lib/site/timed-path';
import type { NoteSummary } from '../../lib/tree/tree';
import { NO_NOTES } from '../../lib/vocabulary/empty-lists';
import { fail } from './fail';
import { jsxAttributes, jsxElement, readAttributes } from './jsx-node';
import { described, link, list, paragraph, text } from './mdast';
import { noteOf, partOf, type CompiledFile } from './notes-data';
import { questionList } from './question-list';
import { visitComponent } from './remark-components';

type Children = MdxJsxFlowElement['children'];

function allOf(file: CompiledFile): readonly NoteRecord[] {
  return Object.values(partOf(file, 'all'));
}

/** What a list holds, by what it is `of`. A page that reads all notes is compiled again when any of them changes. */
const kinds: Readonly<
  Record<string, (element: MdxJsxFlowElement, file: CompiledFile) => Children>
> = {
  /** What changed last, by day and folder. */
  recent: (_, file) => list(partOf(file, 'recent').map((news) => [newsOf(news)])),
  /** The sections, the number of notes in each, and what the list between the tags says of them. */
  sections: (element, file) => {
    const said = saidOf(element);
    const all = allOf(file);
    return list(
      (noteOf(file)?.children ?? []).map((note, index) =>
        sectionOf(note, { all, index, said: said.get(note.route) }),
      ),
    );
  },
  /** The steps of the path (`content/paths.yaml`) that has the name of the page. */
  path: (element, file) => {
    const paths = partOf(file, 'paths');
    const name = (noteOf(file)?.route ?? '').replace(/^.*\//, '');
    const steps = paths[name];
    if (steps === undefined) {
      const fix = '그 이름으로 차례를 적는다.';
      fail(file, element, `${PATHS_FILE}에 없는 길 "${name}"`, Object.keys(paths).join(', '), fix);
    }
    return pathOf(steps, allOf(file));
  },
  /** The blocks marked `template`. */
  templates: (_, file) => partOf(file, 'templates').map(templateOf),
  /** The questions of all notes. */
  questions: (_, file) => {
    const all = allOf(file);
    return questionList(partOf(file, 'questions'), (route) => titleAlone(route, all)) as Children;
  },
  /** All notes by section. */
  all: (_, file) => allNotes(allOf(file)) as Children,
};

/** Kinds that are filled although the author has written something between the tags. */
const FILLED: ReadonlySet<string> = new Set(['recent', 'sections']);

/**
 * Replaces `<note-list>` by a list of the notes and folders below this page, with their descriptions; `of` names
 * another list. Around a table the table is the list: folders get their number of notes, and what it does not name
 * is added to it. `except="problems"` leaves out the problem notes, for pages that show them in a table. Written at
 * compile time, so the browser needs no front matter.
 */
export function remarkNoteList(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'NoteList', (element) => {
    const { of: kind = '', except } = readAttributes(element);
    const fill = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (kind !== '' && fill === undefined) {
      const fix = '그 가운데 하나를 쓰거나 of를 지운다.';
      fail(file, element, `모르는 목록 of="${kind}"`, Object.keys(kinds).join(', '), fix);
    }
    const below = noteOf(file)?.children ?? [];
    if (element.children.length > 0 && !FILLED.has(kind)) {
      completeTable(element, below, allOf(file));
      element.attributes = jsxAttributes({ kind: 'written' });
    } else if (fill) {
      element.children = fill(element, file);
      element.attributes = kind === 'all' ? [] : jsxAttributes({ kind });
    } else {
      const problems = except === 'problems' ? partOf(file, 'problems') : [];
      const left = new Set<string>(problems.map(({ route }) => route));
      const notes = below.filter(({ route }) => !left.has(route));
      element.attributes = [];
      element.children =
        below.length === 0
          ? [none()]
          : list(notes.map((note) => [described(note, note.description)]));
    }
  });
}

function pathOf(steps: Paths[string], all: readonly NoteRecord[]): Children {
  const path = timedPath(steps, all);
  const items = path.steps.map(({ time, why, ...note }) => {
    const line = described(note, why);
    return time === undefined ? line : paragraph(...line.children, text(' '), small(time));
  });
  return [
    paragraph(text(path.sum)),
    ...list(items.map((item) => [item])).map((made) => ({ ...made, ordered: true })),
  ];
}

function small(value: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'small' }, children: [text(value)] };
}

function templateOf({ route, section, title, language, code }: Template): MdxJsxFlowElement {
  const name = link({ route: section === undefined ? route : `${route}#${section}`, title });
  return jsxElement('section', {}, [
    { type: 'heading', depth: 2, children: [name] },
    { type: 'code', lang: language, value: code },
  ]);
}

/** Completes the author's tables: adds the missing notes to the last one, and the number of notes to folders. */
function completeTable(
  written: MdxJsxFlowElement,
  below: readonly NoteSummary[],
  all: readonly NoteRecord[],
): void {
  const links = new Map<string, Link>();
  const tables: Table[] = [];
  visit(written, 'link', (node) => {
    links.set(node.url, links.get(node.url) ?? node);
  });
  visit(written, 'table', (node) => {
    tables.push(node);
  });
  for (const note of below) {
    const name = links.get(note.route);
    const count = countBelow(note, all);
    if (name === undefined) {
      tables.at(-1)?.children.push({
        type: 'tableRow',
        children: [link(note), text(note.description)].map((child) => ({
          type: 'tableCell',
          children: [child],
        })),
      });
    } else if (count > 0) {
      name.data = { hProperties: { dataCount: count } };
    }
  }
}

function none(): Paragraph {
  return paragraph(text(NO_NOTES));
}

/** Reads the author's remark on each note of a list, by the address of the link that begins its line. */
function saidOf(written: MdxJsxFlowElement): ReadonlyMap<string, readonly PhrasingContent[]> {
  const said = new Map<string, readonly PhrasingContent[]>();
  visit(written, 'paragraph', ({ children: [first, ...rest] }) => {
    const [dash, ...others] = rest;
    if (first?.type === 'link' && dash?.type === 'text') {
      said.set(first.url, [text(dash.value.replace(/^\s*—\s*/, '')), ...others]);
    }
  });
  return said;
}

function sectionOf(
  note: NoteSummary,
  section: {
    readonly all: readonly NoteRecord[];
    readonly index: number;
    readonly said: readonly PhrasingContent[] | undefined;
  },
): Paragraph[] {
  const { all, index, said = [text(note.description)] } = section;
  const name = link(note);
  name.data = { hProperties: { className: ['section-mark', `section-${String(index + 1)}`] } };
  // One more for the section's own page, which the search counts too.
  const count = `노트 ${String(countBelow(note, all) + 1)}개`;
  return [paragraph(name, text(' '), small(count)), paragraph(...said)];
}

/** Writes the changes of a day in a folder: their number, or the one note by name. */
function newsOf({ day, folders }: DayNews): Paragraph {
  const name: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'time', hProperties: { dateTime: day } },
    children: [text(dayName(day))],
  };
  const named = folders.map(({ folder, count, note }): PhrasingContent[] =>
    count === 1
      ? [text(`${folder.title}: `), link(note)]
      : [link(folder), text(` 노트 ${String(count)}개`)],
  );
  return paragraph(
    name,
    ...named.flatMap((nodes, index) => [text(index === 0 ? ' ' : ' · '), ...nodes]),
  );
}

/** Lists every listed note: a heading per section, with the section's tree in reading order below it. */
function allNotes(all: readonly NoteRecord[]): Content[] {
  const children = new Map<string, readonly NoteSummary[]>(
    all.map((note) => [note.route, note.children]),
  );
  const tree = ({ route }: { route: string }): ReturnType<typeof list> =>
    list((children.get(route) ?? []).map((note) => [paragraph(link(note)), ...tree(note)]));
  return (children.get('/') ?? []).flatMap((section): Content[] => {
    const below = tree(section);
    const data = { hProperties: { id: `section-${section.route.slice(1)}` } };
    return [
      { type: 'heading', depth: 2, children: [link(section)], data },
      ...(below.length > 0 ? below : [none()]),
    ];
  });
}
