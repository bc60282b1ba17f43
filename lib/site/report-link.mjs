/**
 * The owner's `REPORT_LINK` for one note. A module of Node.js itself, which the compiler of notes reads
 * as the browser does.
 *
 * @param {string} template
 * @param {{ readonly title: string, readonly address: string }} note
 * @returns {string}
 * @example
 * reportLinkOf('https://a.dev/new?title={title}&body={address}', { title: '큐', address: 'https://b.dev/q' })
 * // → 'https://a.dev/new?title=%ED%81%90&body=https%3A%2F%2Fb.dev%2Fq'
 */
export function reportLinkOf(template, { title, address }) {
  return template.replaceAll(/\{(title|address)\}/g, (_, /** @type {string} */ name) =>
    encodeURIComponent(name === 'title' ? title : address),
  );
}
