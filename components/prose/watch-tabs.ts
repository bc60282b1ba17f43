import { decodeAddress } from '../../lib/addresses/decode-address';
import { changeInPlace } from '../page/place-events';
import { writeStored } from '../page/storage';

const TABS = '.note-tabs';

function buttonsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')];
}

function panelsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
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
      // The browser's own search looks inside.
      panel.setAttribute('hidden', 'until-found');
    }
  });
}

/** Attribute of the root element that holds the reader's choice in a group, set before the first paint. */
function choiceAttribute(group: string): string {
  return `data-${group}`;
}

/** Shows the tab that the reader has chosen in the group, where these tabs have it. */
function followChoice(tabs: Element): void {
  const group = tabs.getAttribute('data-group');
  const choice =
    group === null ? null : document.documentElement.getAttribute(choiceAttribute(group));
  const chosen = buttonsOf(tabs).findIndex(
    (button) => choice !== null && button.getAttribute('data-value') === choice,
  );
  const current = buttonsOf(tabs).findIndex(
    (button) => button.getAttribute('aria-selected') === 'true',
  );
  show(tabs, chosen === -1 ? current : chosen);
}

/** Runs a change and scrolls so that an element stays where it is in the window. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

function select(tabs: Element, index: number): void {
  const group = tabs.getAttribute('data-group');
  const value = buttonsOf(tabs)[index]?.getAttribute('data-value') ?? null;
  if (group === null || value === null) {
    show(tabs, index);
    return;
  }
  writeStored('localStorage', group, value);
  document.documentElement.setAttribute(choiceAttribute(group), value);
  keepInPlace(tabs, () => {
    show(tabs, index);
    document.querySelectorAll(`${TABS}[data-group="${group}"]`).forEach(followChoice);
  });
}

/** Opens the panel around an element, and those around that one. */
function openAround(element: Element | null): void {
  for (
    let panel = element?.closest('.tab-panel');
    panel;
    panel = panel.parentElement?.closest('.tab-panel')
  ) {
    const tabs = panel.closest(TABS);
    if (tabs !== null && !panel.classList.contains('active')) {
      show(tabs, panelsOf(tabs).indexOf(panel as HTMLElement));
    }
  }
}

/** Opens the panel that the address leads into; only then there is something to scroll to. */
function openHash(): void {
  const target = document.getElementById(decodeAddress(location.hash.slice(1)));
  if (target?.closest('.tab-panel:not(.active)')) {
    changeInPlace(() => {
      openAround(target);
    });
  }
}

function tabAt(target: EventTarget | null): { tabs: Element; index: number } | undefined {
  const button = target instanceof Element ? target.closest('.tab-list > [role="tab"]') : null;
  const tabs = button?.closest(TABS);
  return tabs && button
    ? { tabs, index: buttonsOf(tabs).indexOf(button as HTMLElement) }
    : undefined;
}

function onClick(event: MouseEvent): void {
  const tab = tabAt(event.target);
  if (tab !== undefined) {
    select(tab.tabs, tab.index);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAt(event.target);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (tab !== undefined && step !== undefined) {
    event.preventDefault();
    const buttons = buttonsOf(tab.tabs);
    const next = (tab.index + step + buttons.length) % buttons.length;
    select(tab.tabs, next);
    buttons[next]?.focus();
  }
}

function onBeforeMatch(event: Event): void {
  openAround(event.target instanceof Element ? event.target : null);
}

/** Gives the tabs of the note being shown their state: the reader's choice, and what the address asks for. */
export function prepareTabs(): void {
  document.querySelectorAll(TABS).forEach((tabs) => {
    followChoice(tabs);
    tabs.setAttribute('data-ready', '');
  });
  openHash();
}

/**
 * One set of listeners for all tabs, which are plain HTML: they switch by pointer and by key, and the
 * browser's own search and links to a place inside open the panel they lead to.
 *
 * @returns Stops watching.
 */
export function watchTabs(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('beforematch', onBeforeMatch);
  window.addEventListener('hashchange', openHash);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('beforematch', onBeforeMatch);
    window.removeEventListener('hashchange', openHash);
  };
}
