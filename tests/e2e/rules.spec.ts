import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { forcedColourFaults } from './rules/forced-colours';
import { keyboardFaults } from './rules/keyboard';
import { coveringFaults, layoutFaults } from './rules/layout';
import { motionFaults } from './rules/motion';
import { partedParticles } from './rules/particles';
import { structureFaults } from './rules/structure';
import { addStyle, open } from './site';

/* What the rules for every page look at is faultless; here it is broken, and they must say so. */

const broken: readonly (readonly [
  fault: string,
  rule: (page: Page) => Promise<string[]>,
  style: string,
  said: RegExp,
])[] = [
  ['테두리 없는 초점', keyboardFaults, '* { outline: none !important }', /without an outline/],
  ['보이지 않는 초점', keyboardFaults, 'main a { position: fixed; left: -999px }', /out of sight/],
  [
    '움직이는 제목',
    motionFaults,
    '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 9s infinite !important }',
    /<h1.* moves/,
  ],
  ['부드럽게 구르는 창', motionFaults, 'html { scroll-behavior: smooth !important }', /smooth/],
  ['창보다 넓은 글', layoutFaults, 'main h1 { min-width: 3000px }', /too wide/],
  [
    '초점이 없는 테두리',
    forcedColourFaults,
    'main a { outline: 2px solid !important }',
    /without the focus/,
  ],
  ['덮는 막대', coveringFaults, 'nav { height: 20rem !important }', /bars cover/],
  ['겹친 막대', layoutFaults, 'nav > * { position: absolute !important; left: 0 }', /overlap/],
];

test('규칙은 망가뜨린 것을 모두 찾는다', async ({ page }) => {
  await open(page, notes.webhook);
  for (const [fault, rule, style, said] of broken) {
    const forcedColors = rule === forcedColourFaults ? 'active' : 'none';
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
    expect(await rule(page), fault).toEqual([]);
    await addStyle(page, style);
    expect((await rule(page)).join('\n'), fault).toMatch(said);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
});

test('규칙은 탭 키로 닿지 않는 글을 찾는다', async ({ page }) => {
  await open(page, notes.webhook);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      element.tabIndex = -1;
    }
  });
  expect(await keyboardFaults(page)).toEqual(['the text is not reached']);
});

test('규칙은 같은 id와 건너뛴 제목을 찾는다', async ({ page }) => {
  await open(page, notes.webhook);
  expect(await structureFaults(page)).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main h2')
      ?.insertAdjacentHTML('afterend', '<h5 id="x">가</h5><p id="x">');
  });
  const faults = (await structureFaults(page)).join('\n');
  expect(faults).toMatch(/repeated id x/);
  expect(faults).toMatch(/skips a level/);
});

test('규칙은 괄호, 코드, 링크에서 떨어진 조사를 찾고, 붙들어 둔 조사는 떨어지지 않는다', async ({
  page,
}) => {
  await open(page, notes.webhook);
  const found = async (before: string, between: string): Promise<string[]> => {
    await page.evaluate((html) => {
      const text = document.createElement('p');
      text.innerHTML = html;
      text.style.width = 'max-content';
      // As full as it can be: pretty lines would leave no letter alone.
      text.style.textWrap = 'wrap';
      document.querySelector('main p')?.replaceWith(text);
      // Room for all but the last letter.
      text.style.width = `${text.getBoundingClientRect().width - 4}px`;
    }, `머리 ${before}${between}는`);
    return partedParticles(page);
  };
  for (const before of ['이름(abc)', '<code>commit()</code>', '<a href="#x">글(v1)</a>']) {
    expect(await found(before, '')).toEqual([expect.stringMatching(/\) \/ 는$/)]);
    expect(await found(before, '<w-j></w-j>')).toEqual([]);
  }
});
