import type { Content, List, PhrasingContent, Root } from 'mdast';
import type { Problem } from '../lib/connections/problems';
import type { SeriesPlace } from '../lib/connections/series';
import type { NoteSummary } from '../lib/tree/tree';
import { generatedSections } from '../lib/vocabulary/generated-sections';
import { jsxElement } from './jsx-node';
import { link, list, paragraph, text } from './mdast';
import { noteOf, type NoteFile } from './notes-data';

/**
 * Writes what connects a note to others: its place in a series below the title, and at the end the
 * problems that use the technique it explains, or the problems and topics like the one it solves, and
 * the notes that lead to it or are about the same.
 */
export function remarkConnections(tree: Root, file: NoteFile): void {
  const note = noteOf(file);
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (note?.series && title !== -1) {
    tree.children.splice(title + 1, 0, component('NoteSeries', seriesNodes(note.series)));
  }
  if (note?.problems) {
    tree.children.push(section(generatedSections.topic, [problemList(note.problems)]));
  }
  if (note?.related) {
    const { topics, problems } = note.related;
    const topicLinks = joined(topics.map(({ route, title: name }) => link(route, name)));
    tree.children.push(
      section(generatedSections.problem, [
        ...(topics.length > 0 ? [paragraph([text('주제: '), ...topicLinks])] : []),
        ...(problems.length > 0 ? [problemList(problems)] : []),
      ]),
    );
  }
  if (note?.seeAlso) {
    const { alike, backlinks } = note.seeAlso;
    const links = joined(backlinks.map(({ route, title: name }) => link(route, name)));
    tree.children.push(
      section(generatedSections.note, [
        ...(alike.length > 0 ? [noteList(alike)] : []),
        ...(links.length > 0 ? [paragraph([text('이 노트를 가리키는 노트: '), ...links])] : []),
      ]),
    );
  }
}

function noteList(notes: readonly NoteSummary[]): List {
  return list(
    notes.map(({ route, title, description }) => [
      paragraph([link(route, title), text(` — ${description}`)]),
    ]),
  );
}

function seriesNodes({ folder, position, total, previous, next }: SeriesPlace): Content[] {
  const neighbours = [
    ['이전 글', previous],
    ['다음 글', next],
  ] as const;
  const items = neighbours.flatMap(([label, note]) =>
    note === undefined ? [] : [[text(`${label}: `), link(note.route, note.title)]],
  );
  return [
    paragraph([
      text(`연재 ${String(position)}/${String(total)} · `),
      link(folder.route, folder.title),
    ]),
    ...(items.length > 0 ? [list(items.map((item) => [paragraph(item)]))] : []),
  ];
}

function problemList(problems: readonly Problem[]): List {
  return list(
    problems.map(({ route, site, number, title, level, languages }) => {
      const facts = [
        `${site.name} ${number}`.trim(),
        level.name,
        languages.map(({ name }) => name).join(', '),
      ];
      const known = facts.filter((fact) => fact !== '').join(' · ');
      return [paragraph([link(route, title), text(` — ${known}`)])];
    }),
  );
}

function section(
  { id, title }: { readonly id: string; readonly title: string },
  children: Content[],
) {
  return component('NoteRelated', [
    { type: 'heading', depth: 2, children: [text(`${title} [#${id}]`)] },
    ...children,
  ]);
}

function component(name: string, children: Content[]) {
  return jsxElement(name, {}, children);
}

function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
}
