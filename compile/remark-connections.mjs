import { generatedSections } from '../lib/vocabulary/generated-sections.mjs';
import { jsxElement } from './jsx-node.mjs';
import { link, list, paragraph, text } from './mdast.mjs';
import { noteOf } from './notes-data.mjs';

/**
 * @import { Content, List, PhrasingContent, Root } from 'mdast'
 * @import { VFile } from 'vfile'
 * @import { Problem } from '../lib/connections/problems'
 * @import { SeriesPlace } from '../lib/connections/series'
 * @import { NoteSummary } from '../lib/tree/tree'
 */

/**
 * Writes what connects a note to others: its place in a series below the title, and at the end the
 * problems that use the technique it explains, or the problems and topics like the one it solves, and
 * the notes that lead to it or are about the same.
 */
export function remarkConnections() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
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
  };
}

/** @param {readonly NoteSummary[]} notes @returns {List} */
function noteList(notes) {
  return list(
    notes.map(({ route, title, description }) => [
      paragraph([link(route, title), text(` — ${description}`)]),
    ]),
  );
}

/** @param {SeriesPlace} series @returns {Content[]} */
function seriesNodes({ folder, position, total, previous, next }) {
  const neighbours = /** @type {const} */ ([
    ['이전 글', previous],
    ['다음 글', next],
  ]);
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

/** @param {readonly Problem[]} problems @returns {List} */
function problemList(problems) {
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

/** @param {{ readonly id: string, readonly title: string }} heading @param {Content[]} children */
function section({ id, title }, children) {
  return component('NoteRelated', [
    { type: 'heading', depth: 2, children: [text(`${title} [#${id}]`)] },
    ...children,
  ]);
}

/** @param {string} name @param {Content[]} children */
function component(name, children) {
  return /** @type {Content} */ (/** @type {unknown} */ (jsxElement(name, {}, children)));
}

/** @param {readonly PhrasingContent[]} nodes @returns {PhrasingContent[]} */
function joined(nodes) {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
}
