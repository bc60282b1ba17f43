// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResultList } from '../../../client/search/result-list';
import type { PageResult } from 'ko-search/results';

const LETTER = 10;
beforeEach(() => {
  vi.stubGlobal('__SITE__', { basePath: '' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sizes: Record<string, (element: Element) => number> = {
    offsetLeft: (element) => (element.previousSibling?.textContent?.length ?? 0) * LETTER,
    offsetWidth: (element) => element.textContent.length * LETTER,
  };
  for (const [name, size] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return size(this);
    });
  }
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function pages(start: number): PageResult[] {
  const text = 'x'.repeat(100);
  return [
    {
      route: '/a',
      title: '가',
      titleMarks: [],
      isRow: true,
      sections: [],
      isSimilar: false,
      trail: [],
      snippet: { kind: 'code', language: 'java', text, marks: [{ start, end: start + 5 }] },
    },
  ];
}

test('글자를 더 쳐서 같은 줄의 표시가 옮겨 가면 코드도 따라 옮긴다', () => {
  const root = createRoot(document.querySelector('#root') ?? document.body);
  const show = (start: number, number: number): number => {
    act(() => {
      root.render(
        createElement(ResultList, {
          pages: pages(start),
          number,
          selected: undefined,
          isChosen: false,
          onOpen: vi.fn(),
          onOpenElsewhere: vi.fn(),
        }),
      );
    });
    return document.querySelector('code')?.scrollLeft ?? -1;
  };
  expect(show(2, 1)).toBe(0);
  expect(show(80, 2)).toBe(700);
  expect(show(2, 3)).toBe(0);
  act(() => {
    root.unmount();
  });
});
