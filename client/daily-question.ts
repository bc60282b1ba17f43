import { hrefOf } from '../components/page/href';
import { readPage } from './page/read-page';
import { whenIdle } from './idle';

const DAY_MS = 86_400_000;

/** Questions skipped from day to day: enough to reach another note. */
const STRIDE = 31;

/** Longest question in characters that fits the two lines kept for it on a phone. */
const MOST = 42;

interface Place {
  readonly route: string;
  readonly at: number;
}

/** Finds the note of a question, and its place there, by its number among the questions of all notes. */
function placeOf(notes: string, number: number): Place | undefined {
  let left = number;
  for (const note of notes.split('|')) {
    const [route = '', count = '0'] = note.split(' ');
    if (left < Number(count)) {
      return { route: `/${route}`, at: left };
    }
    left -= Number(count);
  }
  return undefined;
}

async function show(card: HTMLElement, wanted: number): Promise<void> {
  const notes = card.dataset['notes'] ?? '';
  const total = notes.split('|').reduce((sum, note) => sum + Number(note.split(' ')[1] ?? 0), 0);
  const place = placeOf(notes, wanted % Math.max(total, 1));
  if (place === undefined) {
    return;
  }
  const address = hrefOf({ route: place.route });
  const page = await readPage(address);
  const all = [...page.querySelectorAll('.note-quiz')];
  const short = [...all.slice(place.at), ...all].find(
    (quiz) => (quiz.querySelector('summary')?.textContent ?? '').length <= MOST,
  );
  const shown = card.querySelector('.note-quiz');
  const link = card.querySelector<HTMLAnchorElement>('p a');
  if (short === undefined || shown === null || link === null) {
    return;
  }
  for (const inside of short.querySelectorAll('a[href^="#"]')) {
    inside.setAttribute('href', `${address}${inside.getAttribute('href') ?? ''}`);
  }
  shown.replaceWith(short);
  link.href = address;
  link.textContent = page.querySelector('h1')?.textContent ?? '';
}

/** Shows the question of the day, and others on request. When a note cannot be fetched, the card stays as it is. */
export function start(card: HTMLElement): void {
  const local = new Date();
  let number = Math.trunc((local.getTime() - local.getTimezoneOffset() * 60_000) / DAY_MS) * STRIDE;
  const next = (): void => {
    show(card, number).catch(() => undefined);
  };
  card.querySelector('button')?.addEventListener('click', () => {
    number += STRIDE;
    next();
  });
  whenIdle(next);
}
