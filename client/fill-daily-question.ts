/** On the first page, lets the question change from day to day. */
export function fillDailyQuestion(): void {
  const card = document.querySelector<HTMLElement>('.daily-question');
  if (card !== null) {
    import('./daily-question').then(
      ({ startQuestions }) => {
        startQuestions(card);
      },
      // The page has a question of its own.
      () => undefined,
    );
  }
}
