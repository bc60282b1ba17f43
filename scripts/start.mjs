import { ensureInstalled, runScript } from './io/install.mjs';

ensureInstalled();
runScript('scripts/start.ts');
