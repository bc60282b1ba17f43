import { hashTarget } from '../components/page/href';
import { readStored, storageKeys, writeStored } from '../components/page/storage';

/** By history entry: number of a child of the text, number of a block in it, the block's distance below the bar. */
type Places = Record<string, readonly [child: number, block: number, distance: number]>;

const BLOCKS = ':is(h2, h3, h4, p, li, dt, td, pre, summary)';

function readPlaces(): Places {
  try {
    return JSON.parse(readStored('sessionStorage', storageKeys.places) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function entry(): string {
  return ('navigation' in window ? navigation.currentEntry?.key : undefined) ?? location.pathname;
}

/**
 * Keeps the reader's place over a reload and Back, by an element, and holds the target of a link in place until the
 * reader moves. A pixel position would not do: in a long page the browser lays out distant parts only when they
 * come near, and tabs above may change.
 *
 * @returns what to call when another page has come without a new document
 */
export function watchPlaces(): (isFetched: boolean) => void {
  const root = document.documentElement;
  let text: Element = document.body;
  history.scrollRestoration = 'manual';
  const line = (): number => parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  let held: { readonly element: Element; readonly top: number } | undefined;
  const settle = (): void => {
    const top = held ? held.element.getBoundingClientRect().top - held.top : 0;
    if (Math.abs(top) > 0.5) {
      scrollBy({ top, behavior: 'instant' });
    }
  };
  const hold = (element: Element | null | undefined, top: number): void => {
    held = element ? { element, top } : undefined;
    // A child outside the window would be skipped, with a guessed height.
    const child = [...text.children].find((each) => each.contains(element ?? null));
    if (child instanceof HTMLElement) {
      child.style.contentVisibility = 'visible';
    }
    settle();
  };
  const show = (place: Places[string] | undefined): void => {
    if (place) {
      const child = text.children[place[0]];
      const block = child?.querySelectorAll(BLOCKS)[place[1]];
      hold(block?.checkVisibility() ? block : child, line() + place[2]);
    } else {
      hold(hashTarget(), line());
    }
  };
  // The last element when all are above: a reader at the footer comes back to the end of the text.
  const firstInSight = (elements: Iterable<Element>): number => {
    const all = [...elements];
    const at = all.findIndex((each) => each.getBoundingClientRect().bottom > line());
    return at === -1 ? all.length - 1 : at;
  };
  const keep = (): void => {
    const child = firstInSight(text.children);
    const blocks = text.children[child]?.querySelectorAll(BLOCKS) ?? [];
    const block = firstInSight(blocks);
    // The steps of a diagram are hidden in wide windows: their place says nothing.
    const seen = blocks[block]?.checkVisibility() ? blocks[block] : text.children[child];
    const distance = (seen?.getBoundingClientRect().top ?? 0) - line();
    const places: Places = { ...readPlaces(), [entry()]: [child, block, distance] };
    writeStored('sessionStorage', storageKeys.places, JSON.stringify(places));
  };
  const arrive = (isNew: boolean): void => {
    text = document.querySelector('.note-body') ?? document.body;
    show(isNew ? undefined : readPlaces()[entry()]);
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  arrive(visit?.type === 'navigate');
  new ResizeObserver(settle).observe(document.body);
  let isBack = false;
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      keep();
      isBack = navigationType === 'traverse';
    });
  }
  addEventListener('hashchange', () => {
    show(isBack ? readPlaces()[entry()] : undefined);
  });
  // `blur` of the window: the browser's own search takes the focus from it.
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'blur']) {
    addEventListener(sign, () => (held = undefined), { passive: true });
  }
  addEventListener('load', settle);
  addEventListener('pagehide', keep);
  return arrive;
}
