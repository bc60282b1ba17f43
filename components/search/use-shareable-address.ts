import { useEffect } from 'react';
import { currentRoute } from '../page/href';
import { changeAddress } from '../page/open-page';

/** How long typing must rest before the address follows, in milliseconds. */
const REST_MS = 300;

/** On `/search`, keeps the question in the address, so that it can be copied and sent. */
export function useShareableAddress(dialog: HTMLDialogElement, text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const question = text.trim();
      const now = new URLSearchParams(location.search).get('q') ?? '';
      if (dialog.open && currentRoute() === '/search' && question !== now) {
        const query = question === '' ? '' : `?q=${encodeURIComponent(question)}`;
        changeAddress(`/search${query}`, 'replace');
      }
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dialog, text]);
}
