import type { ReactElement } from 'react';
import type { Step } from '../../lib/tree/frame';
import { SidebarIcon } from '../page/icons';
import Link from '../page/link';

/**
 * Draws the folders above the current page; nothing for a page outside all sections.
 *
 * @param props.hasToggle whether the page has a sidebar, which a button here hides
 */
export function Breadcrumb({
  steps,
  section,
  hasToggle,
}: {
  steps: readonly Step[];
  section: number | undefined;
  hasToggle: boolean;
}): ReactElement | null {
  if (steps.length === 0) {
    return null;
  }
  return (
    <nav className="breadcrumb" aria-label="이 노트의 위치">
      {hasToggle && (
        <button type="button" className="sidebar-toggle" title="사이드바 숨기기">
          <SidebarIcon />
        </button>
      )}
      <ol>
        {steps.map(({ route, title }, index) => (
          <li
            key={`${route ?? ''} ${title}`}
            className={index === 0 && section ? `section-mark section-${section}` : undefined}
          >
            {index === steps.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : route === undefined ? (
              title
            ) : (
              <Link href={route}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
