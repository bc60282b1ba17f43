import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Violations of the rules of axe, each with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source });
  const results = await page.evaluate(async () =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' ').slice(0, 400),
    ),
  );
}
