import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourcesOf } from './files';

/** Variables between commands and of the system; nobody sets them by hand. */
const INTERNAL = new Set([
  'FAULTS_COUNTS',
  'JEST_WORKER_ID',
  'PATH',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'TESTS_COSTS',
  'TESTS_ONLY',
  'TEST_RUN_FOLDER',
  'VITEST',
  'WORKSHOP_URL',
]);

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const programs = () => [
  ...sourcesOf('core-api/src', 'bff/src', 'web', 'stories', 'tests'),
  ...readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name) && !name.includes('node_modules'))
    .map((name) => `scripts/${name}`),
];

/** Variables that programs read, by name or through a server's configuration schema. */
function variables(): string[] {
  const named = programs().flatMap((path) =>
    [...read(path).matchAll(/process\.env(?:\.([A-Z_]+)|\['([A-Z_]+)'\])/g)].map(
      ([, plain, quoted]) => plain ?? quoted,
    ),
  );
  const configured = ['core-api/src/config.ts', 'core-api/src/zoom-account.ts', 'bff/src/config.ts'].flatMap((path) =>
    [...read(path).matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
  );
  return [...new Set([...named, ...configured])]
    .filter((name) => name !== undefined && !INTERNAL.has(name))
    .sort() as string[];
}

/** Variables in the tables of README and docs/operations.md. */
function documented(): string[] {
  const tables = ['README.md', 'docs/operations.md'].flatMap((page) =>
    read(page)
      .split('| variable | what | default |')
      .slice(1)
      .map((rest) => rest.split('\n\n')[0] ?? ''),
  );
  return tables
    .flatMap((table) => table.split('\n'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''));
}

test('README and docs/operations.md name every environment variable that a program reads, once, and no other', () => {
  expect(variables()).toContain('DATABASE_URL');
  expect(documented().sort()).toEqual(variables());
});
