import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
interface Manifest {
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const needsLine = (name: string) => !name.startsWith('@types/') && !name.startsWith('@ruta/');

/** `zod in web`, for every dependency of every package.json. */
const declared = ['.', ...manifest('.').workspaces, 'scripts/lighthouse', 'scripts/visual'].flatMap((folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter(needsLine)
    .map((name) => `${name} in ${folder === '.' ? 'root' : folder}`);
});

/** The same for the rows of docs/libraries.md: | `a`, `b` | web, bff | … |. */
const described = [...read('docs/libraries.md').matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(
  ([, names = '', folders = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
      folders.split(', ').map((folder) => `${name} in ${folder}`),
    ),
);

test('docs/libraries.md has one line for each dependency of each package, and no other', () => {
  expect([...described].sort()).toEqual([...declared].sort());
});
