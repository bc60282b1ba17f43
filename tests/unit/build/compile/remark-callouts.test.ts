import { describe, expect, test } from 'vitest';
import { remarkCallouts } from '../../../../build/compile/remark-callouts';
import { transform } from '../../../support/markdown-tree';
import { compileWith, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

function render(source: string): string {
  return outline(transform([remarkCallouts], source));
}

describe('콜아웃이 되는 인용', () => {
  test.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'important'],
    ['WARNING', 'warning'],
    ['CAUTION', 'caution'],
    ['Warning', 'warning'],
  ])('[!%s]는 kind="%s"인 Callout이다', (mark, kind) => {
    expect(render(`> [!${mark}]\n> 키는 72시간 보관된다.`)).toBe(
      `<Callout kind="${kind}">키는 72시간 보관된다.</Callout>`,
    );
  });

  test.each([
    ['> [!NOTE] 한 줄로 적는다.', '<Callout kind="note">한 줄로 적는다.</Callout>'],
    ['> [!NOTE]\n>\n> 첫째\n>\n> 둘째', '<Callout kind="note">첫째둘째</Callout>'],
    [
      '> [!TIP]\n> **강조**로 시작한다.',
      '<Callout kind="tip"><strong>강조</strong>로 시작한다.</Callout>',
    ],
    [
      '> [!TIP]\n> - 하나\n> - 둘',
      '<Callout kind="tip"><ul><li>하나</li><li>둘</li></ul></Callout>',
    ],
    ['- 항목\n\n  > [!TIP]\n  > 글', '<ul><li>항목<Callout kind="tip">글</Callout></li></ul>'],
  ])('%j → %s', (source, expected) => {
    expect(render(source)).toBe(expected);
  });
});

test.each([
  '> 그냥 인용이다.',
  '> 글 속의 [!NOTE]는 표시가 아니다.',
  '> **[!NOTE]**',
  '> - 목록',
  '> [!INFO]\n> 검사가 거절하는 종류',
])('인용으로 남는 것: %j', (source) => {
  expect(render(source)).toBe(outline(transform([], source)));
});
