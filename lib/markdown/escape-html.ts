/** Escapes a text for HTML, between tags or in quoted attributes: `a < b` becomes `a &lt; b`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
