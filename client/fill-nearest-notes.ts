/** Lists notes with similar addresses on the error page. */
export function fillNearestNotes(): void {
  const place = document.querySelector('.nearest-notes');
  if (place !== null) {
    import('./nearest-notes')
      .then(({ showNearest }) => showNearest(place))
      // Without the list, the page still has the sections and the search.
      .catch(() => undefined);
  }
}
