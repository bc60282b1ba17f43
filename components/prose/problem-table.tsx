import { useEffect, useRef, type ReactElement } from 'react';

/**
 * The table of problems as `build/remark-problem-table.mjs` writes it. What makes it sortable and
 * filters its rows is loaded by the pages that hold one.
 */
export function ProblemTable({ html }: { html: string }): ReactElement {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    if (element?.querySelector('table')) {
      import('./watch-problem-table').then(
        ({ watchProblemTable }) => {
          stop = isGone ? undefined : watchProblemTable(element);
        },
        // Without its script the table is plain, as where there are no scripts at all.
        () => {
          element.querySelector('form')?.remove();
        },
      );
    }
    return () => {
      isGone = true;
      stop?.();
    };
  }, [html]);

  return <div className="problem-table" ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
}
