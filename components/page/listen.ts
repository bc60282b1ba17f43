type Listeners = {
  readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
};

/**
 * Listens to events of the whole page, with one listener for each.
 *
 * @returns Stops listening.
 */
export function listen(listeners: Listeners, options: AddEventListenerOptions = {}): () => void {
  const stop = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, { ...options, signal: stop.signal });
  }
  return () => {
    stop.abort();
  };
}

/** The element with a selector that an event hit, itself or in it. */
export function hitBy({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
