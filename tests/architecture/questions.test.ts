import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '../../web/src');
const ENTRY = /^ {4}'?([\w.-]+)'?:\s*'((?:[^'\\]|\\.)*)',$/gm;

/** Entries of every catalogue of the web, in both languages: file, key, text. */
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.texts.ts'));
const entries = files.flatMap((file) =>
  [...readFileSync(join(WEB, file), 'utf8').matchAll(ENTRY)].map(([, key = '', text = '']) => ({ file, key, text })),
);
/** What happens, beside the question: `delete.ask` and `delete.body`, or `draft.ask` and `draft.ask.body`. */
const bodies = entries.filter(({ file, key }) => {
  const question = key.replace(/(?:[.]ask)?[.]body$/, '.ask');
  return key.endsWith('.body') && entries.some((other) => other.file === file && other.key === question);
});

/** A page, which explains at length. */
const PAGES = ['reset.body'];

test('UI-02 a question says what happens in one sentence', () => {
  expect(bodies.length).toBeGreaterThan(20);
  const long = bodies.filter(({ key, text }) => !PAGES.includes(key) && /[.?!] /.test(text));
  expect(long.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});
