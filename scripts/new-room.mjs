// `npm run new-room -- <room>`: lays a room with a list, a form and a detail through every package.
import { parseArgs } from 'node:util';
import { root, say } from './kit.mjs';
import { layRoom } from './new-room/lay.mjs';
import { PROMPTS } from './new-room/prompts.mjs';

const USAGE = `npm run new-room -- <room>
  lays a room with a list, a form and a detail for administrators, through every package. What is not said is asked:
  --noun announcement                  one of its things
  --en announcement/announcements      its words in English
  --es comunicado/comunicados          its words in Spanish
  --gender m                           of the Spanish word, m or f
  --icon bell                          of its entry in the navigation`;

const options = Object.fromEntries(PROMPTS.slice(1).map(({ name }) => [name, { type: 'string' }]));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...options, help: { type: 'boolean' } },
});
if (values.help || positionals.length > 1) {
  say(USAGE);
  process.exit(values.help ? 0 : 1);
}
try {
  const given = { ...values, room: positionals[0] };
  const { room, laid, changed } = await layRoom({ root, given, isAsking: process.stdin.isTTY });
  say(`\n${room}: ${laid.length} files laid, lines added to ${changed.length} others. Next:
  npm run typecheck && npm run unit -- ${room}
  npm start, then /admin/${room} as admin@ruta.test
  docs/how-to/add-a-feature.md says how to make it your own`);
} catch (error) {
  say(error.message);
  process.exit(1);
}
