import { isVisible, type PageMap } from '../tree/page-map';
import { entriesTo, hasAddress } from '../tree/frame';
import { absoluteUrl } from '../vocabulary/routes';
import type { PageFacts } from './page-facts';
import type { Site } from './site';

/**
 * Describes a note for search engines: the article, and the folders above it.
 *
 * Form: https://schema.org/TechArticle, https://schema.org/BreadcrumbList
 *
 * @returns data for a script of the type `application/ld+json`; `undefined` for a page that is not listed
 */
export function structuredData(site: Site, note: PageFacts, map: PageMap): string | undefined {
  const { route, title, frontMatter, updated } = note;
  const entries = entriesTo(map, route);
  const last = entries.at(-1);
  if (last === undefined || !entries.every(isVisible)) {
    return undefined;
  }
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description: frontMatter.description,
    url: absoluteUrl(site, route),
    inLanguage: 'ko',
    author: { '@type': 'Person', name: site.author },
    dateModified: updated,
  };
  const path = {
    '@type': 'BreadcrumbList',
    itemListElement: entries.filter(hasAddress).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: absoluteUrl(site, step.route),
    })),
  };
  const graph = last.children === undefined ? [article, path] : [path];
  // `</script>` in a title must not end the script.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
