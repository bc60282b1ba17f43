import { tellMissing } from '../page/renew';

/**
 * Loads what makes tables of problems sortable and filters their rows, where the page holds one.
 *
 * @returns Stops watching.
 */
export function watchProblemTables(): () => void {
  const tables = [...document.querySelectorAll<HTMLElement>('.problem-table:has(table)')];
  const stops: (() => void)[] = [];
  let isGone = false;
  if (tables.length > 0) {
    import('./watch-problem-table').then(
      ({ watchProblemTable }) => {
        if (!isGone) {
          stops.push(...tables.map(watchProblemTable));
        }
      },
      // Without its script the table is plain, as where there are no scripts at all.
      () => {
        tellMissing();
        tables.forEach((table) => table.querySelector('form')?.remove());
      },
    );
  }
  return () => {
    isGone = true;
    stops.forEach((stop) => {
      stop();
    });
  };
}
