import type { ReactElement } from 'react';
import { ThemeIcon } from '../page/icons';

/** Draws the button for light and dark; `client/theme.ts` makes it work. */
export function ThemeButton(): ReactElement {
  return (
    <button type="button" className="theme-button" title="어두운 화면">
      <ThemeIcon />
    </button>
  );
}
