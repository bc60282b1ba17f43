/** Loads the question of the day on the first page. */
export function fillDailyQuestion(): void {
  const card = document.querySelector<HTMLElement>('.daily-question');
  if (card !== null) {
    import('./daily-question').then(
      ({ startQuestions }) => {
        startQuestions(card);
      },
      // The HTML already has a question.
      () => undefined,
    );
  }
}
