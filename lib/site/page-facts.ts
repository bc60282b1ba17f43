import type { Heading } from '../reader/toc';
import type { Route } from '../vocabulary/routes';

/** The facts of a note that its page needs besides the text. */
export interface PageFacts {
  /** Path of the source from the root of the repository; absent for a generated page. */
  readonly filePath?: string;
  readonly route: Route;
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated?: string;
  readonly headings: readonly Heading[];
  readonly frontMatter: {
    readonly description?: string | undefined;
    readonly toc_max_heading_level?: number | undefined;
    readonly status?: string | undefined;
    /** Longer title for the window and search engines; absent when equal to the title. */
    readonly longTitle?: string;
  };
}

/** The result of `build/compile/compile-note.ts`. */
export interface CompiledNote {
  readonly facts: PageFacts;
  /** Body of a function that takes the JSX runtime and returns the text as a component. */
  readonly code: string;
}
