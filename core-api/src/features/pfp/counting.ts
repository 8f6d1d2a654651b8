import type { Knex } from 'knex';
import { dayIn, utc, type Clock } from '../../time/clock';
import { schoolZones } from '../schools';
import { closingDay } from './formation.reader';
import { cyclesToCount, schoolsToCount, type CycleToCount } from './totals.reader';
import { countTotals } from './totals.service';

/** Schools that one transaction counts: whoever consults a plan there waits no longer than that. */
const AT_ONCE = 100;

/** Schools counted so lately are left out, so that several servers do not count each school in turn. */
const LATELY_MS = 10 * 60_000;

interface Group {
  /** Schools with a greater id. */
  after: number;
  /** Schools counted at this instant or earlier, or never; UTC. */
  before: string;
}

/**
 * Counts the next schools of a cycle. The figures become final on the day after the closing day, by the calendar of the
 * school, or when the cycle is finished. Returns the last of the schools; undefined where none is left.
 */
async function countGroup(
  db: Knex,
  clock: Clock,
  cycle: CycleToCount,
  { after, before }: Group,
): Promise<number | undefined> {
  const last = cycle.isFinished ? undefined : await closingDay(db, cycle.id);
  const zones = await schoolZones(db);
  const open = zones.filter((timezone) => last !== undefined && dayIn(timezone, clock.now()) <= last);
  const schools = await schoolsToCount(db, { cycle, after, before, open, most: AT_ONCE });
  if (schools.length === 0) return undefined;
  const closed = new Set(schools.filter(({ timezone }) => !open.includes(timezone)).map(({ id }) => id));
  const ids = schools.map(({ id }) => id);
  await db.transaction((trx) => countTotals(trx, { cycle_id: cycle.id, schools: ids, closed, at: utc(clock.now()) }));
  return ids.at(-1);
}

/**
 * Counts the next schools of a cycle that is counted, for the outbox: a plan was published, retired, or is for others.
 * Returns where to go on; undefined at the end.
 */
export async function countNext(
  db: Knex,
  clock: Clock,
  { cycle_id, ...group }: Group & { cycle_id: number },
): Promise<number | undefined> {
  const cycle = (await cyclesToCount(db)).find(({ id }) => id === cycle_id);
  return cycle && countGroup(db, clock, cycle, group);
}

/**
 * Counts all schools that were not counted lately: people come, leave, and change their role in many rooms. Returns how
 * many groups of schools that were.
 */
export async function countAll(db: Knex, clock: Clock): Promise<number> {
  const before = utc(new Date(clock.now().getTime() - LATELY_MS));
  let groups = 0;
  for (const cycle of await cyclesToCount(db))
    for (let after: number | undefined = 0; ; groups += 1) {
      after = await countGroup(db, clock, cycle, { after, before });
      if (after === undefined) break;
    }
  return groups;
}
