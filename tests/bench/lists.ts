import { deepStrictEqual } from 'node:assert';
import { ask, loadOf, monthPath, visitsPath } from './kit/ask';
import { median, paired, type Pace } from './kit/measure';
import type { Server } from './kit/servers';
import { fixed, type Line } from './kit/table';
import type { World } from './kit/world';

const DEEP = [100, 200, 300, 400, 500, 600, 700, 800, 900];
/** Requests per list when statements are counted. */
const REQUESTS = 21;

/** The servers of a list, each with its world. */
export interface ListServers {
  core: Server;
  world: World;
  /** The same product on SQLite. */
  light: Server;
  twin: World;
  reference: Server;
  /** Number of statements that have reached MariaDB. */
  asked: () => Promise<number>;
}

/** One list: the paths of a round, ours and the reference's. */
export interface List {
  what: string;
  ours: (world: World) => readonly string[];
  theirs: (world: World) => readonly string[];
  /** Requests per second, relative to the reference. */
  aim: number;
}

const byHand = ({ big }: World, page: number) => `/visits?school_id=${big}&page=${page}`;

/** The lists of visits, and the month of an agenda. */
export const VISITS: List = {
  what: 'visits, page 3, axis and status',
  ours: ({ big }) => [visitsPath(big, 3)],
  theirs: (world) => [byHand(world, 3)],
  aim: 1,
};
export const PAGES: List = {
  what: 'visits, pages 100 to 900',
  ours: ({ big }) => DEEP.map((page) => visitsPath(big, page)),
  theirs: (world) => DEEP.map((page) => byHand(world, page)),
  aim: 3,
};
export const MONTH: List = {
  what: 'agenda, a month',
  ours: ({ ordinary }) => [monthPath(ordinary)],
  theirs: ({ ordinary }) => [monthPath(ordinary).replace('/api/schools', '')],
  aim: 1,
};

export async function visitsList(servers: ListServers, pace: Pace): Promise<Line[]> {
  return [
    ...(await compare(servers, VISITS, pace)),
    await queries(servers, VISITS),
    await onSqlite(servers, VISITS, pace),
    ...(await compare(servers, PAGES, pace)),
    await onSqlite(servers, PAGES, pace),
  ];
}

export async function agendaMonth(servers: ListServers, pace: Pace): Promise<Line[]> {
  return [
    ...(await compare(servers, MONTH, pace)),
    await queries(servers, MONTH),
    await onSqlite(servers, MONTH, pace),
  ];
}

/** A shorter answer would be faster, so both answers must be equal. */
export async function assertAlike(
  { core, reference, world }: { core: { url: string }; reference: { url: string }; world: World },
  list: List,
): Promise<void> {
  const theirs = list.theirs(world);
  for (const [at, path] of list.ours(world).entries())
    deepStrictEqual(
      await ask(`${reference.url}${theirs[at] ?? ''}`, world.token),
      await ask(`${core.url}${path}`, world.token),
    );
}

export async function compare(
  { core, reference, world }: Pick<ListServers, 'core' | 'reference' | 'world'>,
  list: List,
  pace: Pace,
): Promise<Line[]> {
  await assertAlike({ core, reference, world }, list);
  const [ours, theirs] = [list.ours(world), list.theirs(world)];
  const result = await paired(loadOf(core, ours, world), loadOf(reference, theirs, world), pace);
  const perRequest = (perRound: number) => fixed(perRound * ours.length);
  const { what, aim } = list;
  return [
    {
      ...{ what, aim, better: 'more', value: result.ratio('perSecond'), unit: '× requests/s of the reference' },
      note: `${perRequest(result.ours('perSecond'))}/s to ${perRequest(result.other('perSecond'))}/s`,
    },
    {
      ...{ what, aim: 2, better: 'less', value: result.ratio('cpuMs'), unit: '× server CPU of the reference' },
      note: `${fixed(result.ours('cpuMs') / ours.length)} ms to ${fixed(result.other('cpuMs') / ours.length)} ms`,
    },
  ];
}

/** Statements per request on MariaDB, including admission. The median ignores background work. */
export async function queries({ core, world, asked }: ListServers, { what, ours }: List): Promise<Line> {
  const url = `${core.url}${ours(world)[0] ?? ''}`;
  const counts: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    const before = await asked();
    await ask(url, world.token);
    counts.push((await asked()) - before - 1); // the count itself is one statement
  }
  return { what, value: median(counts), aim: 4, better: 'less', unit: 'queries a request' };
}

export async function onSqlite(
  { core, light, world, twin }: ListServers,
  { what, ours }: List,
  pace: Pace,
): Promise<Line> {
  const result = await paired(loadOf(light, ours(twin), twin), loadOf(core, ours(world), world), pace);
  return {
    ...{ what, aim: 1, better: 'more', value: result.ratio('perSecond'), unit: '× on SQLite, requests/s of MariaDB' },
    note: `${fixed(result.ours('perSecond') * ours(twin).length)}/s to ${fixed(result.other('perSecond') * ours(world).length)}/s`,
  };
}
