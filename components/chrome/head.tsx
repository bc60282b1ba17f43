import { useRouter } from 'next/router';
import { useTheme } from 'nextra-theme-docs';
import { useMounted } from 'nextra/hooks';
import type { ReactElement } from 'react';
import { pathOf } from '../../lib/addresses/links';
import { surfaces } from '../../lib/site/surfaces';
import { APP_MANIFEST, TOUCH_ICON } from '../../lib/vocabulary/export-names';
import { absoluteUrl, markdownFileOf, type Route } from '../../lib/vocabulary/routes';
import { usePage } from '../page/use-page';

/**
 * Title, description, canonical address, Open Graph and icon of the page. `next/head` looks into one
 * level of fragments only. The theme's own part for this is heavier and taken out by
 * `compile/lean-theme.ts`.
 */
export function Head(): ReactElement {
  const { title, frontMatter } = usePage();
  const { pathname, asPath } = useRouter();
  const { resolvedTheme } = useTheme();
  const mounted = useMounted();
  // As the system says, until it is known what the reader has chosen.
  const chosen = mounted ? (resolvedTheme === 'dark' ? 'dark' : 'light') : undefined;
  const route = pathOf(asPath) as Route;
  const isHome = route === '/';
  const description = frontMatter.description ?? __SITE__.description;
  // The error page answers at every address and has none of its own.
  const url = pathname === '/404' ? undefined : absoluteUrl(__SITE__, route);
  // Whoever has the address of an unlisted note may read it; search engines do not list it.
  const listed = url !== undefined && frontMatter.status !== 'unlisted';
  const known = frontMatter.knownTitle ?? title;
  return (
    <>
      <title>{isHome ? __SITE__.title : `${known} | ${__SITE__.title}`}</title>
      {!listed && <meta name="robots" content="noindex,follow" />}
      <meta name="description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={known} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={isHome ? 'website' : 'article'} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={__SITE__.title} />
      {url !== undefined && <meta property="og:url" content={url} />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {listed && (
        <link
          rel="alternate"
          type="text/markdown"
          href={`${__SITE__.basePath}/${markdownFileOf(route)}`}
        />
      )}
      {(['light', 'dark'] as const).map((theme) => (
        // With a key: of two without, and of the theme's own, next/head keeps the last.
        <meta
          key={theme}
          name="theme-color"
          content={surfaces[chosen ?? theme]}
          media={`(prefers-color-scheme: ${theme})`}
        />
      ))}
      <link rel="icon" href={`${__SITE__.basePath}/icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${__SITE__.basePath}/${TOUCH_ICON.file}`} />
      <link rel="manifest" href={`${__SITE__.basePath}/${APP_MANIFEST}`} />
    </>
  );
}
