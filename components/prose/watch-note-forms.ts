import { tellMissing } from '../page/renew';

/** What fills the places of forms, by the class of the place. */
const forms: Readonly<Record<string, () => Promise<{ fill: (place: HTMLElement) => void }>>> = {
  'my-values': () => import('./my-values'),
  'error-reader': () => import('./error-reader'),
};

/** Loads the forms that the page has a place for; without its script a place stays hidden. */
export function watchNoteForms(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.note-form')) {
    forms[place.classList[1] ?? '']?.().then(({ fill }) => {
      fill(place);
      place.hidden = false;
    }, tellMissing);
  }
}
