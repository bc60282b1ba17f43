// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareTabs, watchTabs } from '../../../client/tabs';
import { reveal } from '../../../client/search/reveal';
import { openShell } from '../../../client/search/shell';

beforeAll(watchTabs);

beforeEach(() => {
  document.body.innerHTML = `<div class="note-tabs"><div class="tab-list">
    <button role="tab" aria-selected="true">가</button><button role="tab" aria-selected="false">나</button></div>
    <div class="tab-panel">가</div><div class="tab-panel"><p id="found">나</p></div></div>`;
  prepareTabs();
});

const selected = (): (string | null)[] =>
  [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('aria-selected'));

test('찾은 말이 숨은 탭에 있으면 그 탭이 열린다', () => {
  const found = document.querySelector('#found');
  expect(found?.closest('[hidden]')).not.toBeNull();
  reveal(found ?? document.body);
  expect(found?.closest('[hidden]')).toBeNull();
  expect(selected()).toEqual(['false', 'true']);
});

test('누른 탭의 내용만 보이고, 화살표 키는 초점과 함께 탭을 돈다', () => {
  const shown = (): (string | null)[] =>
    [...document.querySelectorAll('.tab-panel:not([hidden])')].map((panel) => panel.textContent);
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs[1]?.click();
  expect([shown(), selected()]).toEqual([['나'], ['false', 'true']]);
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(tabs.map((tab) => tab === document.activeElement)).toEqual(
      selected().map((is) => is === 'true'),
    );
    expect(shown()).toEqual([key === 'ArrowRight' ? '가' : '나']);
  }
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  '%j와 화살표는 브라우저의 것이다',
  (held) => {
    const press = new KeyboardEvent('keydown', {
      ...{ key: 'ArrowLeft', bubbles: true, cancelable: true },
      ...held,
    });
    document.querySelector('[role="tab"]')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(selected()).toEqual(['true', 'false']);
  },
);

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
