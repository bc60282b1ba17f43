import path from 'node:path';
import { fixtureSite } from './built-sites';
import { copyFixture, linkPackages, runThere } from './serve-built';

/*
 * The site that the tests of behaviour read: its own notes with the code of this repository, in a
 * folder whose name has a space and Korean letters, for a host where it lies below a path.
 */

/** Inside the repository, so that Next.js and TypeScript find what they look for above. */
const SITE = path.resolve('.cache/한글 폴더');

await copyFixture(SITE);
await linkPackages(SITE);
process.exitCode = runThere(SITE, fixtureSite, [['check.mjs', '/docs/queue']]);
