import { entryOf, isVisible, type CompactPageMap } from '../tree/compact-page-map';
import { absoluteUrl, foldersOnTheWay, type Route } from '../vocabulary/routes';
import type { PageFacts } from './page-facts';
import type { Site } from './site';

/** A step on the way to a page. */
interface Step {
  readonly route: Route;
  readonly title: string;
  readonly isFolder: boolean;
  readonly isListed: boolean;
}

/** Lists the pages on the way to an address, with itself last; folders without a page are left out. */
function stepsTo(route: Route, map: CompactPageMap): Step[] {
  const steps: Step[] = [];
  let level: CompactPageMap | undefined = map;
  for (const step of foldersOnTheWay(route)) {
    const named: CompactPageMap[string] | undefined =
      level?.[step.slice(step.lastIndexOf('/') + 1)];
    if (named === undefined) {
      return [];
    }
    const entry = entryOf(named);
    const { title, children, hasPage } = entry;
    if (hasPage !== false || children?.['index'] !== undefined) {
      const isFolder = children !== undefined;
      steps.push({ route: step, title, isFolder, isListed: isVisible(entry) });
    }
    level = children;
  }
  return steps;
}

/**
 * Describes a note for search engines: the article, and the folders above it.
 *
 * Form: https://schema.org/TechArticle, https://schema.org/BreadcrumbList
 *
 * @returns data for a script of the type `application/ld+json`; `undefined` for a page that is not listed
 */
export function structuredData(
  site: Site,
  note: PageFacts,
  map: CompactPageMap,
): string | undefined {
  const { route, title, frontMatter, updated } = note;
  const steps = stepsTo(route, map);
  const last = steps.at(-1);
  if (last === undefined || steps.some(({ isListed }) => !isListed)) {
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
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: absoluteUrl(site, step.route),
    })),
  };
  const graph = last.isFolder ? [path] : [article, path];
  // `</script>` in a title must not end the script.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
