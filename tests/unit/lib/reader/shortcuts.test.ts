import { describe, expect, test } from 'vitest';
import {
  marksShortcut,
  shortcutOf,
  shortcuts,
  type KeyPress,
} from '../../../../lib/reader/shortcuts';

function press(options: Partial<KeyPress>): KeyPress {
  const released = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { code: '', key: '', ...released, ...options };
}

describe('검색을 여는 키', () => {
  test.each([
    ['Ctrl+K', { code: 'KeyK', key: 'k', ctrlKey: true }],
    ['⌘K', { code: 'KeyK', key: 'k', metaKey: true }],
    ['한글 자판의 Ctrl+K(ㅏ)', { code: 'KeyK', key: 'ㅏ', ctrlKey: true }],
    ['Caps Lock이 켜진 Ctrl+K', { code: 'KeyK', key: 'K', ctrlKey: true }],
    ['/', { code: 'Slash', key: '/' }],
    ['입력기가 가져간 /', { code: 'Slash', key: 'Process' }],
  ])('%s', (_name, options) => {
    expect(shortcutOf(press(options), false)).toBe('search');
  });

  test.each([
    ['?', { code: 'Slash', key: '?', shiftKey: true }],
    ['Ctrl+/', { code: 'Slash', key: '/', ctrlKey: true }],
    ['Ctrl+Shift+K', { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true }],
    ['k', { code: 'KeyK', key: 'k' }],
    ['드보락 자판의 Ctrl+T(K 자리)', { code: 'KeyK', key: 't', ctrlKey: true }],
    ['독일어 자판의 -(/ 자리)', { code: 'Slash', key: '-' }],
  ])('%s로는 열리지 않는다', (_name, options) => {
    expect(shortcutOf(press(options), false)).not.toBe('search');
  });

  test('글을 쓰는 곳에서 /는 글자이고, Ctrl+K는 그대로 연다', () => {
    expect(shortcutOf(press({ code: 'Slash', key: '/' }), true)).toBeUndefined();
    expect(shortcutOf(press({ code: 'KeyK', key: 'k', ctrlKey: true }), true)).toBe('search');
  });
});

test.each([
  ['n', { code: 'KeyN', key: 'n' }, 'next'],
  ['한글 자판의 n(ㅜ)', { code: 'KeyN', key: 'ㅜ' }, 'next'],
  ['N', { code: 'KeyN', key: 'N', shiftKey: true }, 'previous'],
  ['Esc', { code: 'Escape', key: 'Escape' }, 'clear'],
  ['Ctrl+N', { code: 'KeyN', key: 'n', ctrlKey: true }, undefined],
  ['m', { code: 'KeyM', key: 'm' }, undefined],
])('찾은 말 사이를 옮기는 키: %s', (_name, options, expected) => {
  expect(marksShortcut(press(options))).toBe(expected);
});

test.each(shortcuts)('?의 목록: $name: $meaning', ({ action, code, letter, held }) => {
  const keys = { ctrlKey: held === 'command', shiftKey: held === 'shift' };
  expect(shortcutOf(press({ code, key: letter, ...keys }), false)).toBe(action);
});

test.each([
  ['n', { code: 'KeyN', key: 'n' }, 'next'],
  ['한글 자판의 n(ㅜ)', { code: 'KeyN', key: 'ㅜ' }, 'next'],
  ['한글 자판의 p(ㅔ)', { code: 'KeyP', key: 'ㅔ' }, 'previous'],
  ['입력기가 가져간 p', { code: 'KeyP', key: 'Process' }, 'previous'],
  ['?', { code: 'Slash', key: '?', shiftKey: true }, 'keys'],
  ['Shift+N', { code: 'KeyN', key: 'N', shiftKey: true }, undefined],
  ['Ctrl+P', { code: 'KeyP', key: 'p', ctrlKey: true }, undefined],
  ['드보락 자판의 l(P 자리)', { code: 'KeyP', key: 'l' }, undefined],
])('글을 옮기는 키: %s', (_name, options, expected) => {
  expect(shortcutOf(press(options), false)).toBe(expected);
});
