import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base, type APIRequestContext, type Browser } from '@playwright/test';
import axe from 'axe-core';
import { at, basePath } from './site';

/** How a project audits its site. */
export interface AuditOptions {
  /** How many pages are looked at, from the first of the sitemap to the last; all where nothing is said. */
  readonly most?: number;
  /** File that remembers which pages have passed; without one, all are looked at again. */
  readonly memory?: string;
}

export const test = base.extend<Required<AuditOptions>>({
  most: [Infinity, { option: true }],
  memory: ['', { option: true }],
});

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
export async function keyOf(
  request: APIRequestContext,
  browser: Browser,
  route: string,
): Promise<string> {
  const html = await (await request.get(at(route))).text();
  const hash = createHash('sha256').update(`${rules}\0${browser.version()}\0${route}\0${html}`);
  for (const [, address = ''] of html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g)) {
    hash.update(await (await request.get(at(address.slice(basePath().length)))).body());
  }
  return hash.digest('hex').slice(0, 16);
}

/** The keys of the pages that have passed. */
export async function passedKeys(memory: string): Promise<ReadonlySet<string>> {
  const text = memory === '' ? '' : await readFile(memory, 'utf8').catch(() => '');
  return new Set(text.split('\n'));
}

/** Remembers a page; workers add their lines side by side. */
export async function remember(memory: string, key: string): Promise<void> {
  await mkdir(path.dirname(memory), { recursive: true });
  await appendFile(memory, `${key}\n`);
}
