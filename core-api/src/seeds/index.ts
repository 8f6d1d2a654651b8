import type { Knex } from 'knex';
import { passwords } from '../features/access';
import { dayIn, utc, type Clock } from '../time/clock';
import { DEMO_PASSWORD } from './accounts.data';
import { agendaBook } from './agenda-book';
import { cyclesAround } from './calendar';
import { placesOf } from './places';
import { seedAgenda } from './seed-agenda';
import { seedInvitations } from './seed-invitations';
import { seedNotifications } from './seed-notifications';
import { seedPeople } from './seed-people';
import { seedSchools } from './seed-schools';
import { seedVisits } from './seed-visits';

export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.data';
export { wipe } from './wipe';

/** What a seeding put into the database. */
export interface DemoSummary {
  /** The day around which the demo is laid, in the server's zone. */
  today: string;
  /** The started cycle's period, such as 2026-2027. */
  period: string;
  schools: number;
  people: number;
  visits: number;
  /** Items of the agenda, the visits among them. */
  agenda: number;
  attendances: number;
  observations: number;
  notifications: number;
  invitations: number;
}

const STALE_AFTER_MS = 7 * 86_400_000;

/**
 * Fills an empty database with the demo world, dated around the clock's today; each school's items around its own. One
 * transaction: a seeding that fails leaves nothing behind. Refuses a database that already has people.
 */
export async function seedDemo(
  db: Knex,
  clock: Clock,
  { serverTimezone = 'America/Cancun' }: { serverTimezone?: string } = {},
): Promise<DemoSummary> {
  const passwordHash = await passwords().hash(DEMO_PASSWORD);
  // One instant for everything: midnight may pass while rows are written.
  const instant = clock.now();
  const now = utc(instant);
  const today = dayIn(serverTimezone, instant);
  const cycles = cyclesAround(today);
  const opened = `${cycles.current.startAt} 06:00:00`;
  const placesByKey = placesOf({ now: () => instant }, cycles.current);
  const places = [...placesByKey.values()];

  return db.transaction(async (trx) => {
    if (await trx('users').first('id'))
      throw new Error('The demo goes into an empty database, and this one already has people. Seed it with --fresh.');
    await seedSchools(trx, { places, cycles });
    const people = await seedPeople(trx, { places, passwordHash, opened });
    const book = agendaBook(now);
    const visits = await seedVisits(trx, { places: placesByKey, people, book, now });
    seedAgenda({ places, people, cycle: cycles.current, book, opened });
    return {
      today,
      period: cycles.current.period,
      schools: places.length,
      people: people.byLogin.size,
      visits,
      ...(await book.write(trx)),
      notifications: await seedNotifications(trx, now),
      invitations: await seedInvitations(trx, { people, places: placesByKey, now }),
    };
  });
}

/**
 * Whether the demo world has gone stale: its newest item of the agenda lies more than a week in the past, so that
 * nothing is left to be started, moved or looked forward to. An empty agenda is not stale.
 */
export async function isStale(db: Knex, clock: Clock): Promise<boolean> {
  const row = (await db('agenda_activities').max({ newest: 'datetime' }).first()) as
    { newest: string | null } | undefined;
  return row?.newest != null && row.newest < utc(new Date(clock.now().getTime() - STALE_AFTER_MS));
}
