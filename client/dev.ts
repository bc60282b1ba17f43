import './main';

let shown: unknown;

/** Reloads the page in `next dev`, which runs this again when the preparation has written a new stamp. */
export function reloadAtChange(stamp: unknown): void {
  if (shown !== undefined && shown !== stamp) {
    location.reload();
  }
  shown = stamp;
}
