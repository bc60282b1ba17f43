// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openShell } from '../../../components/search/shell';

test('글자를 고르다 상자 밖에서 놓아도 검색은 열려 있고, 바깥을 누르면 닫힌다', () => {
  document.body.innerHTML =
    '<dialog class="search-dialog" open><input><div class="search-body"></div></dialog>';
  const { dialog, input } = openShell();
  const close = vi.fn();
  dialog.close = close;
  const press = (on: Element): void => {
    on.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    // What was pressed in one place and left in another is a click on what holds both.
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  press(input);
  expect(close).not.toHaveBeenCalled();
  press(dialog);
  expect(close).toHaveBeenCalledOnce();
});
