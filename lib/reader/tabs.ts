/**
 * Chooses the tab to show: the reader's choice if it is there, else the current tab.
 *
 * @param values the value of each tab; `undefined` for a tab without one
 */
export function chosenTab(
  values: readonly (string | undefined)[],
  { choice, current }: { readonly choice: string | undefined; readonly current: number },
): number {
  const chosen = choice === undefined ? -1 : values.indexOf(choice);
  return chosen === -1 ? current : chosen;
}

/**
 * Returns the tab that an arrow key leads to; the first follows the last.
 *
 * @returns `undefined` for any other key
 */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (current + step + count) % count;
}
