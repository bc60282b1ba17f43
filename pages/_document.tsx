import { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';

/** Runs before the first paint: marks that scripts run, and that the reader has hidden the sidebar. */
const beforePaint = `(function(c){c.add('js');try{if(localStorage.getItem('sidebar')==='hidden')c.add('sidebar-hidden')}catch(e){}})(document.documentElement.classList)`;

export default function Document(): ReactElement {
  return (
    <Html lang="ko">
      <Head>
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
