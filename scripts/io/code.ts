/** What the site is made by, besides its notes and packages: folders and files of the repository. */
export const CODE: readonly string[] = [
  ...['compile', 'components', 'content', 'lib', 'scripts'],
  ...['next.config.ts', 'theme.config.tsx'],
];
