import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { addStyle, desktop, open, phone } from '../site';
import { cutWords, setWideCode } from './code-words';
import { figureFaults } from './figures';
import { forcedColourFaults } from './forced-colours';
import { keyboardFaults } from './keyboard';
import { englishLabels } from './labels';
import { coveringFaults, drawn, goToTop, layoutFaults } from './layout';
import { motionFaults } from './motion';
import { partedParticles } from './particles';
import { structureFaults } from './structure';

/*
 * What holds for every page, whatever its author wrote. A page is opened once, and everything is looked
 * at in that visit; a fault names the page, the window and what is wrong.
 */

/** The colours of code are those of the site: `accessibility.spec.ts` looks at them. */
const without = ['pre code'];

/** What else axe may find in other colours, and where all of the text has its place. */
const inTheDark = [
  ...['color-contrast', 'link-in-text-block'],
  ...['scrollable-region-focusable', 'target-size'],
];

/** A window of 1280 × 1024 px that is enlarged to 400 %. */
const enlarged = { width: 320, height: 256 };

const windows = [
  desktop,
  { width: 1024, height: 800 },
  { width: 768, height: 800 },
  phone,
  enlarged,
];

type Look = (place: string, found: readonly string[]) => void;

/** Collects faults with the route and the place where they were found. */
function collect(route: string): { faults: string[]; look: Look } {
  const faults: string[] = [];
  const look: Look = (place, found) => {
    faults.push(...found.map((fault) => `${route} ${place}: ${fault}`));
  };
  return { faults, look };
}

async function fit(page: Page, window: (typeof windows)[number], look: Look): Promise<void> {
  await page.setViewportSize(window);
  look(`${window.width} px`, [
    ...(await layoutFaults(page)),
    ...(await figureFaults(page)),
    ...(await partedParticles(page)).map((line) => `a line begins with a particle: ${line}`),
  ]);
}

/** What a look at the page costs half a second for: structure, labels, the widest and the narrowest window. */
export async function plainFaults(page: Page, route: string): Promise<string[]> {
  const { faults, look } = collect(route);
  await open(page, route);
  // First the window as the page before has left it, which need not be laid out once more.
  const isNarrow = page.viewportSize()?.width === enlarged.width;
  for (const window of isNarrow ? [enlarged, desktop] : [desktop, enlarged]) {
    await fit(page, window, look);
    if (window === desktop) {
      look('structure', await structureFaults(page));
      look('labels', await englishLabels(page));
    }
  }
  return faults;
}

/** Everything that is wrong with the page of a route, which stays open. */
export async function allFaults(page: Page, route: string): Promise<string[]> {
  const { faults, look } = collect(route);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  await page.setViewportSize(desktop);
  await open(page, route);
  look('structure', await structureFaults(page));
  look('labels', await englishLabels(page));
  look('less motion', await motionFaults(page));
  look('light', await violations(page, { without }));
  look('keyboard', await keyboardFaults(page));
  for (const window of windows) {
    await fit(page, window, look);
    if (window === phone) {
      look('phone', [...(await englishLabels(page)), ...(await violations(page, { without }))]);
    }
  }
  look('enlarged', await coveringFaults(page));
  // Shadows and backgrounds are gone, and with them whatever they alone told.
  await page.emulateMedia({ forcedColors: 'active' });
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    await drawn(page);
    look(`${window.width} px, forced colours`, await forcedColourFaults(page));
  }
  look('keyboard, forced colours', await keyboardFaults(page));

  await page.emulateMedia({ forcedColors: 'none' });
  // The keyboard has left the focus on a link, whose card may lie over others.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  });
  // What nobody has come near yet has no place of its own, and lies over what follows when it is measured; in
  // other colours it keeps the style it had.
  await addStyle(page, 'main * { content-visibility: visible !important }');
  await drawn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  for (const window of [desktop, phone]) {
    await page.setViewportSize(window);
    await goToTop(page);
    look(`${window.width} px, dark`, await violations(page, { rules: inTheDark, without }));
  }
  if ((await page.locator('main :not(pre) > code').count()) > 0) {
    await setWideCode(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await drawn(page);
      look(`${window.width} px, wide letters`, await cutWords(page));
    }
  }
  return faults;
}
