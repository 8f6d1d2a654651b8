// Under Jest swc compiles to CommonJS; the workspaces are "type": "module" for Vite, tsx and esbuild.
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// Packages that ship ES modules only; Jest has to compile them.
const ESM_ONLY = [
  'react-calendar',
  'get-user-locale',
  '@wojtekmaj',
  'warning',
  'memoize',
  'mimic-function',
  'lucide-react',
  'pixelmatch',
  'p-queue',
  'p-timeout',
  'eventemitter3',
];

const base = {
  runtime: at('./scripts/jest-runtime.cjs'),
  testRunner: at('./scripts/jest-cost-runner.cjs'),
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      at('./scripts/jest-swc.mjs'),
      {
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: { '[.]woff2$': at('./scripts/jest-asset.cjs') },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-types/', '<rootDir>/data/'],
  clearMocks: true,
  restoreMocks: true,
};
/** The folders of each project that runs in Node, relative to its package. */
export const NODE_FOLDERS = new Map([
  ['contracts', ['src']],
  ['state-machines', ['src']],
  ['core-api', ['src']],
  ['bff', ['src']],
  ['stories', ['.storybook', 'flow-lab', 'kit', 'rooms']],
  // On MariaDB: what only a database with several connections shows, and the specification's calls again.
  ['races', ['races', 'specified']],
  ['tests', ['architecture', 'access', 'contract', 'specified', 'bench']],
]);
const nodeProject = (name, folder = name) => ({
  ...base,
  displayName: name,
  rootDir: at(`./${folder}`),
  testEnvironment: 'node',
  testMatch: NODE_FOLDERS.get(name).map((part) => `<rootDir>/${part}/**/*.test.ts`),
});
const domProject = (name, options = {}) => ({
  ...base,
  displayName: name,
  rootDir: at(`./${name}`),
  testEnvironment: at('./scripts/jest-environment-dom.cjs'),
  // '' instead of 'browser': some packages' browser builds are ES modules that Jest cannot load.
  testEnvironmentOptions: { customExportConditions: [''], ...options },
  setupFilesAfterEnv: [at('./scripts/jest-setup-dom.ts')],
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
});

export default {
  globalSetup: at('./scripts/jest-run-folder.mjs'),
  globalTeardown: at('./scripts/jest-run-ended.mjs'),
  maxWorkers: 2,
  // High, because test machines are often busy.
  testTimeout: 90_000,
  projects: [
    nodeProject('contracts'),
    nodeProject('state-machines'),
    nodeProject('core-api'),
    nodeProject('bff'),
    domProject('design-system'),
    // Its tests check roles and texts; appearance is tested in the design system.
    domProject('web', { onlyDecidingStyles: true }),
    nodeProject('stories'),
    ...(process.env.TEST_DATABASE_URL ? [nodeProject('races', 'tests')] : []),
    nodeProject('tests'),
  ],
};
