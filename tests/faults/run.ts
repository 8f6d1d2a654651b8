import { writeFileSync } from 'node:fs';
import { ensureMariadb, startMariadb, type MariadbServer } from '../../scripts/mariadb.mjs';
import { backupDrill } from './backup';
import { cutConnections } from './cut-connections';
import { onMariadb, onSqlite, type Place } from './databases';
import { fullDisk } from './full-disk';
import { startOnFullDisk } from './full-disk-start';
import { keptAliveStops } from './kept-alive';
import { killedFilms } from './killed-films';
import { killedHandovers } from './killed-handover';
import { killedImports } from './killed-import';
import { killedMigrations } from './killed-migrations';
import { killedPreparations } from './killed-preparation';
import { killedRelay } from './killed-relay';
import { killedSharings } from './killed-sharing';
import { killedUploads } from './killed-uploads';
import { kills } from './kills';
import { lostUpdates } from './lost-updates';
import { databaseGone, databaseHangs } from './outage';
import { Impossible, type Outcome } from './outcome';
import { gracefulStops, secondServer } from './stopping';
import { cellsOf, tableOf, type Line } from './table';

interface Fault {
  id: string;
  what: string;
  on: 'SQLite' | 'MariaDB' | 'both';
  /** Skipped in a run with a tenth of the repetitions, because it cannot be shortened. */
  long?: boolean;
  /** Where it runs in a run with a tenth of the repetitions, because it is hardly about the database. */
  shortOn?: 'SQLite' | 'MariaDB';
  run: (place: Place, server: MariadbServer | null) => Promise<Outcome>;
}

const tenth = process.argv.includes('--tenth');
const named = process.argv.slice(2).filter((word) => /^F\d\d$/.test(word));
/** Words of the arguments that narrow the faults further: each stands in what the fault does. */
const words = process.argv.slice(2).filter((word) => /^[a-z]/.test(word));
/** The database named in the arguments, if any. */
const alone = (['SQLite', 'MariaDB'] as const).find((name) => process.argv.includes(name));
const share = (count: number) => (tenth ? Math.ceil(count / 10) : count);
const onServer = (server: MariadbServer | null): MariadbServer => {
  if (!server) throw new Error('This fault needs MariaDB');
  return server;
};

const FAULTS: readonly Fault[] = [
  { id: 'F02', what: 'parallel saves of one visit', on: 'both', run: (place) => lostUpdates(place, share(100)) },
  { id: 'F06', what: 'answers cut, POSTs repeated', on: 'both', run: (place) => cutConnections(place, share(500)) },
  { id: 'F07', what: 'core-api killed while it writes', on: 'both', run: (place) => kills(place, share(50)) },
  {
    id: 'F07',
    what: 'core-api killed while schools are handed over',
    on: 'both',
    run: (place) => killedHandovers(place, share(10)),
  },
  {
    id: 'F07',
    what: 'core-api killed while a cycle is prepared',
    on: 'both',
    run: (place) => killedPreparations(place, share(10)),
  },
  {
    id: 'F07',
    what: 'core-api killed while a file is applied',
    on: 'both',
    run: (place) => killedImports(place, share(10)),
  },
  {
    id: 'F07',
    what: 'core-api killed while an agenda is shared',
    on: 'both',
    shortOn: 'MariaDB',
    run: (place) => killedSharings(place, tenth ? 3 : 10),
  },
  {
    id: 'F08',
    what: 'database killed, back later',
    on: 'MariaDB',
    run: (place, server) => databaseGone(place, onServer(server), tenth ? 3 : 10),
  },
  {
    id: 'F09',
    what: 'database stands still',
    on: 'MariaDB',
    long: true,
    run: (place, server) => databaseHangs(place, onServer(server), 15),
  },
  {
    id: 'F10',
    what: 'told to stop while it works',
    on: 'both',
    shortOn: 'MariaDB',
    run: (place) => gracefulStops(place, share(10)),
  },
  {
    id: 'F10',
    what: 'told to stop with 150 connections',
    on: 'both',
    shortOn: 'SQLite',
    run: (place) => keptAliveStops(place, share(10)),
  },
  { id: 'F11', what: 'the disk is full', on: 'both', run: (place) => fullDisk(place) },
  {
    id: 'F11',
    what: 'a start on the full disk',
    on: 'both',
    shortOn: 'SQLite',
    run: (place) => startOnFullDisk(place),
  },
  {
    id: 'F12',
    what: 'core-api killed while files arrive',
    on: 'both',
    shortOn: 'MariaDB',
    run: (place) => killedUploads(place, share(20)),
  },
  {
    id: 'F12',
    what: 'core-api killed while films arrive',
    on: 'both',
    shortOn: 'SQLite',
    run: (place) => killedFilms(place, tenth ? { rounds: 1, megabytes: 20 } : { rounds: 20, megabytes: 200 }),
  },
  {
    id: 'F14',
    what: 'core-api killed while it mails',
    on: 'both',
    shortOn: 'SQLite',
    run: (place) => killedRelay(place, share(20)),
  },
  {
    id: 'F18',
    what: 'migrations killed and run again',
    on: 'both',
    run: (place, server) =>
      killedMigrations(place.name === 'SQLite' ? onSqlite : () => onMariadb(onServer(server)), tenth ? 0.03 : 1),
  },
  {
    id: 'F19',
    what: 'backup while people write',
    on: 'both',
    run: async (place, server) => {
      const elsewhere = place.name === 'SQLite' ? await onSqlite() : await onMariadb(onServer(server));
      try {
        return await backupDrill(place, elsewhere);
      } finally {
        await elsewhere.remove();
      }
    },
  },
  { id: 'F20', what: 'a second server on one file', on: 'SQLite', run: (place) => secondServer(place) },
];

const say = (line = '') => process.stdout.write(`${line}\n`);
function databasesOf({ on, shortOn }: Fault): readonly Place['name'][] {
  if (on !== 'both') return [on];
  return tenth && shortOn ? [shortOn] : ['SQLite', 'MariaDB'];
}
const isCi = process.env['CI'] === 'true';

/** Runs the faults and prints a table; the last line is `N passed, N failed`. */
async function run(): Promise<boolean> {
  const server = (await ensureMariadb()) ? await startMariadb({ durable: true, inMemory: true }) : null;
  if (!server) say('Skipped: the faults on MariaDB. They need its server: apt-get install mariadb-server');
  // When stopped, stop the database server, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void (server?.stop() ?? Promise.resolve()).then(() => process.exit(1)));
  const lanes = (['SQLite', 'MariaDB'] as const).filter((database) => database === 'SQLite' || server);
  // Faults mostly wait, so both databases run in parallel.
  const results = Promise.all(lanes.map((database) => lane(database, server)));
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for what it returns
  const lines = (await results.finally(() => server?.stop())).flat();
  say(tableOf(lines));
  // In CI nothing may be skipped, except faults that need root.
  const missing = server || !isCi ? 0 : 1;
  const passed = lines.filter(({ outcome }) => outcome?.wrong.length === 0).length;
  const failed = missing + lines.filter(({ outcome }) => outcome && outcome.wrong.length > 0).length;
  say(`${passed} passed, ${failed} failed`);
  const counts = process.env['FAULTS_COUNTS'];
  const names = lines.flatMap(({ id, database, outcome }) =>
    (outcome?.wrong ?? []).map((complaint) => `${id} ${database}: ${complaint}`),
  );
  if (counts !== undefined) writeFileSync(counts, JSON.stringify({ passed, failed, names }));
  return failed === 0;
}

/** Runs the faults on one database, one after the other. */
async function lane(database: Place['name'], server: MariadbServer | null): Promise<Line[]> {
  const lines: Line[] = [];
  for (const fault of FAULTS) {
    if (!databasesOf(fault).includes(database) || (alone && alone !== database)) continue;
    if ((named.length > 0 && !named.includes(fault.id)) || (tenth && fault.long)) continue;
    if (!words.every((word) => fault.what.includes(word))) continue;
    const line = await lineOf(fault, database, server);
    lines.push(line);
    say(`… ${fault.id} ${database}: ${fault.what}`);
    for (const complaint of line.outcome?.wrong ?? []) say(`  wrong: ${complaint}`);
    if (line.skipped !== undefined) say(`  skipped: ${line.skipped}`);
    say(`  ${cellsOf(line).slice(3).join(' · ')}`);
  }
  return lines;
}

async function lineOf(fault: Fault, database: Place['name'], server: MariadbServer | null): Promise<Line> {
  const { id, what } = fault;
  const place = database === 'SQLite' ? await onSqlite() : await onMariadb(onServer(server));
  const began = Date.now();
  const line = (done: Pick<Line, 'outcome' | 'skipped'>): Line => ({
    id,
    what,
    database,
    ms: Date.now() - began,
    ...done,
  });
  try {
    return line({ outcome: await fault.run(place, server) });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isRoot = process.getuid?.() === 0;
    if (error instanceof Impossible && !(isCi && isRoot)) return line({ skipped: said });
    return line({ outcome: { count: '', figures: '', wrong: [said] } });
  } finally {
    await place.remove();
  }
}

run().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
