import { expect } from '@playwright/test';
import { auditedRoutes, test } from './audit';
import { plainFaults } from './rules/page';
import { watch } from './rules/watch';
import { siteAddress } from './site';

/** Parts of the pages, so that several workers share them. */
const PARTS = 4;

/** Far above what the longest page takes on a busy machine. */
const PAGE_MS = 10_000;

for (let part = 0; part < PARTS; part += 1) {
  test(`모든 페이지는 조용하고, 창에 맞고, 한국어로 말한다 (${part + 1}/${PARTS})`, async ({
    context,
    page,
    request,
    pages,
  }) => {
    const all = await auditedRoutes(request, pages);
    expect(all.length).toBeGreaterThan(1);
    const routes = all.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + routes.length * PAGE_MS);
    const faults = watch(context, page, siteAddress());
    for (const route of routes) {
      faults.push(...(await plainFaults(page, route)));
    }
    expect(faults).toEqual([]);
  });
}
