import './main';

let shown: unknown;

/** For `next dev`, which runs this again when the preparation has written another stamp: the page once more. */
export function reloadAtChange(stamp: unknown): void {
  if (shown !== undefined && shown !== stamp) {
    location.reload();
  }
  shown = stamp;
}
