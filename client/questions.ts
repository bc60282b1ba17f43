import { turnQuestions } from './note-tools';
import { changeAddress } from './page/open-page';
import { currentRoute } from '../components/page/href';

/** A list in a random order: of those that are left, one at a time goes to the end. */
function mix<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let left = mixed.length; left > 1; left -= 1) {
    mixed.push(...mixed.splice(Math.floor(Math.random() * left), 1));
  }
  return mixed;
}

/**
 * Lets the reader see the questions of one tag, in a random order, with all answers open. The address holds the
 * tag.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector('form');
  const select = form?.querySelector('select');
  const mixer = form?.querySelector<HTMLElement>('.question-mix');
  const opener = form?.querySelector<HTMLElement>('.question-open');
  const status = list.querySelector('[role="status"]');
  if (!form || !select || !mixer || !opener || !status) {
    return;
  }
  const folders = [...list.querySelectorAll<HTMLElement>(':scope > section')];
  const notes = [...list.querySelectorAll<HTMLElement>('section > section')].map((section) => ({
    section,
    tags: (section.dataset['tags'] ?? '').split(' '),
    questions: [...section.querySelectorAll<HTMLDetailsElement>('.note-quiz')],
  }));
  const heap = document.createElement('section');
  heap.hidden = true;
  list.append(heap);

  const isMixed = (): boolean => mixer.getAttribute('aria-pressed') === 'true';
  const draw = (): void => {
    const tag = select.value;
    const shown = notes.filter(({ tags }) => tag === '' || tags.includes(tag));
    const questions = shown.flatMap((note) => note.questions);
    for (const note of notes) {
      note.section.append(...note.questions);
      note.section.hidden = isMixed() || !shown.includes(note);
    }
    for (const folder of folders) {
      folder.hidden = [...folder.querySelectorAll('section')].every(({ hidden }) => hidden);
    }
    heap.replaceChildren(...(isMixed() ? mix(questions) : []));
    heap.hidden = !isMixed();
    status.textContent = `질문 ${String(questions.length)}개`;
  };
  const follow = (): void => {
    const asked = new URLSearchParams(location.search).get('tag') ?? '';
    select.value = [...select.options].some(({ value }) => value === asked) ? asked : '';
    draw();
  };

  select.addEventListener('change', () => {
    changeAddress(`${currentRoute()}${select.value && `?tag=${select.value}`}`, 'replace');
    draw();
  });
  mixer.addEventListener('click', () => {
    mixer.setAttribute('aria-pressed', String(!isMixed()));
    draw();
  });
  opener.addEventListener('click', () => {
    turnQuestions(opener);
  });
  follow();
  form.inert = false;
}
