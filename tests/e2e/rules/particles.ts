import type { Page } from '@playwright/test';

/**
 * Lines of the text that begin with what belongs to the bracket, code or link at the end of the line
 * before: "API(v1)" and below it "는".
 */
export async function partedParticles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, summary, figcaption';
    const apart = 'pre, svg, math, .visually-hidden';
    const range = document.createRange();
    const topOf = (node: Text, at: number): number | undefined => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let before: Text | undefined;
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const block = node.parentElement?.closest(blocks);
      if (!block || node.length === 0 || node.parentElement?.closest(apart)) {
        continue;
      }
      const text = node.data;
      for (const { index } of text.matchAll(/(?<![가-힣])[가-힣]/g)) {
        const last = index > 0 ? node : before;
        const at = index > 0 ? index - 1 : (before?.length ?? 0) - 1;
        if (
          last?.parentElement?.closest(blocks) !== block ||
          !/(?:[)\]}%」』》]|(?<![-=])>)$/.test(last.data.slice(0, at + 1))
        ) {
          continue;
        }
        const [end, start] = [topOf(last, at), topOf(node, index)];
        // Of another size, letters of one line do not begin at one height.
        if (end !== undefined && start !== undefined && start - end > 12) {
          faults.push(
            `${last.data.slice(Math.max(0, at - 20), at + 1)} / ${text.slice(index, index + 10)}`,
          );
        }
      }
      before = node;
    }
    return faults;
  });
}
