import { readExportedPage, type ExportedPage } from './exported-page';
import { guideRoute } from './paypal-notes';

const beside = guideRoute.slice(0, guideRoute.lastIndexOf('/'));

/** The pages that list everything, and the guide after them. */
export const guidePages = ['plan-calls', 'subscription-calls', 'errors', 'fields']
  .map((name) => readExportedPage(`${beside}/${name}`))
  .concat(readExportedPage(guideRoute));

/** The section with a heading, of the page that says most under it. */
export function sectionOf(id: string): ReturnType<ExportedPage['section']> {
  const page = guidePages.find(({ sections }) => sections.some((section) => section.id === id));
  if (page === undefined) throw new Error(`no page has #${id}`);
  return page.section(id);
}
