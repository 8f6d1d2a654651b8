// npm run bench: our servers against hand-written replies, in paired turns; the memory of the servers; and how long a
// key takes in the heaviest components.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { ensureMariadb, startMariadb } from '../../scripts/mariadb.mjs';
import { admission } from './admission';
import { agendaStatements } from './agenda-statements';
import { alike } from './alike';
import { answersFigures } from './answers';
import { components } from './components';
import { diagnosticFigures } from './diagnostic';
import { record } from './kit/figures';
import { layAnswers } from './kit/answers';
import { layDiagnostic } from './kit/diagnostic';
import type { Pace } from './kit/measure';
import { readOptions, type Options } from './kit/options';
import { layPeople } from './kit/people';
import { layLibrary } from './kit/library';
import { layFormation } from './kit/formation';
import { layPlans } from './kit/plans';
import { layNetwork } from './kit/schools';
import { startBff, startCore, startReference } from './kit/servers';
import { print, type Line } from './kit/table';
import { layWorld } from './kit/world';
import { formationFilm, libraryFilm } from './films';
import { hierarchyLists } from './hierarchy';
import { lab } from './lab/lab';
import { agendaMonth, visitsList } from './lists';
import { libraryFigures } from './library';
import { memory } from './memory';
import { formationFigures } from './formation';
import { plansFigures } from './plans';
import { rush } from './rush';
import { agendaScreen } from './screen';
import { usersList } from './users';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  const options = readOptions(process.argv.slice(2));
  const hasServers = [...options.parts].some((part) => part !== 'components' && part !== 'lab');
  const began = performance.now();
  const lines: Line[] = [];
  try {
    // First, while no server runs.
    if (options.parts.has('components')) {
      say('… Keys');
      lines.push(...(await components()));
    }
    if (options.parts.has('lab')) {
      say('… Flow lab');
      lines.push(...(await lab()));
    }
    if (hasServers) await servers(options, lines);
  } finally {
    say('');
    if (!print(lines)) process.exitCode = 1;
    if (options.isRecorded) record(lines, `${new Date().toISOString().slice(0, 10)}, ${String(options.visits)}`);
    say(
      `${hasServers ? `${String(options.visits)} visits, ` : ''}${String(Math.round((performance.now() - began) / 1000))} s`,
    );
  }
}

/** All measurements of servers; appends to `lines`. */
async function servers({ visits, parts, seconds, rounds }: Options, lines: Line[]) {
  if (!(await ensureMariadb())) throw new Error('npm run bench needs MariaDB: install mariadb-server');
  const pace = { seconds, rounds };
  const folder = mkdtempSync(join(tmpdir(), 'ruta-bench-'));
  const mariadb = await startMariadb();
  try {
    const admin = await createConnection(mariadb.url());
    await admin.query('create database bench');
    const onMaria = mariadb.url('bench');
    const onSqlite = `sqlite:${join(folder, 'bench.db')}`;
    say(`… Laying ${String(visits)} visits, on MariaDB and on SQLite`);
    const world = await layWorld(onMaria, visits);
    const twin = await layWorld(onSqlite, visits);

    if (parts.has('memory')) {
      say('… Memory');
      const core = await startCore(onMaria, join(folder, 'memory'));
      const bff = await startBff(core, join(folder, 'memory-bff'));
      lines.push(...(await memory({ core, bff, world })));
      await bff.stop();
      await core.stop();
    }

    const core = await startCore(onMaria, join(folder, 'maria'));
    const light = await startCore(onSqlite, join(folder, 'sqlite'));
    const reference = await startReference(onMaria);
    const asked = async () => {
      const [rows] = await admin.query<RowDataPacket[]>("show global status like 'Questions'");
      return Number(rows[0]?.['Value']);
    };
    const ground = { core, world, light, twin, reference, asked };
    if (parts.has('admission')) {
      say('… Admission');
      lines.push(...(await admission(ground)));
    }
    if (parts.has('alike')) {
      say('… Known and unknown e-mails');
      lines.push(...(await alike({ core, admin })));
    }
    if (parts.has('visits')) {
      say('… Visits');
      lines.push(...(await visitsList(ground, pace)));
    }
    if (parts.has('agenda')) {
      say('… Agenda');
      lines.push(...(await agendaStatements({ admin, database: onMaria, folder, world })));
      lines.push(...(await agendaMonth(ground, pace)));
    }
    if (parts.has('users')) lines.push(...(await users({ admin, mariadb, folder, asked }, pace)));
    if (parts.has('hierarchy')) lines.push(...(await network({ admin, mariadb, folder, asked }, pace)));
    if (parts.has('answers')) lines.push(...(await answers({ admin, mariadb, folder })));
    if (parts.has('plans')) lines.push(...(await plans({ admin, mariadb, folder })));
    if (parts.has('library')) lines.push(...(await library({ admin, mariadb, folder }, pace)));
    if (parts.has('dpi')) lines.push(...(await diagnostic({ admin, mariadb, folder })));
    if (parts.has('screen')) {
      say('… A screen');
      const bff = await startBff(core, join(folder, 'bff'));
      lines.push(...(await agendaScreen({ core, bff, world }, pace)));
      await bff.stop();
    }
    await Promise.all([light.stop(), reference.stop(), core.stop()]);
    await admin.end();
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ground {
  admin: Connection;
  mariadb: { url: (database?: string) => string };
  folder: string;
  asked: () => Promise<number>;
}

/** Fifty thousand accounts in a database of their own, so that other lists are measured without them. */
async function users({ admin, mariadb, folder, asked }: Ground, pace: Pace): Promise<Line[]> {
  say('… Users');
  await admin.query('create database people');
  const [onMaria, onSqlite] = [mariadb.url('people'), `sqlite:${join(folder, 'people.db')}`];
  const world = await layPeople(onMaria);
  const twin = await layPeople(onSqlite);
  const core = await startCore(onMaria, join(folder, 'people'));
  const light = await startCore(onSqlite, join(folder, 'people-sqlite'));
  const reference = await startReference(onMaria);
  const lines = await usersList({ core, world, light, twin, reference, asked }, pace);
  await Promise.all([light.stop(), reference.stop(), core.stop()]);
  return lines;
}

/** A survey with 200,000 answers and a branch with 20,000 observations, in a database of their own for the same reason. */
async function answers({ admin, mariadb, folder }: Omit<Ground, 'asked'>): Promise<Line[]> {
  say('… Answers');
  const database = 'answers';
  await admin.query(`create database ${database}`);
  const url = mariadb.url(database);
  return answersFigures({ admin, url, database, folder, world: await layAnswers(url) });
}

/** A coach's year in a database of its own for the same reason. */
async function plans({ admin, mariadb, folder }: Omit<Ground, 'asked'>): Promise<Line[]> {
  say('… Plans');
  const database = 'plans';
  await admin.query(`create database ${database}`);
  const url = mariadb.url(database);
  const lines = await plansFigures({ admin, url, database, folder, world: await layPlans(url) });
  say('… Formation');
  const large = 'formation';
  await admin.query(`create database ${large}`);
  const onLarge = mariadb.url(large);
  const ground = { admin, url: onLarge, database: large, folder, token: await layFormation(onLarge) };
  lines.push(...(await formationFigures(ground)));
  say('… A film of a plan');
  return [...lines, ...(await formationFilm(ground))];
}

/** Five thousand videos in a database of their own for the same reason. */
async function library({ admin, mariadb, folder }: Omit<Ground, 'asked'>, pace: Pace): Promise<Line[]> {
  say('… Library');
  const database = 'library';
  await admin.query(`create database ${database}`);
  const url = mariadb.url(database);
  const world = await layLibrary(url);
  const core = await startCore(url, join(folder, 'library'));
  const reference = await startReference(url);
  const lines = await libraryFigures({ core, world, reference }, { admin, url, database, folder }, pace);
  await Promise.all([reference.stop(), core.stop()]);
  say('… Films');
  return [...lines, ...(await libraryFilm({ admin, url, database, folder, token: world.token }))];
}

/** The diagnostic of a network in a database of its own for the same reason. */
async function diagnostic({ admin, mariadb, folder }: Omit<Ground, 'asked'>): Promise<Line[]> {
  say('… Diagnostic');
  const database = 'diagnostic';
  await admin.query(`create database ${database}`);
  const url = mariadb.url(database);
  const world = await layDiagnostic(url);
  const lines = await diagnosticFigures({ admin, url, database, folder, world });
  say('… Five hundred people finish it');
  return [...lines, ...(await rush({ url, folder, world }))];
}

/** Ten thousand schools over twelve cycles, in a database of their own for the same reason. */
async function network({ admin, mariadb, folder, asked }: Ground, pace: Pace): Promise<Line[]> {
  say('… Hierarchy');
  await admin.query('create database network');
  const [onMaria, onSqlite] = [mariadb.url('network'), `sqlite:${join(folder, 'network.db')}`];
  const [laid, other] = [await layNetwork(onMaria), await layNetwork(onSqlite)];
  const [world, twin] = [laid, other].map(({ token }) => ({ token, big: 0, ordinary: 0, running: 0 }));
  if (!world || !twin) throw new Error('Two worlds are laid');
  const core = await startCore(onMaria, join(folder, 'network'));
  const light = await startCore(onSqlite, join(folder, 'network-sqlite'));
  const reference = await startReference(onMaria);
  const lines = await hierarchyLists({ core, world, light, twin, reference, asked }, laid, pace);
  await Promise.all([light.stop(), reference.stop(), core.stop()]);
  return lines;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
