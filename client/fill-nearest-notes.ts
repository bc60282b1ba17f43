/** On the error page, lists the notes whose addresses are near the one that was asked for. */
export function fillNearestNotes(): void {
  const place = document.querySelector('.nearest-notes');
  if (place !== null) {
    import('./nearest-notes')
      .then(({ showNearest }) => showNearest(place))
      // The page names the sections and has the search.
      .catch(() => undefined);
  }
}
