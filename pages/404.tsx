import type { GetStaticProps } from 'next';
import type { PageProps } from '../build/draw/plain-page';
import type { Route } from '../lib/vocabulary/routes';

export { default } from '../build/draw/plain-page';

export const config = { unstable_runtimeJS: false };

export const getStaticProps: GetStaticProps<PageProps> = () => ({
  props: { route: '/404' as Route },
});
