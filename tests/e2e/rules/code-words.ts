import type { Page } from '@playwright/test';
import { addStyle } from '../site';

/** The advance of the widest usual faces of code, such as that of a Mac, in em. */
const ADVANCE = 0.6;

/** Gives inline code an advance of 0.6 em, whatever face this machine has, and shows all that is folded. */
export async function setWideCode(page: Page): Promise<void> {
  const advance = await page.evaluate(() => {
    const code = document.createElement('code');
    code.style.cssText =
      'font: 100px var(--mono); position: absolute; padding: 0; white-space: pre';
    code.textContent = '0'.repeat(100);
    document.body.append(code);
    const { width } = code.getBoundingClientRect();
    code.remove();
    return width / 100 / 100;
  });
  await addStyle(
    page,
    `main :not(pre) > code { letter-spacing: ${String(ADVANCE - advance)}em }
     main .tab-panel { display: block !important }
     main * { content-visibility: visible !important }
     main pre { display: none }`,
  );
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
  });
}

/** The inline codes that break between two letters of a word, though a line has room for the word. */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = (code: Element): number => {
      const block = code.closest('p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, summary') ?? code;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const lettersOf = (code: Element): { letter: string; box: DOMRect }[] => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; box: DOMRect }[] = [];
      while (walker.nextNode() !== null) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          letters.push({ letter: node.data[at] ?? '', box: range.getBoundingClientRect() });
        }
      }
      return letters;
    };
    const isCut = (code: Element): boolean => {
      const letters = lettersOf(code);
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(code);
      const signs = parseFloat(paddingLeft) + parseFloat(paddingRight) + parseFloat(fontSize);
      return letters.some(({ letter, box }, index) => {
        const next = letters[index + 1];
        const isBroken = next !== undefined && next.box.top >= box.bottom - 1;
        if (!isBroken || !/^[A-Za-z0-9]{2}$/.test(letter + next.letter)) return false;
        const from = letters.findLastIndex(
          (each, at) => at < index && /[^A-Za-z0-9]/.test(each.letter),
        );
        const to = letters.findIndex((each, at) => at > index && /[^A-Za-z0-9]/.test(each.letter));
        const word = letters.slice(from + 1, to === -1 ? undefined : to);
        const width = word.reduce((sum, each) => sum + each.box.width, 0);
        return width + signs < room(code);
      });
    };
    return [...document.querySelectorAll('main :not(pre) > code')]
      .filter((code) => code.getClientRects().length > 1)
      .filter(isCut)
      .map((code) => code.textContent);
  });
}
