/** On the page of all questions, lets the reader choose and mix them. */
export function fillQuestions(): void {
  const list = document.querySelector<HTMLElement>('.of-questions');
  if (list !== null) {
    import('./questions').then(
      ({ watchQuestions }) => {
        watchQuestions(list);
      },
      // All of them are there, in the order of the notes.
      () => undefined,
    );
  }
}
