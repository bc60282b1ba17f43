import type { ReactElement } from 'react';

const choices = [
  { key: 'light', label: '밝게' },
  { key: 'dark', label: '어둡게' },
  { key: 'system', label: '시스템' },
] as const;

/** Light, dark or as the system does; `client/theme.ts` brings it to life. */
export function ThemeSwitch(): ReactElement {
  return (
    <div className="theme-switch" role="group" aria-label="화면 밝기">
      {choices.map(({ key, label }) => (
        <button key={key} type="button" data-theme={key} aria-pressed="false">
          {label}
        </button>
      ))}
    </div>
  );
}
