import { ensureInstalled, runScript } from './io/install.mjs';

ensureInstalled();
if (process.argv.length > 2) {
  // One note with its snippets.
  runScript('scripts/check-notes.ts');
} else {
  process.argv.push('--no-browser');
  runScript('scripts/test.ts');
}
