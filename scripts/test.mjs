import { ensureInstalled, runScript } from './io/install.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
ensureInstalled();
runScript('scripts/test.ts');
