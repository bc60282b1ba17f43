import { decodeAddress } from '../lib/addresses/decode-address';
import { reachedHeading } from '../lib/reader/toc';
import { hashTarget } from '../components/page/href';

const LINKS = ':is(.toc, .toc-fold) a[href^="#"]';

/** Tolerance for a heading that a link has just scrolled to (px). */
const TOLERANCE = 2;

interface Section {
  readonly heading: Element;
  readonly links: readonly HTMLAnchorElement[];
}

function readSections(): Section[] {
  const linksTo = new Map<string, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const id = decodeAddress(link.hash.slice(1));
    linksTo.set(id, [...(linksTo.get(id) ?? []), link]);
  }
  return [...linksTo].flatMap(([id, links]) => {
    const heading = document.getElementById(id);
    return heading === null ? [] : [{ heading, links }];
  });
}

/** Scrolls only the table beside the note until a link is in sight. */
function showInTable(link: HTMLAnchorElement): void {
  const table = link.closest('.toc');
  if (table === null) {
    return;
  }
  const box = table.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const air = 2 * link.offsetHeight;
  table.scrollTop += Math.min(0, top - air - box.top) + Math.max(0, bottom + air - box.bottom);
}

let watch = new AbortController();

/** Marks the current section in both tables of contents of the page: beside the note, and folded under its title. */
export function watchToc(): void {
  watch.abort();
  watch = new AbortController();
  const { signal } = watch;
  const sections = readSections();
  const root = document.documentElement;
  let marked = sections.find(({ links: [link] }) => link?.hasAttribute('aria-current'));
  let reached = -1;

  const topOf = (index: number): number | undefined =>
    sections[index]?.heading.getClientRects()[0]?.top;

  /** Finds the section of the address's target, if the target is in sight at the line or below it. */
  const askedFor = (line: number): number => {
    const target = hashTarget();
    const { top, bottom } = target?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (target === null || top < line - 2 * TOLERANCE || bottom > root.clientHeight) {
      return -1;
    }
    return sections.findLastIndex(
      ({ heading }) =>
        heading === target ||
        (heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  };

  const mark = (section: Section | undefined): void => {
    if (section === marked) {
      return;
    }
    marked?.links.forEach((link) => {
      link.removeAttribute('aria-current');
    });
    section?.links.forEach((link) => {
      link.setAttribute('aria-current', 'true');
      showInTable(link);
    });
    const now = document.querySelector('.toc-now');
    if (now !== null) {
      now.textContent = section?.links[0]?.textContent ?? '';
    }
    marked = section;
  };

  let frame = 0;
  const update = (): void => {
    frame = 0;
    // Where a link scrolls its heading to.
    const line = (parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
    const { scrollHeight, clientHeight, scrollTop } = root;
    reached = reachedHeading({ count: sections.length, topOf, line, from: reached });
    // The last sections are too short for their headings to reach the line.
    if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) {
      const asked = askedFor(line);
      mark(sections[asked === -1 ? sections.length - 1 : asked]);
    } else {
      mark(sections[reached]);
    }
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  // Two frames later: reading the headings earlier would force a second layout of the page.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(update);
  });
  for (const sign of ['scroll', 'resize', 'hashchange']) {
    addEventListener(sign, schedule, { passive: true, signal });
  }
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
  });
}
