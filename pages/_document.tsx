import { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { placeSidebar } from '../components/chrome/place-sidebar';
import { READY, waitForReader } from '../components/chrome/wait-for-reader';

/** Runs before the first paint: marks that scripts run, a hidden sidebar, and the chosen language. */
const beforePaint = `(function(e,c){c.add('js');try{if(localStorage.getItem('sidebar')==='hidden')c.add('sidebar-hidden');var l=localStorage.getItem('language');if(l)e.setAttribute('data-language',l)}catch(x){}})(document.documentElement,document.documentElement.classList)`;

/** The error page finds the nearest notes by script. */
const NEEDS_SCRIPTS = ['/404'];

/** Hands the scripts of the page to {@link waitForReader} instead of running them. */
class QuietHead extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]): ReactElement[] {
    const sources = super.getScripts(files).map(({ props }) => (props as { src: string }).src);
    const atOnce = NEEDS_SCRIPTS.includes(this.context.__NEXT_DATA__.page);
    const parameters = [sources, READY, atOnce].map((value) => JSON.stringify(value)).join(',');
    return [inline('wait', `(${waitForReader.toString()})(${parameters})`)];
  }
}

function inline(key: string, code: string): ReactElement {
  return <script key={key} dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function Document(): ReactElement {
  const isBuilt = process.env.NODE_ENV === 'production';
  const PageHead = isBuilt ? QuietHead : Head;
  return (
    <Html lang="ko">
      <PageHead>{inline('before-paint', beforePaint)}</PageHead>
      <body>
        <Main />
        <NextScript />
        {isBuilt && inline('sidebar', `(${placeSidebar.toString()})()`)}
      </body>
    </Html>
  );
}
