type Listeners = {
  readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
};

/** Listens to events of the whole page, with one listener for each. */
export function listen(listeners: Listeners, options?: AddEventListenerOptions): void {
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, options);
  }
}

/** The element with a selector that an event hit, itself or in it. */
export function hitBy({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
