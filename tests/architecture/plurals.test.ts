import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files';

const WEB = join(root, 'web/src');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.texts.ts'));

interface Entry {
  /** Language, key. */
  name: string;
  key: string;
  language: 'es' | 'en';
  text: string;
}

const ENTRY = /^ {4}(?:'([^']+)'|([\w-]+)):\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gm;

/** The texts of a catalogue, by language. */
function entriesOf(file: string): Entry[] {
  const source = readFileSync(join(WEB, file), 'utf8');
  const middle = source.search(/^ {2}en: \{/m);
  return [...source.matchAll(ENTRY)].map(({ 1: quoted, 2: plain, 3: single, 4: double, index }) => {
    const key = quoted ?? plain ?? '';
    const language = index < middle ? ('es' as const) : ('en' as const);
    return { name: `${file} ${key} ${language}`, key, language, text: single ?? double ?? '' };
  });
}
const entries = files.flatMap(entriesOf);

const isForm = ({ key }: Entry) => /_(one|many|other)$/.test(key) || key.endsWith('.many');
/** Placeholders that are no counts: names, days, averages and shares, which have decimals. */
const NO_COUNT = 'name|period|day|mean|points|yes|no|na|last_name';
/** Words that end like a plural and are none. */
const NO_PLURAL = 'más|menos|es|is|has|was|this|as|altogether';
/** A number and a plural, unless the number is a limit. */
const COUNTED = new RegExp(
  String.raw`(?<!(?:hasta|desde|máximo de|más de|menos de|entre \{\{from\}\} y|se comparte con|up to|at most|from|than|and) )` +
    String.raw`\{\{(?!(?:${NO_COUNT})\}\})\w+\}\} (?!(?:${NO_PLURAL})\b)(?:\p{L}{2,}s\b|people\b)`,
  'iu',
);
/** Numbers that are never one. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'timer.tick': 'told at four seconds only',
  'instructions.times': 'a question has at least five seconds',
  'who.body': 'the smallest group of a cycle is several',
  several: 'of one clash its sentence is shown',
  progress: 'of all first steps',
  'axes.filled': 'of the four axes',
  'not-whole': 'the number that is shown at most',
  'attendance.count': '“presentes” says how many of all are present',
  'new.help': 'a limit',
};
/** One thing and a plural, or the verb of several. */
const ONE_AS_MANY = new RegExp(
  String.raw`(?:\{\{count\}\}|\b1) (?!(?:${NO_PLURAL})\b)\p{L}{2,}s\b|` +
    String.raw`\{\{count\}\} \p{L}+ (?:tienen|están|son|quedan|fueron|contestaron|have|are|were|do)\b`,
  'iu',
);
const lines = (some: readonly Entry[]) => some.map(({ name, text }) => `${name}: ${text}`);

describe('ACC-07 counts and plurals in both languages', () => {
  test('the catalogues are read', () => expect(entries.length).toBeGreaterThan(7000));

  test('ACC-07 a number before a plural has a form for one', () =>
    expect(
      lines(entries.filter((entry) => !isForm(entry) && !(entry.key in NEVER_ONE) && COUNTED.test(entry.text))),
    ).toEqual([]));

  test('ACC-07 the form for one is singular, noun and verb', () =>
    expect(lines(entries.filter(({ key, text }) => key.endsWith('_one') && ONE_AS_MANY.test(text)))).toEqual([]));

  test('ACC-07 a form for one has one for several in the same language', () => {
    const names = new Set(entries.map(({ name }) => name));
    const alone = entries.filter(
      ({ key, name }) => key.endsWith('_one') && !names.has(name.replace(/_one (es|en)$/, '_other $1')),
    );
    expect(lines(alone)).toEqual([]);
  });
});
