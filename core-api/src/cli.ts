import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { askPassword } from './ask-password';
import { readConfig } from './config';
import { connect } from './database/connect';
import { failureInWords } from './database/db-problems';
import { migrate } from './database/migrate';
import { installationKey, makeAdministrator, passwords, resetUrl, singleUseLinks } from './features/access';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_TWO_FACTOR,
  isStale,
  seedDemo,
  seedEvidence,
  seedFormationFiles,
  seedPillFilms,
  seedTwoFactor,
  wipe,
} from './seeds';
import { diskStore } from './storage/disk-store';
import { serverClock, type Clock } from './time/clock';

// Database, files and mails are readable by this user only.
process.umask(0o077);

const USAGE = `cli migrate          brings the database up to date
cli seed             lays the demo world into an empty database
cli seed --fresh     empties the database first
cli admin --email x  makes a super administrator and prints a link to choose the password; with --password asks for it
                     instead, or reads it from stdin
cli prepare          migrate, and seed where demo data is wanted and nothing is there yet`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command that needs no server. */
async function run([command, ...options]: readonly string[]): Promise<void> {
  if (!command || !['migrate', 'seed', 'prepare', 'admin'].includes(command)) throw new Error(USAGE);
  const config = readConfig({ INTERNAL_SECRET: 'not needed without the server', ...process.env });
  // Seeding empties the database, so it is refused outside a demo.
  if (command === 'seed' && !config.demo)
    throw new Error(
      'This installation is no demo: DATABASE_URL is set, or DEMO=0. To lay the demo world there: DEMO=1 npm run seed',
    );
  const clock = serverClock(config.serverTimezone, config.demoToday, config.demoShiftMs);
  const db = connect(config.database, { patient: true });
  try {
    const applied = await migrate(db);
    say(applied.length > 0 ? `Database brought up to date: ${applied.join(', ')}` : 'Database is up to date');
    if (command === 'admin') return await admin(db, { clock, publicUrl: config.mail.publicUrl }, options);
    const isEmpty = (await db('users').first('id')) === undefined;

    if (command === 'seed') {
      if (options.includes('--fresh')) await wipe(db);
      else if (!isEmpty)
        throw new Error('The database is not empty. To lay the demo world anew: npm run seed -- --fresh');
    }
    if (command === 'seed' || (command === 'prepare' && config.demo && (isEmpty || options.includes('--fresh')))) {
      const began = Date.now();
      const store = diskStore({ root: join(config.dataDir, 'files'), minFreeBytes: config.uploadsMinFreeBytes });
      const summary = {
        ...(await seedDemo(db, clock, { serverTimezone: config.serverTimezone, publicUrl: config.mail.publicUrl })),
        evidences: await seedEvidence(db, store),
        formationFiles: await seedFormationFiles(db, store),
        pillFilms: await seedPillFilms(db, store),
      };
      const counts = Object.entries(summary).flatMap(([what, count]) =>
        typeof count === 'number' ? [`${count} ${what}`] : [],
      );
      say(`Demo world laid in ${((Date.now() - began) / 1000).toFixed(1)} s: ${counts.join(', ')}`);
    } else if (command === 'prepare' && config.demo && (await isStale(db, clock))) {
      say('The demo world has gone stale. Lay it anew around today: npm run seed -- --fresh');
    }
    if (command === 'seed' || (command === 'prepare' && config.demo))
      await seedTwoFactor(db, clock, installationKey(config));
    if (command === 'prepare' && config.demo)
      process.send?.({
        type: 'accounts',
        accounts: DEMO_ACCOUNTS,
        password: DEMO_PASSWORD,
        twoFactor: DEMO_TWO_FACTOR,
      });
  } finally {
    await db.destroy();
  }
}

/** Creates the first super administrator, whom nobody can invite (docs/decisions/0013-first-administrator.md). */
async function admin(
  db: Knex,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
  options: readonly string[],
): Promise<void> {
  const { email = '', password: isAsked } = parseArgs({
    args: [...options],
    options: { email: { type: 'string' }, password: { type: 'boolean' } },
  }).values;
  const password = isAsked ? await askPassword() : undefined;
  const deps = { db, clock, passwords: passwords(), links: singleUseLinks(clock) };
  const { outcome, email: made, token } = await makeAdministrator(deps, { email, password });
  say(`${outcome === 'made' ? 'Super administrator made' : 'Super administrator found'}: ${made}`);
  if (token === null) {
    say(`The password is set. Sign in at ${publicUrl}`);
    return;
  }
  say('Open this address to choose the password. It works once, within 30 minutes, while Ruta is running:');
  say(resetUrl(publicUrl, token));
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${failureInWords(error)}\n`);
  process.exitCode = 1;
});
