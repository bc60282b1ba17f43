import { chosenTab, tabAfterKey } from '../lib/reader/tabs';
import { hashTarget } from '../components/page/href';
import { hitBy, listen } from './page/listen';
import { storageKeys, writeStored } from './page/storage';

const TABS = '.note-tabs';
/** Tabs that follow the reader's choice of language; `remark-code-tabs.ts` writes them. */
const LANGUAGE_TABS = `${TABS}[data-group="language"]`;

function buttonsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')];
}

function panelsOf(tabs: Element): Element[] {
  return [...tabs.querySelectorAll(':scope > .tab-panel')];
}

function show(tabs: Element, active: number): void {
  buttonsOf(tabs).forEach((button, index) => {
    button.setAttribute('aria-selected', String(index === active));
    button.tabIndex = index === active ? 0 : -1;
  });
  panelsOf(tabs).forEach((panel, index) => {
    panel.classList.toggle('active', index === active);
    if (index === active) {
      panel.removeAttribute('hidden');
    } else {
      // So that the browser's own search finds text inside.
      panel.setAttribute('hidden', 'until-found');
    }
  });
}

/** Shows the reader's chosen language, if these tabs have it. */
function followChoice(tabs: Element): void {
  const buttons = buttonsOf(tabs);
  const current = buttons.findIndex((button) => button.getAttribute('aria-selected') === 'true');
  const choice = tabs.matches(LANGUAGE_TABS)
    ? // Set by mark-root.ts before the first paint.
      document.documentElement.dataset['language']
    : undefined;
  const values = buttons.map(({ dataset }) => dataset['value']);
  show(tabs, chosenTab(values, { choice, current }));
}

/** Runs a change, and scrolls so that an element keeps its place in the window. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Puts the heading at the top of a panel into the address, so that the address and Back open the panel. */
function nameInAddress(panel: Element | undefined): void {
  const id = panel?.querySelector(':scope > p:first-child + :is(h2, h3)')?.id ?? '';
  if (id !== '') {
    history.replaceState(history.state, '', `${location.search}#${id}`);
  }
}

function select(tabs: Element, index: number): void {
  const language = buttonsOf(tabs)[index]?.dataset['value'];
  if (language === undefined || !tabs.matches(LANGUAGE_TABS)) {
    show(tabs, index);
    nameInAddress(panelsOf(tabs)[index]);
    return;
  }
  writeStored('localStorage', storageKeys.language, language);
  document.documentElement.dataset['language'] = language;
  keepInPlace(tabs, () => {
    document.querySelectorAll(LANGUAGE_TABS).forEach(followChoice);
  });
}

function openAround(element: Element | null | undefined): void {
  const panel = element?.closest('.tab-panel');
  const tabs = panel?.closest(TABS);
  if (panel && tabs) {
    if (!panel.classList.contains('active')) {
      show(tabs, panelsOf(tabs).indexOf(panel));
    }
    openAround(tabs.parentElement);
  }
}

/** Opens the panel that the address leads into: a closed panel has nothing to scroll to. */
function openHash(): void {
  const target = hashTarget();
  if (target?.closest('.tab-panel:not(.active)')) {
    openAround(target);
  }
}

function onPress(event: MouseEvent | KeyboardEvent): void {
  // Alt with an arrow is the browser's own key for Back and Forward.
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const button = hitBy(event, '.tab-list > [role="tab"]');
  const tabs = button?.closest(TABS);
  if (!button || !tabs) {
    return;
  }
  const buttons = buttonsOf(tabs);
  const pressed = buttons.indexOf(button);
  const index = 'key' in event ? tabAfterKey(event.key, pressed, buttons.length) : pressed;
  if (index !== undefined) {
    event.preventDefault();
    select(tabs, index);
    buttons[index]?.focus();
  }
}

/** Opens the tabs that the reader's choice and the address ask for. */
export function prepareTabs(): void {
  document.querySelectorAll(TABS).forEach((tabs) => {
    followChoice(tabs);
    tabs.setAttribute('data-ready', '');
  });
  openHash();
}

/**
 * Listens once for all tabs, which are plain HTML. Tabs switch by pointer and by key, and the browser's own
 * search and links to a place inside open the panel around it.
 */
export function watchTabs(): void {
  listen({
    click: onPress,
    keydown: onPress,
    beforematch: ({ target }) => {
      openAround(target instanceof Element ? target : null);
    },
  });
  addEventListener('hashchange', openHash);
}
