// Lays a room into a copy of the sources and checks that it passes as laid: types, lint, boundaries, its own tests and
// those that every room takes part in. A step of `npm test`; `--keep` leaves the copy.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, say } from '../kit.mjs';
import { layRoom } from './lay.mjs';

const ROOM = 'examples';
/** Tests that read what rooms declare. */
const ABOUT_ALL = ['access/matrix', 'architecture/rooms', 'contract/(declared|openapi|indexes)'];
/** Tests that send requests to every call; here only to those of the room. */
const BY_CALL = 'access/by-request|contract/(bad-input|markers|mass-assignment|pages|queries)';

// Below the root, so that the compiler can name the types of installed packages.
mkdirSync(join(root, 'test-results'), { recursive: true });
const copy = mkdtempSync(join(root, 'test-results/new-room-'));
if (process.argv.includes('--keep')) say(copy);
else process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await copySources();
linkPackages();
copyTypes();
const { laid, changed } = await layRoom({ root: copy, given: { room: ROOM, es: 'muestra/muestras' }, isAsking: false });
const files = [...laid, ...changed];
const codes = await Promise.all([
  inTurn(['node', 'scripts/types.mjs'], ['npx', 'oxlint', '--type-aware', ...files], ['npx', 'eslint', ...files]),
  inTurn(
    ['node', 'scripts/boundaries.mjs'],
    ['npx', 'jest', '--ci', '--', `/${ROOM}/`, ...ABOUT_ALL],
    // They share their imports, as in `npm test`.
    ['npx', 'jest', '--ci', '--config', 'jest.together.config.mjs', '--selectProjects', 'tests', '-t', `/${ROOM}`],
  ),
]);
process.exit(Math.max(...codes));

/** Runs commands in the copy until one fails; resolves to its exit code, or 0. */
async function inTurn(...commands) {
  for (const [command, ...args] of commands) {
    const began = Date.now();
    const { code, output } = await run(command, args, { cwd: copy, quiet: true, env: { TESTS_ONLY: BY_CALL } });
    const name = `${command} ${args.slice(0, 2).join(' ')}`;
    say(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (code === 0) continue;
    say(output);
    return code;
  }
  return 0;
}

/** The sources as they are on disk, committed or not. */
async function copySources() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { quiet: true });
  for (const file of output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
}

/** What the compiler wrote for the root, if it did: only what the laid room changes is checked anew. */
function copyTypes() {
  for (const folder of readdirSync(root)) {
    const types = join(root, folder, 'dist-types');
    if (existsSync(types))
      cpSync(types, join(copy, folder, 'dist-types'), { recursive: true, preserveTimestamps: true });
  }
}

/** Links to the packages that are installed below a folder; those of the root are found by themselves. */
function linkPackages() {
  mkdirSync(join(copy, 'node_modules/@ruta'), { recursive: true });
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
  for (const name of readdirSync(join(root, 'node_modules/@ruta')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@ruta', name));
  for (const folder of [...readdirSync(copy), 'scripts/lighthouse', 'scripts/visual']) {
    const installed = join(root, folder, 'node_modules');
    if (folder !== 'node_modules' && existsSync(installed)) symlinkSync(installed, join(copy, folder, 'node_modules'));
  }
}
