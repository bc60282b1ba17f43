import { whenIdle } from './idle';

/**
 * Lays out, in idle time, what the style sheet leaves for later, so that the page gets its true height. Not for a long
 * page: it would take seconds.
 */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.note-part')];
  const layOut = (count: number): void => {
    for (const part of parts.splice(0, count)) {
      part.style.contentVisibility = 'visible';
    }
  };
  const goOn = (): void => {
    layOut(1);
    if (parts.length > 0) {
      whenIdle(goOn);
    }
  };
  whenIdle(goOn);
  // The End key goes to the end that is known when it is pressed.
  addEventListener('keydown', layOut.bind(null, Infinity), { once: true });
}
