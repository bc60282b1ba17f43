import type { Page } from '@playwright/test';

/** What still moves on the page, though the reader has asked for less motion. */
export async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect
          ? effect.target?.outerHTML.slice(0, 80)
          : 'a pseudo-element',
      );
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return [
      ...moving.map((element) => `${element ?? ''} moves`),
      ...(scrollBehavior === 'auto' ? [] : [`scroll-behavior is ${scrollBehavior}`]),
    ];
  });
}
