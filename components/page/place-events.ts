/**
 * Names of the events by which the parts of a page speak of the reader's place: `shown` after the text
 * of another page has been put in, `placed` after the window was scrolled to a place, `change` with a
 * function that changes heights and must not move what is read; see {@link changeInPlace}.
 */
export const PLACE_EVENTS = {
  shown: 'place:shown',
  placed: 'place:placed',
  change: 'place:change',
} as const;

/** Changes the heights of what is shown while the text that is read stays where it is. */
export function changeInPlace(change: () => void): void {
  dispatchEvent(new CustomEvent(PLACE_EVENTS.change, { detail: change }));
}
