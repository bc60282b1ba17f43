import { create } from '../page/create';
import { hrefOf } from '../../components/page/href';
import { tellMissing } from '../page/renew';
import type * as PanelModule from './search-panel';
import { openShell } from './shell';

type Panel = typeof PanelModule;

let panel: Promise<Panel> | undefined;

function loadPanel(): Promise<Panel> {
  panel ??= import('./search-panel')
    .catch(() => import('./search-panel'))
    .catch((error: unknown) => {
      panel = undefined;
      throw error;
    });
  return panel;
}

/** Loads the search and starts its worker, before the reader has opened it. */
export function prepareSearch(): void {
  loadPanel().then(
    ({ startSearch }) => {
      startSearch();
    },
    // Opening it tries again and says what is wrong.
    () => undefined,
  );
}

/** Opens the search: with what was typed last, or with a text. */
export function openSearch(text?: string): void {
  const shell = openShell(text);
  loadPanel().then(
    ({ attachPanel }) => {
      attachPanel(shell);
    },
    () => {
      tellMissing();
      const link = create('a', { href: hrefOf({ route: '/search' }) }, '전체 노트 목록에서 찾기');
      shell.body.replaceChildren('검색을 불러오지 못했습니다. ', link);
    },
  );
}
