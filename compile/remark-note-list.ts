import type { Content, Heading, Link, List, Paragraph, PhrasingContent, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { NotesData } from '../lib/site/notes';
import type { NoteSummary } from '../lib/tree/tree';
import { jsxAttributes, readAttributes } from './jsx-node';
import { link, list, paragraph, text } from './mdast';
import { noteOf, partOf, type NoteFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Replaces `<note-list>` by a list of the notes and folders below this page, with their
 * descriptions; `of="recent"` lists the notes changed last, with the day, `of="all"` all of them by
 * section, `of="sections"` the sections alone with the number of notes in each. Around a table the
 * table is the list: folders get their number of notes, and what it does not name is added to it.
 * `except="problems"` leaves out the problem notes, for pages that show them in a table. Written
 * at compile time, so the browser needs no front matter.
 */
export function remarkNoteList(tree: Root, file: NoteFile): void {
  visitComponent(tree, 'NoteList', (element) => {
    const { of, except } = readAttributes(element);
    const below = of === 'recent' ? partOf(file, 'recent') : (noteOf(file)?.children ?? []);
    const notes = except === 'problems' ? withoutProblems(below, partOf(file, 'problems')) : below;
    const written = /** @type {Content[]} */ element.children;
    if (written.length > 0) {
      complete(written, below, partOf(file, 'all'));
      element.attributes = jsxAttributes({ kind: 'written' });
      return;
    }
    const all = of === undefined ? {} : partOf(file, 'all');
    const item = of === 'sections' ? counted(all) : of === 'recent' ? dated(all) : described;
    element.attributes = jsxAttributes({ kind: of === 'all' ? undefined : of });
    element.children =
      of === 'all'
        ? allNotes(all)
        : [
            ...(notes.length > 0 ? [listOf(notes.map(item))] : []),
            ...(below.length > 0 ? [] : [none()]),
          ];
  });
}

/** Makes the list of a folder of what its author wrote: a table, or several. */
function complete(
  written: Content[],
  below: readonly NoteSummary[],
  all: NotesData['notes'],
): void {
  const links = new Map<string, Link>();
  let last: Table | undefined;
  const root: Root = { type: 'root', children: written };
  visit(root, (node) => {
    if (node.type === 'link' && !links.has(node.url)) {
      links.set(node.url, node);
    }
    last = node.type === 'table' ? node : last;
  });
  for (const { route, title, description } of below) {
    const name = links.get(route);
    const count = countOf(route, all);
    if (name !== undefined && count > 0) {
      name.data = { hProperties: { dataCount: count } };
    } else if (name === undefined) {
      last?.children.push({
        type: 'tableRow',
        children: [[link(route, title)], [text(description)]].map((children) => ({
          type: 'tableCell',
          children,
        })),
      });
    }
  }
}

/** Notes below a folder. */
function countOf(route: string, all: NotesData['notes']): number {
  return Object.values(all).filter((note) => note.listed && note.route.startsWith(`${route}/`))
    .length;
}

function withoutProblems(
  notes: readonly NoteSummary[],
  problems: readonly { route: string }[],
): NoteSummary[] {
  const routes = new Set(problems.map(({ route }) => route));
  return notes.filter(({ route }) => !routes.has(route));
}

function none(): Paragraph {
  return paragraph([text('준비 중이다. 아직 공개한 노트가 없다.')]);
}

function described({ route, title, description }: NoteSummary): Paragraph[] {
  return [paragraph([link(route, title), text(` — ${description}`)])];
}

/** A list whose items stay paragraphs where they have more than one. */
function listOf(items: Paragraph[][]): List {
  const made = list(items);
  for (const item of made.children) {
    item.spread = item.children.length > 1;
  }
  return made;
}

/** A section with the number of notes in it, its own page among them: as the search counts. */
function counted(notes: NotesData['notes']) {
  const listed = Object.values(notes).filter((note) => note.listed && note.route !== '/404');
  return ({ route, title, description }: NoteSummary, index: number) => {
    const count = listed.filter((note) => `${note.route}/`.startsWith(`${route}/`)).length;
    const name = link(route, title);
    name.data = { hProperties: { className: ['section-mark', `section-${index + 1}`] } };
    return [paragraph([name, text(' '), small(`노트 ${count}개`)]), paragraph([text(description)])];
  };
}

/** A note with the day of its last change. */
function dated(
  notes: NotesData['notes'],
): ({ route, title, description }: NoteSummary) => Paragraph[] {
  const days = new Map(Object.values(notes).map(({ route, updated }) => [route, updated]));
  return ({ route, title, description }: NoteSummary) => [
    paragraph([link(route, title), ...day(days.get(route))]),
    paragraph([text(description)]),
  ];
}

function day(updated: string | undefined): PhrasingContent[] {
  return updated === undefined ? [] : [text(' '), small(updated)];
}

function small(value: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'small' }, children: [text(value)] };
}

/** Every listed note: a heading per section, below it the section's tree in reading order. */
function allNotes(notes: NotesData['notes']): (Heading | List | Paragraph)[] {
  const records = Object.values(notes);
  const children = new Map(records.map((note) => [note.route, note.children]));
  const tree = (below: readonly NoteSummary[]): List =>
    list(
      below.map(({ route, title }) => {
        const inside = children.get(route) ?? [];
        return [paragraph([link(route, title)]), ...(inside.length > 0 ? [tree(inside)] : [])];
      }),
    );
  const home = records.find(({ route }) => route === '/');
  return (home?.children ?? []).flatMap(({ route, title }) => {
    const below = children.get(route) ?? [];
    return [heading(route, title), below.length > 0 ? tree(below) : none()];
  });
}

function heading(route: string, title: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [link(route, title)],
    data: { hProperties: { id: `section-${route.slice(1)}` } },
  };
}
