import type { Heading } from '../reader/toc';
import type { CompactPageMap } from '../tree/compact-page-map';
import type { Route } from '../vocabulary/routes';

/** What the browser knows of a note besides its text. */
interface NoteFacts {
  /** Path of its source, relative to the repository; absent where the build has written it. */
  readonly filePath?: string;
  readonly route: Route;
  readonly title: string;
  /** Day of its last change, `YYYY-MM-DD`. */
  readonly updated?: string;
  readonly hasJsxInH1?: boolean;
  readonly headings: readonly Heading[];
  readonly frontMatter: {
    readonly description?: string | undefined;
    readonly toc_max_heading_level?: number | undefined;
    readonly status?: string | undefined;
    /** What the window says instead of the title, where that is more. */
    readonly knownTitle?: string;
  };
}

/** What comes with the page of a note: its facts, and the part of the site's tree that is drawn there. */
export interface PageFacts extends NoteFacts {
  readonly pageMap: CompactPageMap;
}

/** A note as `compile/compile-note.ts` leaves it. */
export interface CompiledNote {
  readonly facts: NoteFacts;
  /**
   * The body of a function that takes the JSX runtime and returns the text as a component; for a note
   * with code of its own an ES module with JSX, which exports the headings as `__toc`.
   */
  readonly code: string;
}
