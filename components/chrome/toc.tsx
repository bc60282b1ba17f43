import { useEffect, useRef, useState, type ReactElement } from 'react';
import { activeHeading, tocItems, type Heading } from '../../lib/toc';
import { usePage } from './use-page';

/** Height of the bar at the top plus air, in CSS pixels: a heading above this line has been reached. */
const ACTIVATION_LINE = 120;

function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const positions = key.split(' ').flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      setActive(
        activeHeading(positions, {
          line: ACTIVATION_LINE,
          atEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2,
        }),
      );
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    // Not before the page stands: to ask where headings are is to lay it out once more.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(update);
    });
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);
  return active;
}

/** The table of contents beside the note, with the section being read marked. */
export function TableOfContents(props: {
  headings: readonly Heading[];
  filePath: string;
}): ReactElement {
  const items = tocItems(props.headings, usePage().frontMatter.toc_max_heading_level);
  const active = useActiveHeading(items.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current
      ?.querySelector('[aria-current="true"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);

  return (
    <div className="toc">
      {items.length > 0 && (
        <>
          <p className="toc-title">목차</p>
          <ul ref={list}>
            {items.map(({ depth, id, value }) => (
              <li key={id} data-depth={depth}>
                <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
                  {value}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="toc-edit">
        <a href={`${__SITE__.docsRepositoryBase}/${props.filePath}`}>이 노트 고치기</a>
      </p>
    </div>
  );
}
