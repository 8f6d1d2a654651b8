import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files';

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);

/** Every file and folder of the repository, relative to the root. */
function entriesOf(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [`${path}/`, ...entriesOf(path)] : [path];
    });
}

const entries = entriesOf();
const pages = ['README.md', 'CONTRIBUTING.md', ...entries.filter((path) => /^docs\/.+\.md$/.test(path))];

/** Folders and files of an installation, not of the repository. */
const INSTALLED = /^(?:\/|DATA_DIR\/|data\/$|files\/$)/;

/**
 * Paths in code spans: files with an ending of source code, and folders with a final slash. `<room>` and `*` stand for
 * any name.
 */
const pathsIn = (page: string): string[] =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /`((?:[\w.<>*-]+\/)+|(?:[\w.<>*-]+\/)+[\w.<>*-]+\.(?:mjs|cjs|json|md|txt)|(?:[\w.<>*-]+\/)*[\w.<>*-]+\.tsx?)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !INSTALLED.test(path));

/** Whether a path, or the end of one, exists. Docs leave out the package where the text names it. */
function exists(path: string): boolean {
  const pattern = path.replace(/[.\\]/g, '\\$&').replace(/<\w+>|\*+/g, '[\\w.-]+');
  const found = new RegExp(`(?:^|/)${pattern}$`);
  return entries.some((entry) => found.test(entry));
}

test.each(pages)('every path named in %s exists', (page) => {
  expect(pathsIn(page).filter((path) => !exists(path))).toEqual([]);
});

test('each decision has a number of its own, and its heading names it', () => {
  const files = pages.filter((path) => path.startsWith('docs/decisions/'));
  const numbers = files.map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/0000'.length));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const headings = files.map((path) => readFileSync(join(root, path), 'utf8').split('\n')[0]?.slice(2, 6));
  expect(headings).toEqual(numbers);
});
