import { expect, test } from 'vitest';
import { isPlainClick } from '../../../../lib/reader/plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('글쇠 없이 누른 첫째 단추만 이 창에서 연다', () => {
  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('%s와 누르면 브라우저에 맡긴다', (key) => {
  expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
});
