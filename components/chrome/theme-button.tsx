import type { ReactElement } from 'react';
import { ThemeIcon } from '../page/icons';

/** Changes between light and dark; `client/theme.ts` brings it to life. It shows what it leads to by the style sheet alone. */
export function ThemeButton(): ReactElement {
  return (
    <button type="button" className="theme-button" title="밝게 또는 어둡게">
      <ThemeIcon />
    </button>
  );
}
