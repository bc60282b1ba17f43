import type { ReactElement } from 'react';
import type { Route } from '../../lib/vocabulary/routes';
import type * as NotePageModule from './note-page';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be bundled for browsers, too */

// Asked for at run time, so that nothing of it is bundled for browsers.
const drawing =
  typeof window === 'undefined' ? (require('./note-page') as typeof NotePageModule) : undefined;

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  const { reloadAtChange } = require('../../client/dev') as {
    reloadAtChange: (stamp: unknown) => void;
  };
  reloadAtChange(require('../../.cache/stamp.json'));
}

/** The page of a note is known by its address alone: what it shows is read where it is drawn. */
export interface PageProps {
  readonly route: Route;
}

/**
 * A page that is complete without React. In the development server, which always sends it, React leaves the
 * HTML as it came.
 */
export default function PlainPage({ route }: PageProps): ReactElement {
  return drawing === undefined ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div>
      <drawing.NotePage route={route} />
    </div>
  );
}
