import { ensureInstalled, runScript } from './io/install.mjs';

ensureInstalled();
runScript('scripts/test.ts');
