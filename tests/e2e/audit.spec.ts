import { expect } from '@playwright/test';
import { auditedRoutes, lookAt, test } from './audit';
import { UNKNOWN_ROUTE } from './notes';
import { allFaults } from './rules/page';
import { watch } from './rules/watch';
import { siteAddress } from './site';

/** Parts of the pages, so that several workers share them. */
const PARTS = 8;

/** Far above what the longest page takes on a busy machine. */
const PAGE_MS = 60_000;

for (let part = 0; part < PARTS; part += 1) {
  test(`페이지는 모든 규칙을 지킨다 (${part + 1}/${PARTS})`, async ({
    context,
    page,
    request,
    pages,
    memory,
  }) => {
    const all = await auditedRoutes(request, pages);
    expect(all.length).toBeGreaterThan(1);
    const routes = all.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + routes.length * PAGE_MS);
    const faults = watch(context, page, siteAddress());
    await lookAt(routes, { page, request, memory, faults }, allFaults);
    expect(faults).toEqual([]);
  });
}

test('404 페이지도 규칙을 지킨다', async ({ context, page }) => {
  const complaints = watch(context, page, siteAddress());
  expect(await allFaults(page, UNKNOWN_ROUTE)).toEqual([]);
  // The browser itself reports the answer 404; nothing else may be said.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});
