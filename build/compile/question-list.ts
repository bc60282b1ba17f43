import type { Content, Root } from 'mdast';
import { visit } from '../../lib/markdown/visit';
import { escapeHtml } from '../../lib/markdown/escape-html';
import { parseMarkdown } from '../../lib/markdown/read-markdown';
import { groupBy } from '../../lib/note/group-by';
import type { NoteQuestions } from '../../lib/site/notes';
import { countQuestions, questionFolders } from '../../lib/site/question-folders';
import { tagNames } from '../../lib/vocabulary/tags';
import { jsxElement } from './jsx-node';
import { link, paragraph, type Linked } from './mdast';

/**
 * The questions of all notes with their answers folded, by folder and note, the folder with the most first. What
 * `client/questions.ts` relies on:
 *
 *   <form class="problem-filter" inert> select[name=tag], button.question-mix, button.question-open
 *   <span role="status">질문 449개</span>
 *   <section> a folder, in it <section data-tags="jpa spring"> a note, in it <details class="note-quiz">
 *
 * @param titleOf Title of a folder by its route.
 */
export function questionList(
  notes: readonly NoteQuestions[],
  titleOf: (route: string) => string,
): Content[] {
  return [
    jsxElement('QuestionFilter', { html: filterHtml(notes) }),
    ...questionFolders(notes).map(({ route, notes: inside, count }) =>
      jsxElement('section', {}, [
        heading(2, { route, title: titleOf(route) }, ` 질문 ${String(count)}개`),
        ...inside.map(sectionOf),
      ]),
    ),
  ];
}

function heading(depth: 2 | 3, note: Linked, count = ''): Content {
  const id = note.route.slice(1).replaceAll('/', '-');
  return {
    type: 'heading',
    depth,
    children: [link(note), { type: 'text', value: count }],
    data: { hProperties: { id } },
  };
}

function sectionOf(note: NoteQuestions): Content {
  const { route, title, tags, questions } = note;
  const cards = questions.map(({ question, answer, section }) =>
    jsxElement('NoteQuiz', { question }, [
      ...answerOf(answer, route),
      paragraph(link({ route: section === undefined ? route : `${route}#${section}`, title })),
    ]),
  );
  return jsxElement('section', { 'data-tags': tags.join(' ') }, [heading(3, note), ...cards]);
}

/** An answer as it stands in its note: links within that note lead there, and its places are none of this page. */
function answerOf(answer: string, route: string): Root['children'] {
  const tree = parseMarkdown('answer.md', answer);
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'link' && node.url.startsWith('#')) {
      node.url = `${route}${node.url}`;
    }
  });
  return tree.children;
}

function filterHtml(notes: readonly NoteQuestions[]): string {
  const tags = groupBy(notes, (note) => note.tags)
    .map(([tag, tagged]) => ({ tag, count: countQuestions(tagged) }))
    .sort((a, b) => b.count - a.count);
  const options = tags.map(
    ({ tag, count }) =>
      `<option value="${tag}">${escapeHtml(tagNames[tag] ?? tag)} ${String(count)}</option>`,
  );
  return [
    '<form class="problem-filter" aria-label="질문 거르기" autocomplete="off" inert>',
    `<label><span class="visually-hidden">태그</span><select name="tag"><option value="">모든 태그</option>${options.join('')}</select></label>`,
    '<button type="button" class="question-mix" aria-pressed="false">섞기</button>',
    '<button type="button" class="question-open">모두 펼치기</button>',
    `</form><p class="problem-count"><span role="status">질문 ${String(countQuestions(notes))}개</span></p>`,
  ].join('');
}
