import { describe, expect, test } from 'vitest';
import { remarkComponents } from '../../../../build/compile/remark-components';
import { remarkFigures } from '../../../../build/compile/remark-figures';
import { transform } from '../../../support/markdown-tree';
import { compileWith, NOTE_FILE, sampleNotes } from '../../../support/notes-data';
import { outline } from '../../../support/outline';

compileWith(sampleNotes);

function render(source: string): string {
  return outline(transform([remarkComponents, remarkFigures], source));
}

test('그림의 너비와 높이가 붙는다', () => {
  expect(render('<note-figure src="/icon.svg" alt="사이트의 아이콘"></note-figure>')).toBe(
    '<NoteFigure src="/icon.svg" alt="사이트의 아이콘" width="32" height="24"></NoteFigure>',
  );
});

test('없는 그림에서 멈춘다', () => {
  expect(() => render('앞\n\n<note-figure src="/img/none.svg" alt="없다"></note-figure>')).toThrow(
    `${NOTE_FILE}:7\n  찾은 것    없거나 읽을 수 없는 그림 파일 public/img/none.svg`,
  );
});

describe('글이 있는 그림', () => {
  const show = (name: string): string =>
    render(`<note-figure src="/img/${name}.svg" alt="글 하나"></note-figure>`);

  test.each([
    ['letters-11-in-340', '1280px', '11.0px'],
    ['letters-16-in-700', '390px', '8.0px'],
    ['letters-20-in-1344', '1280px', '10.0px'],
  ])('%s은 너비 %s의 창에서 %s라서 멈춘다', (name, window, shown) => {
    expect(() => show(name)).toThrow(
      `${NOTE_FILE}:5\n  찾은 것    너비 ${window}의 창에서 가장 작은 글이 ${shown}인 그림 public/img/`,
    );
  });

  test('두 창에서 읽을 수 있으면 지난다', () => {
    expect(show('letters-16-in-500')).toContain('width="500"');
  });
});
