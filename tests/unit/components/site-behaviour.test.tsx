// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteBehaviour } from '../../../components/chrome/site-behaviour';

vi.mock('next/router', () => ({
  default: {
    beforePopState: () => undefined,
    asPath: '/docs/redis',
    events: { on: vi.fn(), off: vi.fn() },
  },
  useRouter: () => ({ asPath: '/docs/redis' }),
}));
vi.mock('nextra/hooks', () => ({ useFSRoute: () => '/docs/redis' }));

const TABS = `<div class="note-tabs"><div class="tab-list"><button role="tab" aria-selected="true">가</button></div>
  <div class="tab-panel">가</div></div>`;

beforeEach(() => {
  vi.stubGlobal('__SITE__', { basePath: '' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  document.body.innerHTML = '<main><div class="note-body"></div></main><div id="root"></div>';
});

test('보는 노트로 가는 링크를 눌러 글이 새로 들어와도 탭이 산다', () => {
  const body = document.querySelector('.note-body') ?? document.body;
  const root = createRoot(document.querySelector('#root') ?? document.body);
  for (const note of [{ route: '/docs/redis' }, { route: '/docs/redis' }]) {
    body.innerHTML = TABS;
    act(() => {
      root.render(createElement(SiteBehaviour, { note }));
    });
    expect(document.querySelectorAll('.note-tabs[data-ready]')).toHaveLength(1);
  }
  act(() => {
    root.unmount();
  });
});
