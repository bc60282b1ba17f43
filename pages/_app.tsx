import type { AppProps } from 'next/app';
import 'nextra-theme-docs/style.css';
import type { ReactElement } from 'react';
import { SiteBehaviour } from '../components/chrome/site-behaviour';
import '../components/styles/index.css';

export default function App({ Component, pageProps }: AppProps<{ note?: object }>): ReactElement {
  return (
    <>
      <Component {...pageProps} />
      <SiteBehaviour note={pageProps.note} />
    </>
  );
}
