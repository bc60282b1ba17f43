import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { inlineScript } from '../compile/inline-script';
import { keepPlace } from '../components/chrome/keep-place';
import { markRoot } from '../components/chrome/mark-root';
import { MENU_LIST, placeSidebar } from '../components/chrome/place-sidebar';
import { READY, waitForReader } from '../components/chrome/wait-for-reader';
import { PLACE_EVENTS } from '../components/page/place-events';
import { MISSING } from '../components/page/renew';
import { layOutLater } from '../components/prose/lay-out-later';
import { SearchDialog } from '../components/search/search-dialog';
import type { PageFacts } from '../lib/site/page-facts';
import { structuredData } from '../lib/site/json-ld';
import { shareTags } from '../lib/site/share-tags';
import { ATOM_FEED, JSON_FEED } from '../lib/vocabulary/export-names';
import { NOTE_BODY } from '../components/prose/note-store';

/** It finds the nearest notes by script, and answers at every address. */
const ERROR_PAGE = '/404';

/** Hands the scripts of the page to {@link waitForReader} instead of running them. */
class QuietHead extends Head {
  /** Browsers that need them run no script of this site. */
  override getPolyfillScripts(): ReactElement[] {
    return [];
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]): ReactElement[] {
    const sources = super.getScripts(files).map(({ props }) => (props as { src: string }).src);
    const { page, buildId } = this.context.__NEXT_DATA__;
    const atOnce = page === ERROR_PAGE;
    return [inline('wait', inlineScript(waitForReader, sources, READY, MISSING, buildId, atOnce))];
  }
}

function inline(key: string, code: string): ReactElement {
  return <script key={key} dangerouslySetInnerHTML={{ __html: code }} />;
}

const FEEDS = [
  ['application/atom+xml', ATOM_FEED],
  ['application/feed+json', JSON_FEED],
] as const;

/** Characters of HTML from which on a page is long. */
const LONG = 150_000;

/** A class, because Next.js shows what is in the page to classes only. */
export default class SiteDocument extends Document {
  override render(): ReactElement {
    const isBuilt = process.env.NODE_ENV === 'production';
    const PageHead = isBuilt ? QuietHead : Head;
    const { html, __NEXT_DATA__: data } = this.props;
    const { note } = data.props['pageProps'] as { note?: PageFacts };
    const facts = note && structuredData(__SITE__, note);
    return (
      <Html lang="ko">
        <PageHead>
          {FEEDS.map(([type, file]) => (
            <link
              key={file}
              rel="alternate"
              type={type}
              title={__SITE__.title}
              href={`${__SITE__.basePath}/${file}`}
            />
          ))}
          {data.page !== ERROR_PAGE &&
            shareTags(__SITE__, note).map(([property, content]) => (
              <meta key={property} property={property} content={content} />
            ))}
          {facts !== undefined && (
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />
          )}
          {inline('mark-root', inlineScript(markRoot))}
          {inline('place', inlineScript(keepPlace, NOTE_BODY, READY, PLACE_EVENTS))}
          {isBuilt &&
            html.length > LONG &&
            inline('lay-out', inlineScript(layOutLater, NOTE_BODY, PLACE_EVENTS))}
        </PageHead>
        <body>
          <Main />
          <SearchDialog />
          <NextScript />
          {inline('sidebar', inlineScript(placeSidebar, MENU_LIST, true))}
        </body>
      </Html>
    );
  }
}
