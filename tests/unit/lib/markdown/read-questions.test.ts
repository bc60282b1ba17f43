import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../../lib/markdown/read-markdown';
import { readQuestions } from '../../../../lib/markdown/read-questions';

function read(body: string, file = 'pages/x.md'): ReturnType<typeof readQuestions> {
  return readQuestions(parseMarkdown(file, body), body);
}

test('질문마다 답의 마크다운과 줄을 안다', () => {
  const body = [
    '<note-quiz question="`a &lt; b`인가, a > b인가?">',
    '',
    '둘 다 **아니다**.',
    '',
    '- 같다',
    '',
    '</note-quiz>',
    '<note-quiz question="몇 개인가?">',
    '',
    '둘이다.',
    '',
    '</note-quiz>',
  ].join('\n');
  expect(read(body)).toEqual([
    { question: '`a < b`인가, a > b인가?', answer: '둘 다 **아니다**.\n\n- 같다', line: 1 },
    { question: '몇 개인가?', answer: '둘이다.', line: 7 },
  ]);
});

test('.mdx의 질문도 같다', () => {
  const body = '글\n\n<NoteQuiz question="왜?">\n\n그렇다.\n\n</NoteQuiz>';
  expect(read(body, 'pages/x.mdx')).toEqual([{ question: '왜?', answer: '그렇다.', line: 3 }]);
});

test('코드로 보인 질문과 닫히지 않은 질문은 질문이 아니다', () => {
  expect(read('```html\n<note-quiz question="a"></note-quiz>\n```')).toEqual([]);
  expect(read('<note-quiz question="a">\n\n답')).toEqual([]);
});
