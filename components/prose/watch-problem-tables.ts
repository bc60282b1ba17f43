import { tellMissing } from '../page/renew';

/** Loads the script of the problem tables, if the page has one. */
export function watchProblemTables(): void {
  const tables = [...document.querySelectorAll<HTMLElement>('.problem-table:has(table)')];
  if (tables.length === 0) {
    return;
  }
  import('./watch-problem-table').then(
    ({ watchProblemTable }) => {
      tables.forEach(watchProblemTable);
    },
    // Without the script the form would do nothing, so only the table stays.
    () => {
      tellMissing();
      tables.forEach((table) => table.querySelector('form')?.remove());
    },
  );
}
