import type { ReactElement } from 'react';
import type { Route } from '../../lib/vocabulary/routes';
import type * as NotePageModule from './note-page';

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be bundled for browsers, too */

// Required at run time, so that the drawing code stays out of the browser bundles.
const drawing =
  typeof window === 'undefined' ? (require('./note-page') as typeof NotePageModule) : undefined;

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  const { reloadAtChange } = require('../../client/dev') as {
    reloadAtChange: (stamp: unknown) => void;
  };
  reloadAtChange(require('../../.cache/stamp.json'));
}

/** The address alone: the page reads everything else where it is drawn. */
export interface PageProps {
  readonly route: Route;
}

/**
 * Draws a page that works without React. The development server always hydrates; there the empty HTML makes
 * React leave the page as it is.
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
