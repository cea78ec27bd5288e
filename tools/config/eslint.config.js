import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import words from './retired-names.js';

const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/config/env.ts reads the environment.',
};

const literalSpread = {
  selector:
    ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression',
  message: 'Write the members out.',
};

/** Forbidden in domain code: waiting, the clock, random numbers. */
const impure = [
  { selector: ':function[async=true]', message: 'domain code is synchronous.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'domain code has no clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'domain code has no clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'domain code has no randomness.',
  },
  {
    selector: "ClassDeclaration:not([superClass.name='Error'])",
    message: 'domain code has no classes but errors.',
  },
];

export default tseslint.config(
  {
    ignores: ['dist*/**', '.data/**', 'node_modules/**', 'coverage/**'],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/../..` },
    },
    rules: {
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', 40],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': ['error', processEnv, literalSpread],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Classes of type-graphql hold decorators only.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**', 'test/**', 'tools/**'],
    // The former name of a setting occurs where it is refused.
    ignores: ['tools/config/**', 'src/config/env-errors.ts', 'test/config/env.test.ts'],
    plugins: { words },
    rules: {
      'words/retired-names': 'error',
      'no-warning-comments': ['error', { terms: ['prettier-ignore'], location: 'anywhere' }],
    },
  },
  {
    files: ['src/modules/*/domain/**'],
    rules: { 'no-restricted-syntax': ['error', processEnv, literalSpread, ...impure] },
  },
  { files: ['src/config/env.ts'], rules: { 'no-restricted-syntax': ['error', literalSpread] } },
  {
    files: ['src/**/*.graphql.ts', 'src/shared/graphql/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  // Kysely's expression builders are made to be destructured; their methods do not use `this`.
  {
    files: ['src/**/*.repository.ts', 'src/app/probes.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  // Markup counts as lines of a function.
  { files: ['src/console/**/*.tsx'], rules: { 'max-lines-per-function': ['error', 80] } },
  {
    files: ['test/**', 'tools/**'],
    rules: { 'max-lines-per-function': 'off', 'no-restricted-syntax': ['error', literalSpread] },
  },
  { files: ['src/cli.ts', 'src/app/cli/**', 'tools/**'], rules: { 'no-console': 'off' } },
  {
    // The rule overflows the stack when it compares the recursive types of graphql.
    files: ['tools/clients/**'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    // Generated; their format is that of their generators.
    files: ['schema/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    // Settings, and programs over packages that are installed only for the bench: there are no types to check them by.
    files: [
      '**/*.config.js',
      '**/*.cjs',
      'tools/config/*.js',
      'tools/bench/peers/*.js',
      'tools/mutation/*.js',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
      },
    },
  },
);
