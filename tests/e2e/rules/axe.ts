import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/** What is looked at, when it is not everything. */
interface Part {
  /** Names of the only rules to look at. */
  readonly rules?: readonly string[];
  /** Selectors of what is left out. */
  readonly without?: readonly string[];
}

interface Runner {
  readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/** Violations of the rules of axe, each with the elements that break it. */
export async function violations(page: Page, { rules, without }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Not a script in the page: its policy lets none in.
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    // What passes is told by its number: to describe it takes most of the time.
    resultTypes: ['violations'],
    preload: false,
    ...(rules !== undefined && { runOnly: [...rules] }),
  };
  const results = await page.evaluate(
    async ({ context, chosen }) => {
      const { axe: runner } = window as unknown as { axe: Runner };
      return runner.run(context, chosen);
    },
    { context: { exclude: [...(without ?? [])] }, chosen: options },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' ').slice(0, 400),
    ),
  );
}
