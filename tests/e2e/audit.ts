import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { changedNotes } from '../support/changed-notes';
import { at, basePath } from './site';
import { publishedRoutes } from './sitemap';

/** How a project audits its site. */
export interface AuditOptions {
  /**
   * Whether all pages are looked at (where nothing is said), so many that every kind of element is, or these and the
   * notes that have changed.
   */
  readonly pages?: 'all' | 'every kind' | 'changed';
  /** File that remembers which pages have passed; without one, all are looked at again. */
  readonly memory?: string;
}

export const test = base.extend<Required<AuditOptions>>({
  pages: ['all', { option: true }],
  memory: ['', { option: true }],
});

/** The elements that a page is made of, each with each of its classes; a picture or a formula is one. */
function kindsOf(html: string): string[] {
  const outlines = html.replaceAll(/<(svg|math|script)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  const elements = outlines.matchAll(/<([a-z][\w-]*)(?:\s[^<>]*?\bclass="([^"]*)")?/g);
  return [...elements].flatMap(([, name = '', classes = '']) =>
    classes.split(' ').map((one) => `${name}.${one}`),
  );
}

/** Routes whose pages have together every kind of element of the site: what other pages have is on one of them. */
async function withEveryKind(
  request: APIRequestContext,
  routes: readonly string[],
): Promise<readonly string[]> {
  const kinds = new Map<string, Set<string>>();
  for (const route of routes) {
    kinds.set(route, new Set(kindsOf(await (await request.get(at(route))).text())));
  }
  const chosen: string[] = [];
  for (;;) {
    // The page with the most that none of the chosen ones has.
    const [route, news] = [...kinds].reduce((a, b) => (b[1].size > a[1].size ? b : a));
    if (news.size === 0) {
      return chosen;
    }
    chosen.push(route);
    const seen = [...news];
    for (const left of kinds.values()) {
      seen.forEach((kind) => left.delete(kind));
    }
  }
}

async function chooseRoutes(
  request: APIRequestContext,
  pages: AuditOptions['pages'],
): Promise<readonly string[]> {
  const routes = await publishedRoutes(request);
  const changed: readonly string[] | undefined = pages === 'changed' ? changedNotes() : [];
  if (pages === 'all' || changed === undefined) {
    return routes;
  }
  const everyKind = await withEveryKind(request, routes);
  return routes.filter((route) => everyKind.includes(route) || changed.includes(route));
}

/** Chosen once for all tests of a worker, which looks at one site. */
let audited: Promise<readonly string[]> | undefined;

/** The routes that are looked at. */
export function auditedRoutes(
  request: APIRequestContext,
  pages: AuditOptions['pages'],
): Promise<readonly string[]> {
  audited ??= chooseRoutes(request, pages);
  return audited;
}

const RULES = path.resolve('tests/e2e/rules');

/** Changes with the rules, so that pages which have passed others are looked at again. */
function rulesHash(): string {
  const hash = createHash('sha256').update(axe.version);
  for (const file of readdirSync(RULES).sort()) {
    hash.update(readFileSync(path.join(RULES, file)));
  }
  return hash.digest('hex');
}

const rules = rulesHash();

/**
 * Names what a browser makes of a page: its HTML, in which scripts and styles are named by what is in
 * them, its pictures, the rules and the browser.
 */
async function keyOf(request: APIRequestContext, browser: Browser, route: string): Promise<string> {
  const html = await (await request.get(at(route))).text();
  const hash = createHash('sha256').update(`${rules}\0${browser.version()}\0${route}\0${html}`);
  for (const [, address = ''] of html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g)) {
    hash.update(await (await request.get(at(address.slice(basePath().length)))).body());
  }
  return hash.digest('hex').slice(0, 16);
}

/** The keys of the pages that have passed. */
async function passedKeys(memory: string): Promise<ReadonlySet<string>> {
  const text = await readFile(memory, 'utf8').catch(() => '');
  return new Set(text.split('\n'));
}

/** Where pages are looked at. */
interface Looking {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly memory: string;
  /** What has been complained of, also by what watches the page meanwhile. */
  readonly faults: string[];
}

/** Looks at pages, and remembers those without faults: they are not looked at again until they change. */
export async function lookAt(
  routes: readonly string[],
  { page, request, memory, faults }: Looking,
  look: (page: Page, route: string) => Promise<readonly string[]>,
): Promise<void> {
  const browser = page.context().browser();
  if (memory === '' || browser === null) {
    for (const route of routes) {
      faults.push(...(await look(page, route)));
    }
    return;
  }
  await mkdir(path.dirname(memory), { recursive: true });
  const passed = await passedKeys(memory);
  for (const route of routes) {
    const key = await keyOf(request, browser, route);
    if (!passed.has(key)) {
      const before = faults.length;
      faults.push(...(await look(page, route)));
      if (faults.length === before) {
        // Workers add their lines side by side.
        await appendFile(memory, `${key}\n`);
      }
    }
  }
}
