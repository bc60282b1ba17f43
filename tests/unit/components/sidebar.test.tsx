// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sidebar } from '../../../components/chrome/sidebar';
import { PageTree } from '../../../components/page/site-tree';

const page = vi.hoisted(() => ({ route: '/docs/a' }));
const settings = vi.hoisted(() => ({
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: true, toggleButton: false },
}));
vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: page.route }) }));
vi.mock('nextra/hooks', () => ({ useFSRoute: () => page.route, useMounted: () => true }));
vi.mock('nextra-theme-docs', () => ({ useConfig: () => settings, useTheme: () => ({}) }));

const map = {
  docs: {
    title: 'Docs',
    type: 'page' as const,
    hasPage: false as const,
    children: { a: '가', b: '나', more: { title: '더', children: {}, partial: true as const } },
  },
};

let root: Root;
let fail: () => void;
const assign = vi.fn();

function goTo(route: string): void {
  page.route = route;
  vi.stubGlobal('location', { pathname: route, assign });
  act(() => {
    root.render(createElement(PageTree, { value: map }, createElement(Sidebar, { headings: [] })));
  });
}
const arrow = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[aria-label="더 아래의 노트"]');
  if (found === null) {
    throw new Error('폴더가 없다');
  }
  return found;
};

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('__SITE__', { basePath: '' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((_, reject) => {
        fail = () => {
          reject(new Error('끊겼다'));
        };
      }),
  );
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
  goTo('/docs/a');
  act(() => {
    arrow().click();
  });
  expect(document.querySelector('.menu-wait')).not.toBeNull();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

const lose = async (): Promise<void> => {
  await act(async () => {
    fail();
    await new Promise((done) => setTimeout(done));
  });
};

test('목록이 오지 않으면 그 폴더의 페이지로 간다', async () => {
  await lose();
  expect(assign).toHaveBeenCalledWith('/docs/more');
});
test('그동안 다른 노트로 간 사람은 그 노트에 있고, 폴더는 닫힌다', async () => {
  goTo('/docs/b');
  await lose();
  expect(assign).not.toHaveBeenCalled();
  expect(document.querySelector('.menu-wait')).toBeNull();
});
test('그동안 폴더를 닫은 사람은 그대로 있다', async () => {
  act(() => {
    arrow().click();
  });
  await lose();
  expect(assign).not.toHaveBeenCalled();
});
