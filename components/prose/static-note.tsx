import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { PageFacts } from '../../lib/site/page-facts';
import { PLACE_EVENTS } from '../page/place-events';
import { layOutLater } from './lay-out-later';
import { NOTE_BODY, noteContent } from './note-store';

/** What surrounds the text of every note. */
export function NoteBody({ children }: { children: ReactNode }): ReactElement {
  return <div className={NOTE_BODY}>{children}</div>;
}

function Body({ note }: { note: PageFacts }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = noteContent(note);
    // The page that came as HTML has its text already.
    if (content === undefined) {
      return undefined;
    }
    element.current?.replaceChildren(...content);
    return layOutLater(NOTE_BODY, PLACE_EVENTS);
  }, [note]);
  return (
    <div
      ref={element}
      className={NOTE_BODY}
      suppressHydrationWarning
      // React leaves what is inside alone.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * In the browser, the text of a note: the HTML of the page as it came, or that of the note the reader
 * has gone on to.
 */
export function StaticNote({ note }: { note: PageFacts }): ReactElement {
  return <Body key={note.route} note={note} />;
}
