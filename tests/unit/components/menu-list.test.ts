// @vitest-environment jsdom
import { act, createElement, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuList } from '../../../components/chrome/menu-list';
import type { CompactPageMap } from '../../../lib/tree/compact-page-map';
import { menuRows } from '../../../lib/tree/menu';
import type { Route } from '../../../lib/vocabulary/routes';

/** The links drawn since it was last emptied: each row with a page draws one. */
const drawn = vi.hoisted((): string[] => []);

vi.mock('../../../components/page/link', () => ({
  default: ({ href = '', ...props }: ComponentProps<'a'>) => {
    drawn.push(href);
    return createElement('a', { href, ...props });
  },
}));

const notes = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`note-${index}`, `노트 ${index}`]),
);
const map: CompactPageMap = {
  docs: {
    title: 'Docs',
    type: 'page',
    hasPage: false,
    children: {
      index: '개요',
      redis: { title: '레디스', children: { stream: '스트림' } },
      ...notes,
    },
  },
};
const onToggle = vi.fn();

function list(route: string, open: readonly string[]): ReturnType<typeof createElement> {
  const rows = menuRows(map, route as Route, new Set(open as Route[]));
  return createElement(MenuList, { rows, headings: [], onToggle });
}

let root: Root;

function draw(route: string, open: readonly string[] = ['/docs']): string[] {
  drawn.length = 0;
  act(() => {
    root.render(list(route, open));
  });
  return drawn;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<nav></nav>';
  root = createRoot(document.querySelector('nav') ?? document.body);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
});

/** The element that a selector finds. */
function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) {
    throw new Error(`not drawn: ${selector}`);
  }
  return element;
}

test('노트에서 노트로 가면 바뀌는 두 줄만 다시 그린다', () => {
  expect(draw('/docs/note-3')).toHaveLength(102);
  expect(draw('/docs/note-7')).toEqual(['/docs/note-3', '/docs/note-7']);
  expect(draw('/docs/note-7')).toEqual([]);
});

test('폴더를 열면 그 줄과 새로 보이는 줄만 그린다', () => {
  draw('/docs/note-3');
  expect(draw('/docs/note-3', ['/docs', '/docs/redis'])).toEqual([
    '/docs/redis',
    '/docs/redis/stream',
  ]);
});

test('폴더의 단추는 제가 여닫는 목록을 가리키고, 읽는 노트의 줄은 그렇다고 말한다', () => {
  draw('/docs/redis/stream', ['/docs', '/docs/redis']);
  const button = find('a[href="/docs/redis"] + button');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-label')).toBe('레디스 아래의 노트');
  const below = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(below?.textContent).toBe('스트림');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(find('[aria-current="page"]').textContent).toBe('스트림');
});

test.each([
  ['닫힌 폴더', 'ArrowRight', [], true],
  ['닫힌 폴더', 'ArrowLeft', [], false],
  ['닫힌 폴더', ' ', [], true],
  ['열린 폴더', 'ArrowRight', ['/docs/redis'], false],
  ['열린 폴더', 'ArrowLeft', ['/docs/redis'], true],
])('%s의 링크에서 누른 %j', (_kind, key, open, toggles) => {
  onToggle.mockClear();
  draw('/docs', ['/docs', ...open]);
  find('a[href="/docs/redis"]').dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  expect(onToggle.mock.calls).toEqual(toggles ? [['/docs/redis']] : []);
});

test('읽고 있는 폴더의 이름은 그 폴더를 여닫고, 새 탭으로 열 때는 그러지 않는다', () => {
  onToggle.mockClear();
  draw('/docs/redis', ['/docs', '/docs/redis']);
  const prevented: boolean[] = [];
  document.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  for (const init of [{}, { shiftKey: true }]) {
    find('a[href="/docs/redis"]').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
    );
  }
  expect(prevented).toEqual([true, false]);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('/docs/redis');
});

test('아직 모르는 폴더를 열면 기다린다고 말한다', () => {
  const partial: CompactPageMap = { redis: { title: '레디스', children: {}, partial: true } };
  const rows = menuRows(partial, '/' as Route, new Set(['/redis' as Route]));
  const html = renderToString(createElement(MenuList, { rows, headings: [], onToggle }));
  expect(html).toContain('불러오는 중');
  expect(html).toContain('aria-expanded="true"');
});
