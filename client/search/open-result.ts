import type { Handover } from '../../lib/reader/search-handover';
import { addressOf } from '../../lib/reader/recents';
import { currentRoute, hrefOf } from '../../components/page/href';
import { changeAddress } from '../page/open-page';
import { storageKeys, writeStored } from '../page/storage';
import { clearMarks, showMarks } from './page-marks';
import { reveal } from './reveal';

export { clearMarks } from './page-marks';

/** Lets the browser lay out what was revealed. */
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

/** Leaves the words of a result for the page that is about to show it, here or in another tab. */
export function leaveHandover(
  result: { readonly route: string; readonly anchor: string },
  terms: readonly string[],
): void {
  const handover: Handover = { address: addressOf(result), terms, time: Date.now() };
  writeStored('localStorage', storageKeys.handover, JSON.stringify(handover));
}

/** Goes to the heading of a result that this page was opened for, and marks its words. */
export function arriveAtResult(anchor: string, terms: readonly string[]): void {
  void arrive(anchor, terms);
}

/** Goes to a result: the page opens at its heading, with its words marked. */
export function openResult(
  result: { readonly route: string; readonly anchor: string },
  terms: readonly string[],
): void {
  clearMarks();
  if (result.route === currentRoute()) {
    if (result.anchor !== '') {
      changeAddress(addressOf(result), 'push');
    }
    void arrive(result.anchor, terms);
    return;
  }
  leaveHandover(result, terms);
  location.assign(hrefOf(result));
}
