type Listeners = {
  readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
};

/** Adds one listener per event type for the whole document. */
export function listen(listeners: Listeners, options?: AddEventListenerOptions): void {
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, options);
  }
}

/** Finds the element with a selector that contains the target of an event. */
export function hitBy({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Tells whether the focused element takes text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
