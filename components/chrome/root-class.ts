import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * A state of the page that style sheets and scripts both read: a class of the root element.
 * `sidebar-hidden` is put there before the first paint (`mark-root.ts`); `menu-open` is the menu of a phone.
 */
export type RootClass = 'sidebar-hidden' | 'menu-open';

/** Puts the class on the root element or takes it away. */
export function setRootClass(name: RootClass, isOn: boolean): void {
  document.documentElement.classList.toggle(name, isOn);
  watchers.forEach((watcher) => {
    watcher();
  });
}

/** Whether the root element has the class; it never has while the page is built. */
export function useRootClass(name: RootClass): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.classList.contains(name),
    () => false,
  );
}

function setMenu(isOpen: boolean): void {
  setRootClass('menu-open', isOpen);
}

/** Stands for the theme's hook of the same name: its bar has the button that opens the menu. */
export function useMenu(): { menu: boolean; setMenu: (isOpen: boolean) => void } {
  return { menu: useRootClass('menu-open'), setMenu };
}
