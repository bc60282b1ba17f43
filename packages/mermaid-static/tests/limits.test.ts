import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESKTOP, isReadable, PHONE, shownLabel } from '../src/limits';

/**
 * Width of its box, in px, from which the wide form of a diagram is shown (`components/styles/figures.css`): a
 * picture as wide as the text of a desktop has then shrunk until its labels are as small as a phone allows.
 */
const WIDE_BOX = (DESKTOP.column * PHONE.least) / DESKTOP.least;

test('글보다 넓은 그림은 줄어들고, 좁은 그림은 커지지 않는다', () => {
  expect(shownLabel({ width: 2 * DESKTOP.column, label: 12 }, DESKTOP)).toBe(6);
  expect(shownLabel({ width: 100, label: 12 }, DESKTOP)).toBe(12);
});

test('글의 너비에 꼭 맞는 12px의 그림은 데스크톱에서 읽을 수 있고, 1px만 넓어도 읽을 수 없다', () => {
  expect(isReadable({ width: DESKTOP.column, label: 12 }, DESKTOP)).toBe(true);
  expect(isReadable({ width: DESKTOP.column + 1, label: 12 }, DESKTOP)).toBe(false);
});

test('넓은 그림을 보이기 시작하는 너비는 스타일시트에 쓴 값이고, 그때의 글은 휴대전화의 것보다 작지 않다', () => {
  const css = readFileSync('components/styles/figures.css', 'utf8');
  expect(/@container \(width < (\d+)px\)/.exec(css)?.[1]).toBe(String(WIDE_BOX));
  expect((12 * WIDE_BOX) / DESKTOP.column).toBeGreaterThanOrEqual(PHONE.least);
});
