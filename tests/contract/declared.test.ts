import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, screens } from '@ruta/contracts/api';
import { DUTIES } from '@ruta/contracts/duties';
import { FIELD_MESSAGES } from '@ruta/contracts/field-messages';
import { MESSAGES } from '@ruta/contracts/messages';
import { NOTIFICATION_TYPES } from '@ruta/contracts/notices';
import { pages } from '@ruta/contracts/pages';
import { PROBLEMS } from '@ruta/contracts/problems';

const CONTRACTS = join(__dirname, '../../contracts/src');
const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' });

/** The keys of all exports with a suffix in a room's leaf, such as `visitsProblems` in `visits.words.ts`. */
async function declared(leaf: string, suffix: string): Promise<string[]> {
  const modules = files
    .filter((file) => file.endsWith(leaf))
    .map((file) => import(join(CONTRACTS, file)) as Promise<Record<string, object>>);
  return (await Promise.all(modules))
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, value]) => (name.endsWith(suffix) ? Object.keys(value) : []))
    .sort();
}

describe('what the rooms declare is folded whole, and no two rooms use one key', () => {
  test.each([
    ['.words.ts', 'Problems', Object.keys(PROBLEMS)],
    ['.words.ts', 'Fields', Object.keys(FIELD_MESSAGES)],
    ['.words.ts', 'Messages', Object.keys(MESSAGES)],
    ['.words.ts', 'Notices', NOTIFICATION_TYPES],
    ['.words.ts', 'Duties', Object.keys(DUTIES)],
    ['.pages.ts', 'Pages', Object.keys(pages)],
    ['.screens.ts', 'Screens', Object.values(screens).flatMap(Object.keys)],
  ])('*%s: %s', async (leaf, suffix, folded) => expect(await declared(leaf, suffix)).toEqual([...folded].sort()));

  test.each([
    ['calls', Object.values(api).flatMap((room) => Object.values(room).map(({ method, path }) => `${method} ${path}`))],
    [
      'screens',
      Object.values(screens).flatMap((room) => Object.values(room).map(({ area, path }) => `${area}${path}`)),
    ],
    ['pages', Object.values(pages).map(({ path }) => path)],
  ])('each address of %s is there once', (_, addresses) => expect(new Set(addresses).size).toBe(addresses.length));
});

test('words and pages are free of the validation library, so that a browser may read them', () => {
  for (const file of files.filter((name) => /\.(words|pages)\.ts$/.test(name)))
    expect(readFileSync(join(CONTRACTS, file), 'utf8')).not.toMatch(/from 'zod'|\.(?:schema|api|screens)'/);
});
