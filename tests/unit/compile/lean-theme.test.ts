import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { leanTheme, unusedInBrowser, type ReplacementPlugin } from '../../../compile/lean-theme';
import leanThemeLoader, {
  cutUnused,
  ownParts,
  putOwnParts,
  unusedDeclarations,
  unusedDefaults,
} from '../../../compile/lean-theme-loader';

const THEME = 'node_modules/nextra-theme-docs/dist/index.js';
const theme = readFileSync(THEME, 'utf8');

/** Where an import leads after the plugin has seen it. */
function resolved(request: string, issuer: string, inBrowser: boolean): string {
  const resource = { request, contextInfo: { issuer: path.resolve(issuer) } };
  const replacement = vi.fn<ReplacementPlugin>();
  leanTheme({ NormalModuleReplacementPlugin: replacement }, { inBrowser });
  replacement.mock.calls[0]?.[1](resource);
  return path.isAbsolute(resource.request)
    ? path.relative('.', resource.request)
    : resource.request;
}

describe('테마가 가져오는 것', () => {
  test.each([...unusedInBrowser.keys()])('%s: 브라우저에는 가지 않는다', (name) => {
    expect(resolved(name, THEME, true)).toBe('compile/inert.ts');
  });

  test('Next.js가 이름을 고쳐 놓은 것도 알아본다', () => {
    const request = '__barrel_optimize__?names=Listbox!=!@headlessui/react';
    expect(resolved(request, THEME, true)).toBe('compile/inert.ts');
  });

  test.each(['react', 'clsx', 'next-themes', 'next/router', 'nextra/normalize-pages'])(
    '%s: 그대로다',
    (name) => {
      expect(resolved(name, THEME, true)).toBe(name);
    },
  );

  test('우리가 가져오는 것은 같은 이름이라도 그대로다', () => {
    expect(resolved('flexsearch', 'lib/search/index/store.ts', true)).toBe('flexsearch');
  });

  test('서버에서는 그대로고, 링크와 페이지 머리는 거기서도 우리 것이다', () => {
    expect(resolved('zod', THEME, false)).toBe('zod');
    expect(resolved('next/link', THEME, false)).toBe('components/page/link.tsx');
    expect(resolved('next-seo', THEME, false)).toBe('compile/inert.ts');
  });

  test('대신 서는 파일이 모두 있다', () => {
    for (const name of ['zod', 'next/link', 'next-seo']) {
      expect(existsSync(resolved(name, THEME, true))).toBe(true);
    }
  });
});

describe('테마의 것 대신 서는 우리 부품', () => {
  const own = putOwnParts(theme);

  test.each([...ownParts])('%s: 테마의 선언은 없고 %s에서 가져온다', (name, file) => {
    expect(theme).toMatch(new RegExp(`^(function|var) ${name}\\b`, 'm'));
    expect(own).not.toMatch(new RegExp(`^(function|var) ${name}\\b`, 'm'));
    expect(own).toContain(`import { ${name} } from ${JSON.stringify(path.resolve(file))};`);
    expect(readFileSync(file, 'utf8')).toContain(`export function ${name}(`);
  });

  test('테마가 바뀌어 없는 이름이 있으면, 모두 대고 멈춘다', () => {
    expect(() => putOwnParts('export {};')).toThrow(
      `not found: ${[...ownParts.keys()].join(', ')}`,
    );
  });

  test('서버와 개발 서버에서도 서고, 다른 것은 거기서 잘라 내지 않는다', () => {
    const load = (inBrowser: boolean): string =>
      leanThemeLoader.call({ getOptions: () => ({ inBrowser }) }, theme);
    expect(load(false)).toBe(own);
    expect(load(true)).toBe(cutUnused(own));
  });
});

describe('테마에서 잘라 낸 것', () => {
  const lean = cutUnused(theme);

  test('반보다 넉넉히 남지 않는다', () => {
    expect(lean.length).toBeLessThan(theme.length * 0.75);
  });

  test.each([
    ['위 막대', 'function Navbar('],
    ['앞뒤 노트', 'var NavLinks = ('],
    ['페이지 머리', 'function Head('],
  ])('%s: 그대로 있다', (_kind, declaration) => {
    const at = theme.indexOf(declaration);
    const end = theme.indexOf('\n}', at);
    expect(at).toBeGreaterThan(-1);
    expect(lean).toContain(theme.slice(at, end));
  });

  test.each([
    ['본디 검색', 'nextra-data-'],
    ['설정 검사', 'dismissible: z2.boolean()'],
    ['영어로 쓴 기본값', 'Question? Give us feedback'],
  ])('%s: 없다', (_kind, text) => {
    expect(theme).toContain(text);
    expect(lean).not.toContain(text);
  });

  test('테마가 바뀌어 없는 이름이 있으면, 모두 대고 멈춘다', () => {
    expect(() => cutUnused('var DEFAULT_THEME = {};')).toThrow(
      `not found: ${[...unusedDeclarations, ...unusedDefaults].join(', ')}`,
    );
  });
});
