import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Files of core-api that may name a table: `db('visits')`, `trx('visits')`. */
const RAW_QUERIES = [
  // They read, in one place per room.
  'core-api/src/**/*.{reader,model,month,duties,feed}.ts',
  // Who may see a record, and the query that a record is looked for with.
  'core-api/src/**/*.policy.ts',
  // Statements over many rows of several tables: sweeping, purging, delivering.
  'core-api/src/**/*.{jobs,forget,events}.ts',
  'core-api/src/**/*.room.ts',
  // Queues, keys and logs: no entities, and each statement is a lock or a guard of its own.
  'core-api/src/{database,deletions,idempotency,outbox,sessions}/**',
  'core-api/src/features/audit/*.ts',
  'core-api/src/features/notifications/notify.ts',
  // Admission: sessions, tokens, attempts and rate windows.
  'core-api/src/features/access/*.ts',
  // The lock that serialises the removal of super administrators, and the guard that counts under it.
  'core-api/src/features/users/super-administrators.ts',
  // Schema, demo data and tests.
  'core-api/src/{migrations,seeds,testing}/**',
  'core-api/src/features/*/20*.ts',
  'core-api/src/**/*.{demo,races,test,testing}.ts',
  'core-api/src/{cli,main}.ts',
];

/** `errors[path] ??= []` finds `toString` of Object.prototype when the key comes from a request. */
const NO_COMPUTED_DEFAULTS = {
  selector: 'AssignmentExpression[operator=/^(\\?\\?|\\|\\|)=$/][left.computed=true]',
  message: 'A key that comes from outside may be a member of Object.prototype. Use a Map.',
};

/** What a change judged stands in its WHERE, and its rows are counted (law 6). */
const UNCOUNTED_CHANGES = [
  // By id alone, whatever somebody else has made of the row meanwhile.
  'CallExpression[callee.property.name=/^(deleteById|(patch|update)AndFetch(ById)?)$/]',
  "CallExpression[callee.property.name=/^(patch|update|delete)$/][callee.object.callee.property.name='findById']",
  "ExpressionStatement > AwaitExpression > CallExpression[callee.property.name=/^(update|delete)$/][callee.object.callee.property.name='where'][callee.object.arguments.0.properties.length=1][callee.object.arguments.0.properties.0.key.name='id']",
  // Nobody looks how many rows it changed.
  "ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='patch']",
].map((selector) => ({
  selector,
  message:
    'Repeat in the WHERE what was judged, and count the rows: updateAtRevision(), changeJudged(), deleteJudged(). A statement that may find nothing is a function of the model.',
}));

// Rules are errors or off. A rule that is off has its reason beside it. Rules that need types run in oxlint: .oxlintrc.json.
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      'data/**',
      '.nx/**',
      '**/test-results/**',
      '**/public/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', NO_COMPUTED_DEFAULTS],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{web,design-system,stories}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Compiles each component as React's compiler would, which takes most of ESLint's time. Tests and stories render
    // components of the product; what they define themselves is not compiled for people.
    files: ['{web,design-system}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.tsx', 'web/src/testing/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['core-api/src/features/**/*.ts'],
    // Models hold statements that may find nothing; the others write what nobody else changes.
    ignores: ['core-api/src/**/*.{model,jobs,forget,demo,races,test,testing}.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_COMPUTED_DEFAULTS, ...UNCOUNTED_CHANGES] },
  },
  {
    files: ['core-api/src/**/*.ts'],
    ignores: RAW_QUERIES,
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_COMPUTED_DEFAULTS,
        ...UNCOUNTED_CHANGES,
        {
          selector: "CallExpression[callee.name=/^(db|trx)$/][arguments.0.type='Literal']",
          message:
            'Tables are named in readers (*.reader.ts) and models. Add a function there, or use an Objection model.',
        },
      ],
    },
  },
  {
    files: ['state-machines/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'setTimeout', 'setInterval', 'fetch', 'window', 'document', 'localStorage'].map((name) => ({
          name,
          message: 'A machine is pure: time and I/O come from outside.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        globalThis: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' /* .cjs files have nothing else */ },
  },
  {
    // They run in Jest, and are not compiled.
    files: ['scripts/jest-together.cjs', 'tests/architecture/canaries/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['__dirname', 'afterAll', 'beforeAll', 'describe', 'expect', 'it', 'jest', 'test'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
);
