/** What the site is made by, besides its notes and packages: folders and files of the repository. */
export const CODE: readonly string[] = [
  ...['build', 'client', 'components', 'content/paypal', 'lib', 'packages', 'scripts'],
  ...['next.config.mjs', 'theme.config.tsx'],
];
