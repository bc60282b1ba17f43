import type { Handover } from '../../lib/reader/search-handover';
import { addressOf } from '../../lib/reader/recents';
import { openPage } from '../page/open-page';
import { storageKeys, writeStored } from '../page/storage';
import { clearMarks, showMarks } from './page-marks';
import { reveal } from './reveal';

/** Lets React draw what was revealed, and the browser lay it out. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  });
}

async function arrive(anchor: string, terms: readonly string[]): Promise<void> {
  const heading =
    anchor === '' ? document.querySelector('main h1') : document.getElementById(anchor);
  if (!(heading instanceof HTMLElement)) {
    return;
  }
  reveal(heading);
  await nextFrame();
  if (anchor === '') {
    window.scrollTo(0, 0);
  } else {
    heading.scrollIntoView();
  }
  // Whoever reads with the keyboard or by ear goes on from here.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  showMarks(terms, heading);
}

/** Leaves the words of a result for the tab that is about to open it. */
export function leaveHandover(
  result: { readonly route: string; readonly anchor: string },
  terms: readonly string[],
): void {
  const handover: Handover = { address: addressOf(result), terms, time: Date.now() };
  writeStored('localStorage', storageKeys.handover, JSON.stringify(handover));
}

/** Marks the words that this tab was opened for, and goes to the heading of the result. */
export function arriveInNewTab(anchor: string, terms: readonly string[]): void {
  void arrive(anchor, terms);
}

/** Goes to a result without a reload, opens at its heading and marks the words on the page. */
export function openResult(
  result: { readonly route: string; readonly anchor: string },
  terms: readonly string[],
): void {
  clearMarks();
  openPage(addressOf(result)).then(
    (hasArrived) => (hasArrived ? arrive(result.anchor, terms) : undefined),
    // Another navigation has overtaken this one.
    () => undefined,
  );
}
