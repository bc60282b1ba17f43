import Router from 'next/router';

let shown: string | undefined;

/**
 * Fetches the note being shown again, in its place, when the notes have changed. For the development
 * server, whose page runs this each time that it is changed.
 *
 * @param stamp What `scripts/dev.ts` made of the notes.
 */
export function showFresh(stamp: string): void {
  if (shown !== undefined && shown !== stamp) {
    void Router.replace(Router.pathname, Router.asPath, { scroll: false });
  }
  shown = stamp;
}
