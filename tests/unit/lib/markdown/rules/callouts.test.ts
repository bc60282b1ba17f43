import { expect, test } from 'vitest';
import { calloutKind } from '../../../../../lib/markdown/rules/callouts';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  ['> [!info]\n> 글', '알 수 없는 콜아웃 [!info]'],
  ['> [!success]\n> 글', '알 수 없는 콜아웃 [!success]'],
  ['> [!참고]\n> 글', '알 수 없는 콜아웃 [!참고]'],
  ['> [!note] 제목\n> 글', '제목이 있는 콜아웃 "제목"'],
  ['> [!NOTE] `코드`\n> 글', '제목이 있는 콜아웃'],
  ['> [!tip] **굵은 제목**\n>\n> 글', '제목이 있는 콜아웃'],
  ['> [!warning]- 접은 제목\n> 글', '접는 표시가 있는 콜아웃 [!warning]-'],
  ['> [!warning]+\n> 글', '접는 표시가 있는 콜아웃 [!warning]+'],
  ['> [!NOTE]', '글이 없는 콜아웃'],
  ['[!NOTE]\n글이다', '인용 밖의 콜아웃 [!NOTE]'],
  ['글이다.\n[!NOTE] 뒤', '2 인용 밖의 콜아웃 [!NOTE]'],
  ['> 글이다.\n> [!NOTE]\n> 뒤', '2 인용의 처음이 아닌 콜아웃 [!NOTE]'],
  ['- > [!note] 제목\n  > 글', '제목이 있는 콜아웃'],
  ['> > [!danger]\n> > 글', '알 수 없는 콜아웃 [!danger]'],
])('다른 프로그램의 콜아웃은 잘못이다: %j: %s', (source, found) => {
  expect(markupFaultsIn(source)[0]).toContain(found);
});

test.each([
  '> [!NOTE]\n> 글',
  '> [!tip]\n> - 항목',
  '> [!IMPORTANT]\n>\n> 글',
  '> 인용이다',
  '- > [!CAUTION]\n  > 글',
  '`[!NOTE]`로 쓴다',
])('콜아웃과 인용은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});

test.each([
  ['info', 'note'],
  ['Danger', 'caution'],
  ['success', 'tip'],
  ['NOTE', 'note'],
  ['constructor', undefined],
])('%s의 뜻에 가까운 콜아웃은 %s다', (kind, meant) => {
  expect(calloutKind(kind)).toBe(meant);
});
