import type { FenceMeta } from './fence-meta';

/** What reads the clock of the machine, as programs write it. */
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
 * The clocks that a program reads and that its mark `clock="…"` does not name: what they say is another
 * thing at each run, so that an output that is compared must not depend on them.
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
