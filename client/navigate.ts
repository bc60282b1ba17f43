import { PAGE_LINKS } from '../components/page/href';
import { hitBy, listen } from './page/listen';
import { readShortPage } from './page/read-page';

export { placeMenu } from './place-menu';

/** Time for which a pointer rests on a link before its page is fetched (ms). */
const REST_MS = 50;

/** The page, and what the head says of it alone. */
const PARTS = `#__next, title, [name="description"], [name="robots"], [property], [rel="canonical"],
  [type="text/markdown"], [type="application/ld+json"]`;

/** Swaps the shown page with that of another document. */
function exchange(page: Document): void {
  for (const part of [document, page].flatMap((of) => [...of.querySelectorAll(PARTS)])) {
    const to = part.ownerDocument === document ? page : document;
    (part.id === '__next' ? to.body : to.head).prepend(part);
  }
}

/**
 * Follows links to short pages without loading a document. Everything else is a plain load.
 *
 * @param leave is called before the elements of a page leave the document
 * @param arrive is called after those of another page came
 */
export function watchNavigation(leave: () => void, arrive: () => void): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit !== undefined && new URL(visit.name).pathname !== location.pathname) {
    // Back changed the address of a reloaded page before this ran.
    location.reload();
    return;
  }
  const kept = new Map<string, Document>();
  let path = location.pathname;
  let fetched: { readonly path: string; readonly page: Promise<Document | undefined> } | undefined;
  let timer: number | undefined;

  const fetchPage = ({ pathname, href }: HTMLAnchorElement): void => {
    const next = { path: pathname, page: readShortPage(href) };
    fetched = next;
    void next.page.then((page) => {
      fetched = page === undefined && fetched === next ? undefined : fetched;
    });
  };
  const onPointer = (event: Event): void => {
    clearTimeout(timer);
    const link = hitBy(event, PAGE_LINKS);
    if (link instanceof HTMLAnchorElement && ![path, fetched?.path].includes(link.pathname)) {
      if (event.type === 'pointerdown') {
        fetchPage(link);
      } else {
        timer = window.setTimeout(fetchPage, REST_MS, link);
      }
    }
  };
  listen({ pointerover: onPointer, pointerdown: onPointer, focusin: onPointer });

  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, signal } = event;
    const to = new URL(destination.url).pathname;
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const isBack = navigationType === 'traverse' && destination.sameDocument;
    const isFetched = navigationType === 'push' && fetched?.path === to && dialog === null;
    if (!event.canIntercept || to === path || !(isBack || isFetched)) {
      return;
    }
    const coming = isBack ? kept.get(to) : fetched?.page;
    const handler = async (): Promise<void> => {
      const page = await coming;
      if (signal.aborted) {
        return;
      }
      if (page === undefined) {
        location.reload();
      } else {
        leave();
        dialog?.close();
        exchange(page);
        kept.set(path, page);
        path = to;
        fetched = undefined;
        arrive();
        event.scroll();
      }
    };
    event.intercept({ scroll: 'manual', handler });
  });
}
