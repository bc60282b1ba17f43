import { useTheme } from 'nextra-theme-docs';
import { useMounted } from 'nextra/hooks';
import type { ReactElement } from 'react';

const choices = [
  { key: 'light', label: '밝게' },
  { key: 'dark', label: '어둡게' },
  { key: 'system', label: '시스템' },
] as const;

/** Light, dark or as the system does. Until the page runs, no choice is shown as taken. */
export function ThemeSwitch(): ReactElement {
  const { theme, setTheme } = useTheme();
  const mounted = useMounted();
  return (
    <div className="theme-switch" role="group" aria-label="화면 밝기">
      {choices.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={mounted && theme === key}
          onClick={() => {
            setTheme(key);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
