import { useConfig } from 'nextra-theme-docs';

/** What the theme knows of the page being shown, as `note-page.tsx` hands it over. */
export interface PageFacts {
  readonly title: string;
  readonly frontMatter: {
    readonly description?: string;
    readonly toc_max_heading_level?: number;
    readonly status?: string;
    readonly problem?: { readonly id: string };
  };
}

/** The page being shown. The theme's own type is lost between two versions of its validator. */
export function usePage(): PageFacts {
  const config: unknown = useConfig();
  return config as PageFacts;
}
