/** Opens what hides an element: folded details, and the panel of a tab. */
export function reveal(element: Element): void {
  for (
    let details = element.closest('details');
    details !== null;
    details = details.parentElement?.closest('details') ?? null
  ) {
    details.open = true;
  }
  // The event by which a browser's own search opens a panel; the tabs listen for it.
  element
    .closest('[hidden="until-found"]')
    ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
