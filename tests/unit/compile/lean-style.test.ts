import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutUnread, cutUnusedRules, scopeVariables } from '../../../compile/lean-style';

const cut = (css: string): string =>
  cutUnusedRules(css, (name) =>
    ['nx-a', 'md:nx-a', 'nextra-toc', 'dark:nx-w-[calc(1px,2px)]'].includes(name),
  );

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
    ['.nextra-steps h3{top:0}.nx-a{top:0}', '.nx-a{top:0}'],
    ['code .line{top:0}.rtl\\:nx-a{top:0}.inline{top:0}', '.inline{top:0}'],
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

test.each([
  ['*{--tw-blur: ;--tw-ring:1}a{top:var(--tw-ring)}', '*{--tw-ring:1}a{top:var(--tw-ring)}'],
  ['.dark{--shiki-text:#fff}a{top:0}', 'a{top:0}'],
  ['@supports (color:lab(0 0 0)){.a{--tw-x:1}}', ''],
  ['*{--tw-a:1;--tw-b:var(--tw-a)}a{--nextra-hue:1}', 'a{--nextra-hue:1}'],
  [
    '@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}a{animation:turn 1s}',
    '@keyframes turn{to{top:0}}a{animation:turn 1s}',
  ],
])('읽히지 않는 설정과 움직임: %s → %s', (css, kept) => {
  expect(cutUnread(css)).toBe(kept);
});

test('모든 요소에 놓이는 테마의 변수는 테마가 쓰는 곳에만 놓는다', () => {
  const theme = readFileSync('node_modules/nextra-theme-docs/style.css', 'utf8');
  const scoped = scopeVariables(theme);
  const ofAll = /(?<=\})[*:][a-z*:,-]*\{--tw-/g;
  expect(theme.match(ofAll)).toEqual([
    ':before,:after{--tw-',
    '*,:before,:after{--tw-',
    '::-webkit-backdrop{--tw-',
    '::backdrop{--tw-',
  ]);
  expect(scoped.match(ofAll)).toBeNull();
  expect(scoped).toContain(':root,:where([class*=nx-],[class*=nextra-]){--tw-border-spacing-x:0;');
  // A rule that sets anything else is for everything.
  expect(scoped).toContain('*,:before,:after{box-sizing:border-box;');
});
