import type { Content, Paragraph, Root } from 'mdast';
import type { Problem } from '../../lib/connections/problems';
import type { PathPlace } from '../../lib/site/paths';
import { generatedSections } from '../../lib/vocabulary/generated-sections';
import { jsxElement } from './jsx-node';
import { described, link, list, paragraph, text, type Linked } from './mdast';
import { noteOf, type CompiledFile } from './notes-data';

/**
 * Writes the links from a note to others: below the title its place in a series; at the end what is next on its
 * learning paths, the problems that use its technique, or the problems and topics like its own, then the notes that
 * link to it or share its tags.
 */
export function remarkConnections(tree: Root, file: CompiledFile): void {
  const { series, paths, problems, related, seeAlso } = noteOf(file) ?? {};
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (series && title !== -1) {
    const { folder, position, total, previous, next } = series;
    const place = [
      paragraph(text(`연재 ${String(position)}/${String(total)} · `), link(folder)),
      ...list(
        [neighbour('이전 글', previous), neighbour('다음 글', next)].filter(
          (line) => line.length > 0,
        ),
      ),
    ];
    const share = (position / total).toFixed(3);
    tree.children.splice(title + 1, 0, jsxElement('NoteSeries', { share }, place));
  }
  const end = tree.children;
  if (paths) {
    end.push(jsxElement('NotePath', {}, list(paths.map((place) => [nextOnPath(place)]))));
  }
  if (problems) {
    end.push(section('topic', problemList(problems)));
  }
  if (related) {
    const topics = links('주제: ', related.topics);
    end.push(section('problem', [...topics, ...problemList(related.problems)]));
  }
  if (seeAlso) {
    const alike = list(seeAlso.alike.map((note) => [described(note, note.description)]));
    end.push(section('note', [...alike, ...backlinks(seeAlso.backlinks)]));
  }
}

function nextOnPath({ path, position, total, next }: PathPlace): Paragraph {
  const place = [link(path), text(` ${String(position)}/${String(total)}`)];
  return next === undefined
    ? paragraph(...place)
    : paragraph(text('다음: '), link(next), text(' · '), ...place);
}

/** Links the note before or after in a series by its role; the end of the page shows the title. */
function neighbour(label: string, note: Linked | undefined): Paragraph[] {
  return note === undefined
    ? []
    : [paragraph({ ...link({ route: note.route, title: label }), title: note.title })];
}

/** Writes the links back to a note, folded because few readers go back. */
function backlinks(notes: readonly Linked[]): Content[] {
  const items = list(notes.map((note) => [paragraph(link(note))]));
  return items.length === 0
    ? []
    : [jsxElement('NoteBacklinks', { count: String(notes.length) }, items)];
}

function links(label: string, notes: readonly Linked[]): Paragraph[] {
  const parts = notes.flatMap((note, index) => [text(index === 0 ? label : ', '), link(note)]);
  return parts.length === 0 ? [] : [paragraph(...parts)];
}

function problemList(problems: readonly Problem[]): Content[] {
  return list(
    problems.map((problem) => {
      const { site, number, level, languages } = problem;
      const facts = [
        `${site.name} ${number}`.trim(),
        level.name,
        languages.map(({ name }) => name).join(', '),
      ];
      return [described(problem, facts.filter((fact) => fact !== '').join(' · '))];
    }),
  );
}

function section(kind: keyof typeof generatedSections, children: Content[]): Content {
  const { id, title } = generatedSections[kind];
  return jsxElement('NoteRelated', {}, [
    { type: 'heading', depth: 2, children: [text(`${title} [#${id}]`)] },
    ...children,
  ]);
}
