import { describe, expect, test } from 'vitest';
import { cutUnusedRules } from '../../../compile/lean-style.mjs';

const cut = (css: string): string =>
  cutUnusedRules(css, (name) => ['nx-a', 'md:nx-a', 'dark:nx-w-[calc(1px,2px)]'].includes(name));

describe('쓰지 않는 규칙', () => {
  test.each([
    ['.nx-a{top:0}.nx-b{left:0}', '.nx-a{top:0}'],
    ['.nx-b,.nx-a,p{top:0}', '.nx-a,p{top:0}'],
    ['.nx-a .nx-b{top:0}.nextra-toc{left:0}', '.nextra-toc{left:0}'],
    ['@media print{.nx-b{top:0}}', ''],
    [
      '@media (min-width:768px){.md\\:nx-a{top:0}.md\\:nx-b{top:0}}',
      '@media (min-width:768px){.md\\:nx-a{top:0}}',
    ],
    ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin{to{rotate:1turn}}'],
    [':is(.nx-a,.nx-b) p{top:0}', ''],
    [
      '.dark\\:nx-w-\\[calc\\(1px\\,2px\\)\\]:is(.dark *){top:0}',
      '.dark\\:nx-w-\\[calc\\(1px\\,2px\\)\\]:is(.dark *){top:0}',
    ],
  ])('%s → %s', (css, kept) => {
    expect(cut(css)).toBe(kept);
  });
});
