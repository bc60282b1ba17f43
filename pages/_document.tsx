import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';
import { readCompiled, readPrepared } from '../build/draw/drawn-notes';
import type { PageProps } from '../build/draw/plain-page';
import { site } from '../components/page/site';
import { SearchDialog } from '../components/chrome/search-dialog';
import { structuredData } from '../lib/site/json-ld';
import { ATOM_FEED, JSON_FEED } from '../lib/vocabulary/export-names';

const FEEDS = [
  ['application/atom+xml', ATOM_FEED],
  ['application/feed+json', JSON_FEED],
] as const;

/** Characters of HTML from which on a page is long: what is far is laid out when it comes near. */
const LONG = 100_000;

/** The browser fetches the page of a link that a pointer rests on: pages of this site, no files. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${site.basePath}/*` },
          { not: { href_matches: '/*\\.*' } },
          { not: { selector_matches: '[download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

function inline(html: string, type?: string): ReactElement {
  return <script type={type} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A class, because Next.js gives the drawn page (`html`) to classes only. */
export default class SiteDocument extends Document {
  override render(): ReactElement {
    const { __NEXT_DATA__, html } = this.props;
    const { route } = __NEXT_DATA__.props['pageProps'] as Partial<PageProps>;
    const { client, pageMap } = readPrepared();
    // The error page of Next.js itself is of no note.
    const data = route && structuredData(site, readCompiled(route).facts, pageMap);
    const isLong = html.length > LONG;
    return (
      <Html lang="ko" data-long={isLong ? '' : undefined}>
        <Head>
          {FEEDS.map(([type, file]) => (
            <link
              key={file}
              rel="alternate"
              type={type}
              title={site.title}
              href={`${site.basePath}/${file}`}
            />
          ))}
          {data !== undefined && inline(data, 'application/ld+json')}
          {inline(client.markRoot)}
          {inline(RULES, 'speculationrules')}
          {client.main !== '' && <script type="module" src={client.main} />}
        </Head>
        <body>
          <Main />
          <SearchDialog />
          <NextScript />
        </body>
      </Html>
    );
  }
}
