import type { BoxKey } from '../../lib/reader/search-view';

/** Key code of a key that the input method has taken. */
const TAKEN_BY_IME = 229;

function readKey({ key, ctrlKey, metaKey }: KeyboardEvent): BoxKey | undefined {
  const keys: Readonly<Record<string, BoxKey>> = {
    ArrowDown: { kind: 'move', step: 'next' },
    ArrowUp: { kind: 'move', step: 'previous' },
    Enter: { kind: 'open', inNewTab: ctrlKey || metaKey },
  };
  return keys[key];
}

/**
 * Listens to the box, which is no part of React: a controlled input would disturb the composition of
 * syllables. Searches while a syllable is composed, but leaves its keys to the input method. Escape
 * empties the box first; in an empty box it closes the dialog, as in any.
 *
 * @returns Stops listening.
 */
export function watchBox(
  input: HTMLInputElement,
  { onText, onKey }: { onText: (text: string) => void; onKey: (key: BoxKey) => void },
): () => void {
  let justComposed = false;
  const onInput = (): void => {
    onText(input.value);
  };
  const onCompositionEnd = (): void => {
    // Safari sends the Enter that ends a composition after its end.
    justComposed = true;
    requestAnimationFrame(() => {
      justComposed = false;
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only sign of an input method in Safari
    const composes = event.isComposing || event.keyCode === TAKEN_BY_IME || justComposed;
    if (event.key === 'Escape') {
      if (composes || input.value !== '') {
        event.preventDefault();
      }
      if (!composes && input.value !== '') {
        input.value = '';
        onInput();
      }
      return;
    }
    const key = readKey(event);
    if (key !== undefined && !composes) {
      event.preventDefault();
      onKey(key);
    }
  };
  const watch = new AbortController();
  const { signal } = watch;
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('compositionend', onCompositionEnd, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  // What was typed before all this was loaded.
  onInput();
  return () => {
    watch.abort();
  };
}
