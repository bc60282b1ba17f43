/** The builder's side: pages of HTML into sections, sections into the files of an index. */
export * from './index/build-index';
export * from './index/format';
export * from './index/records';
export * from './index/sections';
