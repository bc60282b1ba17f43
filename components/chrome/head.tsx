import { useRouter } from 'next/router';
import type { ReactElement } from 'react';
import { pathOf } from '../../lib/addresses/links';
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
  const route = pathOf(asPath) as Route;
  const isHome = route === '/';
  const description = frontMatter.description ?? __SITE__.description;
  // The error page answers at every address and has none of its own.
  const url = pathname === '/404' ? undefined : absoluteUrl(__SITE__, route);
  // Whoever has the address of an unlisted note may read it; search engines do not list it.
  const listed = url !== undefined && frontMatter.status !== 'unlisted';
  const { id = '' } = frontMatter.problem ?? {};
  const number = /^\d+$/.test(id) && !title.includes(id) ? `${id} ` : '';
  return (
    <>
      <title>{isHome ? __SITE__.title : `${number}${title} | ${__SITE__.title}`}</title>
      {!listed && <meta name="robots" content="noindex,follow" />}
      <meta name="description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={title} />
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
      <link rel="icon" href={`${__SITE__.basePath}/icon.svg`} type="image/svg+xml" />
    </>
  );
}
