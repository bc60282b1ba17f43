import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports across the folders' borders, each with a message that says where the code belongs.
 *
 * @param {readonly (readonly [folder: string, message: string])[]} borders
 * @returns {import('eslint').Linter.RulesRecord}
 */
function forbid(borders) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: borders.map(([folder, message]) => ({
          regex: `^(?:\\.\\./)+${folder}(?:/|$)`,
          message,
        })),
      },
    ],
  };
}

const noPages = /** @type {const} */ (['pages', 'Notes are read from disk, never imported.']);
const noScripts = /** @type {const} */ ([
  'scripts',
  'Commands are imported by nobody. Move the shared part to lib/ (pure) or scripts/io (disk).',
]);
const noComponents = /** @type {const} */ ([
  'components',
  'React belongs to components/ only. Move the pure part to lib/.',
]);
const noCompile = /** @type {const} */ ([
  'compile',
  'compile/ runs on the build machine only. Move the shared part to lib/.',
]);

/** They throw on an address that is cut in the middle of a letter, as messengers cut them. */
const throwingDecoders = ['decodeURI', 'decodeURIComponent'].map((name) => ({
  name,
  message: 'It throws on broken addresses: use decodeAddress of lib/addresses/decode-address.ts.',
}));

export default defineConfig(
  {
    ignores: [
      '.next/',
      '.cache/',
      'out/',
      'node_modules/',
      'tests/fixtures/',
      'tests/wrong/',
      'next-env.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // TypeScript itself demands obj['key'] for index signatures (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      // A number in a text reads the same everywhere.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A switch over the node types of a foreign tree picks a few and leaves the rest to default.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // TypeScript knows which names exist, also in checked JavaScript.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-globals': ['error', ...throwingDecoders],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='pathname'] > NewExpression MetaProperty",
          message: 'A space or a Korean letter is encoded in it: use fileURLToPath.',
        },
      ],
    },
  },
  { files: ['**/*.tsx', 'components/**/*.ts'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.mjs'],
    rules: {
      // Types of plain JavaScript stand in JSDoc, which this rule does not read.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/explicit-function-return-type': 'off',
    },
  },
  {
    files: ['lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...[noPages, noScripts, noComponents, noCompile].map(([folder, message]) => ({
              regex: `^(?:\\.\\./)+${folder}(?:/|$)`,
              message,
            })),
            { regex: '^node:', message: 'lib/ is pure: disk and processes live in scripts/io.' },
            {
              regex: '^(?:react|next)(?:/|$)',
              message: 'lib/ is pure: React lives in components/.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'process', ...throwingDecoders],
    },
  },
  { files: ['components/**', 'theme.config.tsx'], rules: forbid([noPages, noScripts, noCompile]) },
  { files: ['compile/**', 'next.config.mjs'], rules: forbid([noPages, noScripts, noComponents]) },
  {
    files: ['scripts/**'],
    rules: { ...forbid([noPages, noComponents]), 'no-console': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: forbid([
      noPages,
      noScripts,
      noComponents,
      noCompile,
      ['lib', 'End-to-end tests know addresses and visible text only.'],
    ]),
  },
);
