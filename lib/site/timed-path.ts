import { splitAddress } from '../addresses/redirects';
import { hoursAndMinutes } from '../note/reading-time';
import { titleAlone, type NoteRecord } from './notes';
import type { Paths } from './paths';

interface TimedStep {
  readonly route: string;
  readonly title: string;
  readonly why: string;
  /** Absent for a step to a section: the reading time is that of the whole note. */
  readonly time?: string;
}

/**
 * Reads the steps of a path with the time that their notes take, and what its page says of all of them:
 * `16단계 · 읽는 데 모두 약 5시간 20분`.
 */
export function timedPath(
  steps: Paths[string],
  all: readonly NoteRecord[],
): { readonly sum: string; readonly steps: readonly TimedStep[] } {
  let total = 0;
  const timed = steps.map(({ note: address, why }): TimedStep => {
    const { route, id } = splitAddress(address);
    const { minutes } = all.find((note) => note.route === route) ?? {};
    const step = { route: address, title: titleAlone(route, all), why };
    if (minutes === undefined || id !== undefined) {
      return step;
    }
    total += minutes;
    return { ...step, time: hoursAndMinutes(minutes) };
  });
  const time = total === 0 ? '' : ` · 읽는 데 모두 약 ${hoursAndMinutes(total)}`;
  return { sum: `${String(steps.length)}단계${time}`, steps: timed };
}
