import { useConfig } from 'nextra-theme-docs';
import type { PageFacts } from '../../lib/site/page-facts';

/**
 * Returns the facts that `note-page.tsx` passes to the theme. Cast, because two versions of the theme's validator
 * lose the type.
 */
export function usePage(): Pick<PageFacts, 'title' | 'frontMatter'> {
  const config: unknown = useConfig();
  return config as Pick<PageFacts, 'title' | 'frontMatter'>;
}
