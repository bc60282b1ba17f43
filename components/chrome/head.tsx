import { useRouter } from 'next/router';
import type { DocsThemeConfig } from 'nextra-theme-docs';
import type { ReactElement } from 'react';
import { absoluteUrl, type Route } from '../../lib/routes';
import { usePage } from './use-page';

type SeoProps = NonNullable<ReturnType<NonNullable<DocsThemeConfig['useNextSeoProps']>>>;

/** The address of the page without query and hash. */
function useRoute(): Route {
  return (useRouter().asPath.split(/[?#]/, 1)[0] ?? '/') as Route;
}

/** Whether a page has an address of its own to point at; the error page answers at every address. */
function isErrorPage(pathname: string): boolean {
  return pathname === '/404';
}

/** What the theme's own page head leaves open; all the rest is {@link useSeoProps}. */
export function Head(): ReactElement {
  return <link rel="icon" href={`${__SITE__.basePath}/icon.svg`} type="image/svg+xml" />;
}

/** Title, description, canonical address and Open Graph of the page. */
export function useSeoProps(): SeoProps {
  const { title, frontMatter } = usePage();
  const { pathname } = useRouter();
  const route = useRoute();
  const isHome = route === '/';
  const description = frontMatter.description ?? __SITE__.description;
  const url = absoluteUrl(__SITE__, route);
  const shared: SeoProps = {
    title: isHome ? __SITE__.title : title,
    titleTemplate: isHome ? '%s' : `%s | ${__SITE__.title}`,
    description,
    twitter: { cardType: 'summary' },
  };
  const openGraph = {
    siteName: __SITE__.title,
    type: isHome ? 'website' : 'article',
    locale: 'ko_KR',
    title,
    description,
  };
  return isErrorPage(pathname)
    ? { ...shared, noindex: true, openGraph }
    : {
        ...shared,
        // Whoever has the address of an unlisted note may read it; search engines do not list it.
        noindex: frontMatter.status === 'unlisted',
        canonical: url,
        openGraph: { ...openGraph, url },
      };
}
