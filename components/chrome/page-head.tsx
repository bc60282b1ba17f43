import NextHead from 'next/head';
import type { ReactElement } from 'react';
import type { PageFacts } from '../../lib/site/page-facts';
import { shareTags } from '../../lib/site/share-tags';
import { surfaces } from '../../lib/site/surfaces';
import { APP_MANIFEST, TOUCH_ICON } from '../../lib/vocabulary/export-names';
import { absoluteUrl, ERROR_ROUTE, markdownFileOf } from '../../lib/vocabulary/routes';
import { site } from '../page/site';

/** Writes title, description, canonical address, Open Graph data and icon of the page. */
export function PageHead({ note }: { note: PageFacts }): ReactElement {
  const { title, frontMatter, route } = note;
  const isHome = route === '/';
  const description = frontMatter.description ?? site.description;
  const url = route === ERROR_ROUTE ? undefined : absoluteUrl(site, route);
  // An unlisted note can be read by its address but must not be indexed.
  const listed = url !== undefined && frontMatter.status !== 'unlisted';
  const known = frontMatter.longTitle ?? title;
  return (
    <NextHead>
      <meta name="viewport" content="width=device-width, initial-scale=1.0, viewport-fit=cover" />
      {(['light', 'dark'] as const).map((theme) => (
        // Keyed: next/head keeps only the last of several metas with the same name and no key.
        <meta
          key={theme}
          name="theme-color"
          content={surfaces[theme]}
          media={`(prefers-color-scheme: ${theme})`}
        />
      ))}
      <title>{isHome ? site.title : `${known} | ${site.title}`}</title>
      {!listed && <meta name="robots" content="noindex,follow" />}
      <meta name="description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={known} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={isHome ? 'website' : 'article'} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={site.title} />
      {url !== undefined && <meta property="og:url" content={url} />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined &&
        shareTags(site, note).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
      {listed && (
        <link
          rel="alternate"
          type="text/markdown"
          href={`${site.basePath}/${markdownFileOf(route)}`}
        />
      )}
      <link rel="icon" href={`${site.basePath}/icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${site.basePath}/${TOUCH_ICON.file}`} />
      <link rel="manifest" href={`${site.basePath}/${APP_MANIFEST}`} />
    </NextHead>
  );
}
