import type { ReactElement } from 'react';
import { ThemeIcon } from '../page/icons';

/** Changes between light and dark; `client/theme.ts` brings it to life. */
export function ThemeButton(): ReactElement {
  return (
    <button type="button" className="theme-button" title="어두운 화면">
      <ThemeIcon />
    </button>
  );
}
