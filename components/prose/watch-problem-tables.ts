import { tellMissing } from '../page/renew';

/** Loads what makes tables of problems sortable and filters their rows, where the page holds one. */
export function watchProblemTables(): void {
  const tables = [...document.querySelectorAll<HTMLElement>('.problem-table:has(table)')];
  if (tables.length === 0) {
    return;
  }
  import('./watch-problem-table').then(
    ({ watchProblemTable }) => {
      tables.forEach(watchProblemTable);
    },
    // Without its script the table is plain, as where there are no scripts at all.
    () => {
      tellMissing();
      tables.forEach((table) => table.querySelector('form')?.remove());
    },
  );
}
