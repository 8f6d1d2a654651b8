// Lays a room into a checkout.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodePlop from 'node-plop';
import { run, step } from '../kit.mjs';
import { CENTRAL_LISTS } from './central-lists.mjs';
import { TARGETS } from './plopfile.mjs';
import { answersOf, PROMPTS } from './prompts.mjs';
import { englishOf, spanishOf } from './words.mjs';

const PLOPFILE = fileURLToPath(new URL('./plopfile.mjs', import.meta.url));
/** The place of ADMIN among the columns of the permission matrix. */
const ADMIN = 9;

/**
 * Lays a room into the checkout at `root`. `given` are answers to prompts; the others are asked if `isAsking`, and take
 * their default if not. Throws before anything is written where a room of the name, or a file of it, is there. Resolves to
 * the room's name and the paths of the files that were laid and changed.
 */
export async function layRoom({ root, given, isAsking }) {
  const plop = await nodePlop(PLOPFILE, { destBasePath: root, force: false });
  const generator = plop.getGenerator('room');
  const answers = isAsking
    ? await generator.runPrompts(PROMPTS.map(({ name }) => given[name] ?? '_'))
    : answersOf(given);
  const data = {
    ...answers,
    en: englishOf(answers.en),
    es: spanishOf(answers.es, answers.gender === 'f'),
    // The name of a migration begins with the UTC date and time.
    stamp: new Date().toISOString().replace(/\D/g, '').slice(0, 12),
  };
  const laid = TARGETS.map((target) => plop.renderString(target, data));
  refuse(root, data, laid);

  const { failures } = await generator.runActions(data);
  // The actions after the first failure were not tried.
  if (failures.length > 0) throw new Error(`${failures[0].path} ${failures[0].error}`);
  const changed = Object.keys(CENTRAL_LISTS);
  const quietly = { cwd: root, quiet: true };
  await step('Formatting', () => run('npx', ['prettier', '--write', ...laid, ...changed], quietly));
  await step('Writing the permission matrix, docs/permissions.md and the digest of the API', () =>
    run('npx', ['jest', '--selectProjects', 'tests', '--', 'access/(matrix|permissions-doc)', 'contract/openapi'], {
      ...quietly,
      env: { UPDATE_MATRIX: '1', UPDATE_PERMISSIONS: '1', UPDATE_OPENAPI: '1' },
    }),
  );
  return { room: data.room, laid, changed };
}

function refuse(root, { room, noun }, laid) {
  if (room === noun) throw new Error('The room is a plural; one of its things needs another name: --noun');
  const there = laid.filter((file) => existsSync(join(root, file)));
  if (there.length > 0) throw new Error(`These are there already:\n${there.join('\n')}`);
  const abilities = readFileSync(join(root, 'contracts/src/abilities.ts'), 'utf8');
  for (const act of ['read', 'manage']) {
    const cell = new RegExp(`'${noun}:${act}': +'([^']+)'`).exec(abilities)?.[1]?.split(/\s+/)[ADMIN];
    // A room is laid without a school: only who reaches everything sees any of it.
    if (cell !== undefined && cell !== 'A')
      throw new Error(`${noun}:${act} is there already and gives ADMIN "${cell}"; a room is laid for A. Use --noun`);
  }
}
