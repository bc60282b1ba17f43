import { useRouter } from 'next/router';
import type { ReactElement } from 'react';
import { absoluteUrl, type Route } from '../../lib/routes';
import { usePage } from './use-page';

/** The address of the page without query and hash. */
function useRoute(): Route {
  return (useRouter().asPath.split(/[?#]/, 1)[0] ?? '/') as Route;
}

/** Whether a page has an address of its own to point at; the error page answers at every address. */
function isErrorPage(pathname: string): boolean {
  return pathname === '/404';
}

/** Description, canonical address, Open Graph and icons of the page. */
export function Head(): ReactElement {
  const { title, frontMatter } = usePage();
  const { pathname } = useRouter();
  const route = useRoute();
  const description = frontMatter.description ?? __SITE__.description;
  const url = absoluteUrl(__SITE__, route);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={__SITE__.title} />
      <meta property="og:type" content={route === '/' ? 'website' : 'article'} />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
      {isErrorPage(pathname) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <link rel="icon" href={`${__SITE__.basePath}/icon.svg`} type="image/svg+xml" />
    </>
  );
}

/** Title of the window; the rest of the page head is {@link Head}. */
export function useSeoProps(): { title: string; titleTemplate: string } {
  const { title } = usePage();
  const isHome = useRoute() === '/';
  return {
    title: isHome ? __SITE__.title : title,
    titleTemplate: isHome ? '%s' : `%s | ${__SITE__.title}`,
  };
}
