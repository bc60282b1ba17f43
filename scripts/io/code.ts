/**
 * The code of the site: files and folders of the repository that change what is built, besides notes and
 * packages.
 */
export const CODE: readonly string[] = [
  ...[
    'build',
    'client',
    'components',
    'content/paypal',
    'content/templates',
    'lib',
    'packages',
    'scripts',
  ],
  ...['next.config.mjs', 'theme.config.tsx'],
];
