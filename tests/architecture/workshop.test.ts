import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, root, sourcesOf } from './files';

const FOLDERS = ['design-system/src/components', 'design-system/src/patterns'];
/** Components without a page of their own: shared parts, the provider, and invisible ones. */
const NOT_SHOWN = new Set([
  ...['Field', 'AppProvider', 'LiveText', 'LoadingLine', 'VisuallyHidden'],
  ...['ItemMove', 'MonthGrid', 'Tag', 'TagsField', 'TimeRing'],
]);
const LIVES = ['planned', 'new', 'ready', 'phase-out', 'deprecated'];

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const tests = sourcesOf('design-system/src')
  .filter((path) => path.endsWith('.test.tsx'))
  .map(read)
  .join('\n');

/** Components without texts that could be long. */
const WITHOUT_WORDS = new Set(['BrandMark', 'Divider', 'Icon', 'LanguageToggle', 'Skeleton', 'Spinner']);

/** States that a component has by its props; each needs a story with such a name. */
const STATES: readonly (readonly [state: string, says: RegExp, story: RegExp])[] = [
  ['loading', /\bisLoading\?|status: .*'loading'/, /Load/],
  ['pending', /\bisPending\?/, /Pending|Saving/],
  ['empty', /\bempty(Text|State)\??:/, /Empty|Nothing/],
  ['error', /\berrorMessage\?|extends FieldProps|\bvalidationErrors\?/, /Invalid|Failed|Refused/],
  ['required', /\bRequiredField\b|extends FieldProps/, /Required/],
  ['disabled', /\bisDisabled\?|extends FieldProps|\bdisabledReason\?/, /Disabled|Loading/],
];

/** What a component lacks in the Storybook. */
function debtsOf(folder: string, name: string): string[] {
  const at = `${folder}/${name}`;
  const files = readdirSync(join(root, at));
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(`${at}/${file}`))
    .join('\n');
  const props = read(`${at}/${name}.tsx`) + read(`${at}/${name}.types.ts`);
  const docs = read(`${at}/${name}.docs.mdx`);
  const shown = [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
  const shows = (names: RegExp) => shown.some((story) => names.test(story ?? ''));
  const life = /tags: \[[^\]]*'([\w-]+)'/.exec(stories)?.[1] ?? '';
  const owed: readonly (readonly [boolean, string])[] = [
    [shown.includes('Default'), 'playground'],
    [shown.filter((story) => story !== 'Default' && !/keyboard/i.test(story ?? '')).length > 0, 'states'],
    [shows(/Long/) || WITHOUT_WORDS.has(name), 'long text'],
    [shows(/RightToLeft/), 'right to left'],
    ...STATES.map(([state, says, story]) => [!says.test(props) || shows(story), state] as const),
    [!docs.includes('## Teclado') || /\bbyKeyboard[(<]/.test(stories), 'keys pressed'],
    [!docs.includes('## Teclado') || docs.includes('<KeyboardTable of='), 'keyboard table'],
    [LIVES.includes(life) && docs.includes('<Status of='), 'status'],
    [/Cuándo/.test(docs) && /Cuándo no/.test(docs), 'when'],
    [docs.includes('<Anatomy of='), 'anatomy'],
    [docs.includes('## Estados'), 'states in words'],
    [docs.includes('## Sí y no'), 'do and don’t'],
    [docs.includes('## Contenido') || !docs.includes('## Teclado'), 'content'],
    [docs.includes('<Controls of='), 'props'],
    [files.includes(`${name}.test.tsx`) || new RegExp(`<${name}\\b`).test(tests), 'test'],
  ];
  return owed.filter(([isPaid]) => !isPaid).map(([, debt]) => debt);
}

const FOUNDATIONS = 'stories/foundations';
const halfOf = (page: string, half: string) => page.split(`<${half}>`)[1]?.split(`</${half}>`)[0] ?? '';
/** The outline of one language's half of a docs page: heading levels and blocks, in order. */
const outlineOf = (half: string) =>
  half.split('\n').flatMap((line) => /^#+ /.exec(line)?.[0] ?? /^<[A-Z]\w*.*>$/.exec(line)?.[0] ?? []);

describe('DS-02 the workshop', () => {
  const pieces = FOLDERS.flatMap((folder) => foldersOf(folder).map((name) => ({ folder, name }))).filter(
    ({ name }) => !NOT_SHOWN.has(name),
  );

  test('looks at every component', () => expect(pieces.length).toBeGreaterThan(60));

  test.each(pieces)('$name owes nothing', ({ folder, name }) => expect(debtsOf(folder, name)).toEqual([]));

  const pages = [
    ...pieces.map(({ folder, name }) => `${folder}/${name}/${name}.docs.mdx`),
    ...readdirSync(join(root, FOUNDATIONS))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${FOUNDATIONS}/${file}`),
  ];
  test.each(pages)('DS-02 %s says the same in both languages', (page) => {
    const [spanish, english] = ['Spanish', 'English'].map((half) => outlineOf(halfOf(read(page), half)));
    expect(spanish?.length).toBeGreaterThan(0);
    expect(english).toEqual(spanish);
  });
});

test('DS-02 stories and tests of components name states by the words of the product', () => {
  // The product says Tomada, Finalizada and Vencida.
  const others = /['"`](Realizada|Terminada|Expirada)['"`]/;
  expect(sourcesOf('design-system/src', 'stories').filter((path) => others.test(read(path)))).toEqual([]);
});
