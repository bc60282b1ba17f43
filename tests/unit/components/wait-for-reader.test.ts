// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { waitForReader } from '../../../components/chrome/wait-for-reader';
import { shortcutOf } from '../../../lib/reader/shortcuts';

test.each([
  { code: 'KeyK', key: 'k', ctrlKey: true },
  { code: 'KeyK', key: 'K', ctrlKey: true, shiftKey: true },
  { code: 'KeyK', key: 'k', ctrlKey: true, altKey: true },
  { code: 'Slash', key: '/' },
  { code: 'Slash', key: '?', shiftKey: true },
  { code: 'Slash', key: '/', altKey: true },
])('스크립트가 오기 전에도 %j는 온 뒤와 같은 키다', (held) => {
  waitForReader([], 'ready', 'missing', 'build', false);
  const press = new KeyboardEvent('keydown', { ...held, bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  dispatchEvent(new Event('ready'));
  expect(press.defaultPrevented).toBe(shortcutOf(press, false) === 'search');
});
