import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import { drawnRoutes } from '../build/draw/drawn-notes';
import type { PageProps } from '../build/draw/plain-page';
import type { Route } from '../lib/vocabulary/routes';

export { default } from '../build/draw/plain-page';

/** React draws pages on the build machine only: no script of Next.js goes into them. */
export const config = { unstable_runtimeJS: false };

interface Params extends ParsedUrlQuery {
  note?: string[];
}

export const getStaticPaths: GetStaticPaths<Params> = () => ({
  paths: drawnRoutes().map((route) => ({ params: { note: route.split('/').filter(Boolean) } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<PageProps, Params> = ({ params }) => ({
  props: { route: `/${(params?.note ?? []).join('/')}` as Route },
});
