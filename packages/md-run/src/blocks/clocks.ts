import type { FenceMeta } from './fence-meta';

const CLOCKS = [
  ...['System.nanoTime', 'System.currentTimeMillis', 'Instant.now', 'LocalDate.now'],
  ...['LocalDateTime.now', 'LocalTime.now', 'ZonedDateTime.now', 'OffsetDateTime.now'],
  ...['time.time', 'time.monotonic', 'perf_counter', 'datetime.now', 'date.today', 'timeit'],
  ...['Date.now', 'new Date()', 'performance.now', 'process.hrtime', 'console.time'],
  ...['Time.now', 'Process.clock_gettime', 'steady_clock', 'system_clock'],
  ...['high_resolution_clock', 'now()', 'clock_timestamp', 'CURRENT_TIMESTAMP', '$(date'],
];

const PATTERN = new RegExp(`(?<!\\w)(?:${CLOCKS.join('|').replace(/[.()$]/g, '\\$&')})`, 'gi');

/**
 * Finds clocks that a program reads without naming them in `clock="…"`. They give another time in every run, so the
 * compared output must not depend on them; naming one states that it does not.
 *
 * @example
 * unnamedClocks('t = time.time()', readFenceMeta('run'))                     // ['time.time']
 * unnamedClocks('t = time.time()', readFenceMeta('run clock="time.time"'))  // []
 */
export function unnamedClocks(text: string, { values }: FenceMeta): string[] {
  const named = (values['clock'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const found = [...text.matchAll(PATTERN)].map(([clock]) => clock);
  return [...new Set(found)].filter((clock) => !named.includes(clock.toLowerCase()));
}
