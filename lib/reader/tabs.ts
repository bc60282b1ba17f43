/**
 * The tab to show among others: the reader's choice where it is offered, else the one that is shown.
 *
 * @param values What each tab stands for; `undefined` for one that stands for itself alone.
 */
export function chosenTab(
  values: readonly (string | undefined)[],
  { choice, current }: { readonly choice: string | undefined; readonly current: number },
): number {
  const chosen = choice === undefined ? -1 : values.indexOf(choice);
  return chosen === -1 ? current : chosen;
}

/**
 * The tab that an arrow key leads to; after the last comes the first.
 *
 * @returns `undefined` for any other key.
 */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (current + step + count) % count;
}
