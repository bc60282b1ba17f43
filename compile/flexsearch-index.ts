// @ts-expect-error The package declares the types of its whole only, which `lib/search/index/store.ts` reads.
export { default as Index } from '../node_modules/flexsearch/dist/module/index.js';
