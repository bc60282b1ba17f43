/** A line of a trace as Java, JavaScript, Python and Ruby print it; pasted into the box, all are one line. */
const FRAME =
  /\bat [^\s()]+\([^()]*\)|\bat (?:[^\s()]+ )*\(?[^\s()]+:\d+:\d+\)?|\bFile "[^"]*", line \d+|\S+\.rb:\d+:in /g;

const CAUSE = /\bCaused by: (?:[\w$]+\.)*([A-Z]\w*)/g;

const THROWN = /\b[A-Z]\w*(?:Exception|Error)\b/g;

/** Python prints what was thrown last. */
const LAST_COUNTS = 'Traceback (most recent call last)';

/** A trace names what was thrown at its beginning and with each cause; more is the same again. */
const MAX_TEXT = 20_000;

/** The cause and what it was wrapped in. */
const MAX_NAMES = 3;

/**
 * The exceptions of a pasted stack trace, the one that was the cause first; none if it is no trace.
 *
 * @example
 * thrownIn('java.lang.IllegalStateException: no at a.B.c(B.java:3)') // ['IllegalStateException']
 * thrownIn('IllegalStateException 원인')                            // []
 */
export function thrownIn(text: string): string[] {
  const trace = text.slice(0, MAX_TEXT);
  const rest = trace.replace(FRAME, ' ');
  if (rest === trace) {
    return [];
  }
  const cause = [...rest.matchAll(CAUSE)].at(-1)?.[1];
  const thrown = [...rest.matchAll(THROWN)].map(([name]) => name);
  if (rest.includes(LAST_COUNTS)) {
    thrown.reverse();
  }
  return [...new Set([...(cause === undefined ? [] : [cause]), ...thrown])].slice(0, MAX_NAMES);
}
