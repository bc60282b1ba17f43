import type { Heading } from '../reader/toc';
import type { Route } from '../vocabulary/routes';

/** What a page knows of its note besides the text. */
export interface PageFacts {
  /** Path of its source, relative to the repository; absent where the build has written it. */
  readonly filePath?: string;
  readonly route: Route;
  readonly title: string;
  /** Day of its last change, `YYYY-MM-DD`. */
  readonly updated?: string;
  readonly headings: readonly Heading[];
  readonly frontMatter: {
    readonly description?: string | undefined;
    readonly toc_max_heading_level?: number | undefined;
    readonly status?: string | undefined;
    /** What the window says instead of the title, where that is more. */
    readonly knownTitle?: string;
  };
}

/** A note as `build/compile/compile-note.ts` leaves it. */
export interface CompiledNote {
  readonly facts: PageFacts;
  /** The body of a function that takes the JSX runtime and returns the text as a component. */
  readonly code: string;
}
