import { ensureInstalled, runScript } from './io/install.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
ensureInstalled();
if (process.argv.length > 2) {
  // One note with its snippets, at once.
  runScript('scripts/check-notes.ts');
} else {
  process.argv.push('--no-browser');
  runScript('scripts/test.ts');
}
