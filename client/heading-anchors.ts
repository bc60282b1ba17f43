import { create } from './page/create';

/**
 * Adds the address of its section to every heading. Only where a pointer can rest on it: elsewhere it would never be
 * seen, and the table of contents has the same addresses.
 */
export function addHeadingAnchors(): void {
  if (!matchMedia('(hover: hover)').matches) {
    return;
  }
  for (const heading of document.querySelectorAll('.note-body :is(h2, h3, h4, h5, h6)[id]')) {
    const { id, textContent: name } = heading;
    const label = { class: 'heading-anchor', href: `#${id}`, 'aria-label': `‘${name}’ 절의 주소` };
    // Without the name of the link in it.
    heading.setAttribute('aria-label', name);
    heading.append(create('a', label));
  }
}
