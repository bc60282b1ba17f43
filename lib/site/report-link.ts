/**
 * Fills the owner's `REPORT_LINK` for one note. Imports nothing: the note compiler and the browser both load this
 * module.
 *
 * @example
 * reportLinkOf('https://a.dev/new?title={title}&body={address}', { title: '큐', address: 'https://b.dev/q' })
 * // → 'https://a.dev/new?title=%ED%81%90&body=https%3A%2F%2Fb.dev%2Fq'
 */
export function reportLinkOf(
  template: string,
  { title, address }: { readonly title: string; readonly address: string },
): string {
  return template.replaceAll(/\{(title|address)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'title' ? title : address),
  );
}
