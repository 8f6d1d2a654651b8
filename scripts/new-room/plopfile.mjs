// The plop generator of a room: which files it lays, and which lines it adds to the central lists.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CENTRAL_LISTS } from './central-lists.mjs';
import { insertAmong } from './insert.mjs';
import { PROMPTS } from './prompts.mjs';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
/** Keys of the permission matrix are as wide as this. */
const KEY_WIDTH = 28;

/** Where the templates go, below the root of the project; the names are still open. */
export const TARGETS = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.hbs'))
  .map((file) => file.replace(/\.hbs$/, ''));

export default function newRoom(plop) {
  plop.setHelper('row', (noun, act) => `'${noun}:${act}':`.padEnd(KEY_WIDTH));
  const withLines = (lines) => (before, data) =>
    lines.reduce((text, { like, line, known }) => {
      const isThere = text.includes(plop.renderString(known, data));
      return isThere ? text : insertAmong(text, like, plop.renderString(line, data));
    }, before);
  plop.setGenerator('room', {
    description: 'a room with a list, a form and a detail, through every package',
    prompts: PROMPTS,
    actions: [
      { type: 'addMany', base: 'templates', templateFiles: 'templates/**/*.hbs', destination: '.', verbose: false },
      ...Object.entries(CENTRAL_LISTS).map(([path, lines]) => ({ type: 'modify', path, transform: withLines(lines) })),
    ],
  });
}
