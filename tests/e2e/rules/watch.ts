import type { BrowserContext, Page } from '@playwright/test';

/** What a page must not do, as it is observed: complaints of the console, requests to others. */
export function watch(context: BrowserContext, page: Page, home: string): string[] {
  const complaints: string[] = [];
  const place = (): string => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${place()} console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(`${place()} error: ${error.message}`);
  });
  context.on('request', (request) => {
    const { href, protocol } = new URL(request.url());
    if (['http:', 'https:'].includes(protocol) && !href.startsWith(home)) {
      complaints.push(`${place()} request: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    // Going on to the next page cuts off what the page before was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${place()} failed: ${request.url()}`);
    }
  });
  return complaints;
}
