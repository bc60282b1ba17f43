import { pageOfLink } from '../../lib/addresses/links';
import type { Route } from '../../lib/vocabulary/routes';

/*
 * The theme opens and closes a folder by a click on its arrow (an `svg`, which has no focus) and
 * marks it by the class `open`. Everything here goes through that click, so the theme's own state
 * stays the only one.
 */

const SIDEBAR = '.nextra-sidebar-container';

function isFolder(item: Element): item is HTMLLIElement {
  return item.tagName === 'LI' && item.querySelector(':scope > :is(a, button) > svg') !== null;
}

function isOpen(item: Element): boolean {
  return item.classList.contains('open');
}

function toggle(item: Element): void {
  item
    .querySelector(':scope > :is(a, button) > svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The folder whose own row (not one of its children's) holds an element. */
function folderOfRow(target: EventTarget | null): HTMLLIElement | undefined {
  const row = target instanceof Element ? target.closest(`${SIDEBAR} li > :is(a, button)`) : null;
  const item = row?.parentElement;
  return item && isFolder(item) ? item : undefined;
}

function closeSiblings(opened: Element): void {
  for (const sibling of opened.parentElement?.children ?? []) {
    if (sibling !== opened && isFolder(sibling) && isOpen(sibling)) {
      toggle(sibling);
    }
  }
}

function describe(item: Element): void {
  item
    .querySelector(':scope > :is(a, button)')
    ?.setAttribute('aria-expanded', String(isOpen(item)));
}

function onKeyDown(event: KeyboardEvent): void {
  const item = folderOfRow(event.target);
  if (item === undefined || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const wantsOpen = { ArrowRight: true, ArrowLeft: false, ' ': !isOpen(item) }[event.key];
  if (wantsOpen === undefined) {
    return;
  }
  event.preventDefault();
  if (wantsOpen !== isOpen(item)) {
    toggle(item);
  }
}

/**
 * Makes the sidebar an accordion at every level: when a folder opens, by whatever means, the open
 * folders beside it close. Also ArrowRight, ArrowLeft and Space on a folder, and `aria-expanded`.
 *
 * @returns Stops watching.
 */
export function watchFolders(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, oldValue, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element && isFolder(target)) {
        describe(target);
        const wasOpen = oldValue?.split(' ').includes('open') ?? false;
        if (isOpen(target) && !wasOpen) {
          closeSiblings(target);
        }
      }
      for (const node of addedNodes) {
        if (node instanceof Element) {
          [node, ...node.querySelectorAll('li')].filter(isFolder).forEach(describe);
        }
      }
    }
  });
  const sidebars = document.querySelectorAll(SIDEBAR);
  sidebars.forEach((sidebar) => {
    sidebar.querySelectorAll('li').forEach((item) => {
      if (isFolder(item)) {
        describe(item);
      }
    });
    observer.observe(sidebar, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
      attributeOldValue: true,
    });
  });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Tells which folder is being pressed, before the theme opens it.
 *
 * @param onPress Gets the route of the folder, or of a page in it when the folder has no page itself.
 * @returns Stops watching.
 */
export function watchPressedFolders(onPress: (route: Route) => void): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = folderOfRow(target)?.querySelector<HTMLAnchorElement>('a[href]');
    const page = link
      ? pageOfLink({ href: link.href }, location.href, __SITE__.basePath)
      : undefined;
    if (page !== undefined) {
      onPress(page as Route);
    }
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
  };
}

/** Opens the folders on the way to the page being read; the accordion closes the others. */
export function openActiveFolders(): void {
  const active = document.querySelectorAll(`${SIDEBAR} li.active`);
  for (const item of active) {
    for (
      let ancestor = item.parentElement?.closest('li');
      ancestor;
      ancestor = ancestor.parentElement?.closest('li')
    ) {
      if (isFolder(ancestor) && !isOpen(ancestor)) {
        toggle(ancestor);
      }
    }
  }
}
