import { useConfig } from 'nextra-theme-docs';
import type { PageFacts } from '../../lib/site/page-facts';

/**
 * The page being shown, as `note-page.tsx` hands it to the theme. The theme's own type is lost between two
 * versions of its validator.
 */
export function usePage(): Pick<PageFacts, 'title' | 'frontMatter'> {
  const config: unknown = useConfig();
  return config as Pick<PageFacts, 'title' | 'frontMatter'>;
}
