import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, root, sourcesOf } from './files';

const FOLDERS = ['design-system/src/components', 'design-system/src/patterns'];
/** No pieces that are shown by themselves: what several share, the provider, and what nobody sees. */
const NOT_SHOWN = new Set([
  ...['Field', 'AppProvider', 'LoadingLine', 'VisuallyHidden'],
  ...['MonthGrid', 'Tag', 'TagsField', 'TimeRing'],
]);
const LIVES = ['planned', 'new', 'ready', 'phase-out', 'deprecated'];

const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const tests = sourcesOf('design-system/src')
  .filter((path) => path.endsWith('.test.tsx'))
  .map(read)
  .join('\n');

/** What a component still owes the workshop, in a few words each. */
function debtsOf(folder: string, name: string): string[] {
  const at = `${folder}/${name}`;
  const files = readdirSync(join(root, at));
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(`${at}/${file}`))
    .join('\n');
  const docs = read(`${at}/${name}.docs.mdx`);
  const shown = [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
  const life = /tags: \[[^\]]*'([\w-]+)'/.exec(stories)?.[1] ?? '';
  const owed: readonly [boolean, string][] = [
    [shown.includes('Default'), 'playground'],
    [shown.filter((story) => story !== 'Default' && !/keyboard/i.test(story ?? '')).length > 0, 'states'],
    [!docs.includes('## Teclado') || stories.includes('byKeyboard('), 'keys pressed'],
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
/** How a half of a docs page is built: the depth of its headings and what it shows between them, in order. */
const outlineOf = (half: string) =>
  half.split('\n').flatMap((line) => /^#+ /.exec(line)?.[0] ?? /^<[A-Z]\w*.*>$/.exec(line)?.[0] ?? []);

/**
 * What is owed today. A debt that is paid has to leave this list, and no new one comes in: a new component is whole
 * from its first day.
 */
const OWED: Readonly<Record<string, readonly string[]>> = {
  AgendaLegend: ['states'],
  AttendanceList: ['keys pressed', 'keyboard table'],
  AxisEditor: ['keys pressed', 'keyboard table'],
  BrandMark: ['test'],
  Breadcrumbs: ['states'],
  Card: ['test'],
  DescriptionList: ['test'],
  Divider: ['test'],
  Heading: ['test'],
  InfoPopover: ['states', 'test'],
  InlineEdit: ['keys pressed', 'keyboard table'],
  PermissionMatrix: ['keys pressed', 'keyboard table'],
  Snackbar: ['keys pressed', 'keyboard table'],
  Spinner: ['test'],
  Stack: ['test'],
  Text: ['test'],
  ToggleButton: ['test'],
  Tooltip: ['test'],
};

describe('DS-02 the workshop', () => {
  const pieces = FOLDERS.flatMap((folder) => foldersOf(folder).map((name) => ({ folder, name }))).filter(
    ({ name }) => !NOT_SHOWN.has(name),
  );

  test('looks at every component', () => expect(pieces.length).toBeGreaterThan(60));

  test.each(pieces)('$name is whole, but for what is written down as owed', ({ folder, name }) => {
    expect(debtsOf(folder, name)).toEqual(OWED[name] ?? []);
  });

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

  test('nobody owes who is not there', () => {
    const names = pieces.map(({ name }) => name);
    expect(Object.keys(OWED).filter((name) => !names.includes(name))).toEqual([]);
  });
});
