/** Escapes a text for a regular expression: `a.b` becomes `a\.b`. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
