import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

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
      'content/solutions/',
      // CloudFront knows no modules, and no project with types.
      'docs/hosts/cloudfront.js',
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
  {
    files: ['**/*.tsx', '{client,components}/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.mjs'],
    rules: {
      // Types of plain JavaScript stand in JSDoc, which this rule does not read.
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/explicit-function-return-type': 'off',
    },
  },
  {
    // Who may import whom stands in .dependency-cruiser.mjs.
    files: ['lib/**'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'process', ...throwingDecoders],
    },
  },
  { files: ['build/**', 'scripts/**'], rules: { 'no-console': 'off' } },
);
