import { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';

/** Runs before the first paint: marks that scripts run, a hidden sidebar, and the chosen language. */
const beforePaint = `(function(e,c){c.add('js');try{if(localStorage.getItem('sidebar')==='hidden')c.add('sidebar-hidden');var l=localStorage.getItem('language');if(l)e.setAttribute('data-language',l)}catch(x){}})(document.documentElement,document.documentElement.classList)`;

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
