import { hashTarget } from '../components/page/href';
import { readStored, storageKeys, writeStored } from './page/storage';

/** By history entry: number of a part of the text, number of a block in it, the block's distance below the bar. */
type Places = Record<string, readonly [part: number, block: number, distance: number]>;

const PARTS = '.note-body > :not(.note-part), .note-part > *';
const BLOCKS = ':is(h2, h3, h4, p, li, dt, td, pre, summary)';

function readPlaces(): Places {
  try {
    return JSON.parse(readStored('sessionStorage', storageKeys.places) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function historyKey(): string {
  return ('navigation' in window ? navigation.currentEntry?.key : undefined) ?? location.pathname;
}

function barBottom(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function blocksOf(part: number): Element[] {
  return [...([...document.querySelectorAll(PARTS)].at(part)?.querySelectorAll(BLOCKS) ?? [])];
}

/** Finds a block; where it is hidden, as the steps of a diagram in a wide window, its part. */
function elementAt(part: number, block: number): Element | undefined {
  const found = blocksOf(part).at(block);
  return found?.checkVisibility() ? found : [...document.querySelectorAll(PARTS)].at(part);
}

/** Number of the first element below the bar; -1, the last, for a reader at the footer. */
function firstInSight(elements: Iterable<Element>): number {
  const top = barBottom();
  return [...elements].findIndex((each) => each.getBoundingClientRect().bottom > top);
}

function storePlace(): void {
  const part = firstInSight(document.querySelectorAll(PARTS));
  const block = firstInSight(blocksOf(part));
  const distance = (elementAt(part, block)?.getBoundingClientRect().top ?? 0) - barBottom();
  const places: Places = { ...readPlaces(), [historyKey()]: [part, block, distance] };
  writeStored('sessionStorage', storageKeys.places, JSON.stringify(places));
}

/**
 * Keeps the reader's place over a reload and Back, by an element, and holds the target of a link in place until the
 * reader moves. A pixel position would not do: in a long page the browser lays out distant parts only when they
 * come near, and tabs above may change.
 *
 * @returns what to call when another page has come without a new document
 */
export function watchPlaces(): () => void {
  history.scrollRestoration = 'manual';
  let held: { readonly element: Element; readonly top: number } | undefined;
  const settle = (): void => {
    const top = held ? held.element.getBoundingClientRect().top - held.top : 0;
    if (Math.abs(top) > 0.5) {
      scrollBy({ top, behavior: 'instant' });
    }
  };
  const hold = (place?: Places[string]): void => {
    const element = place ? elementAt(place[0], place[1]) : hashTarget();
    held = element ? { element, top: barBottom() + (place?.[2] ?? 0) } : undefined;
    // Outside the window it would be skipped, with a guessed height.
    element?.closest<HTMLElement>('.note-part')?.style.setProperty('content-visibility', 'visible');
    settle();
  };
  const arrive = (): void => {
    // Without its key, an entry of the history cannot be told from a new one.
    hold('navigation' in window ? readPlaces()[historyKey()] : undefined);
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  hold(visit?.type === 'navigate' ? undefined : readPlaces()[historyKey()]);
  new ResizeObserver(settle).observe(document.body);
  if ('navigation' in window) {
    navigation.addEventListener('navigate', storePlace);
  }
  addEventListener('hashchange', arrive);
  // `blur` of the window: the browser's own search takes the focus from it.
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'blur']) {
    addEventListener(sign, () => (held = undefined), { passive: true });
  }
  addEventListener('load', settle);
  addEventListener('pagehide', storePlace);
  return arrive;
}
