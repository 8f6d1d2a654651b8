import type { Knex } from 'knex';
import { passwords } from '../features/access';
import { agendaBook } from '../features/agenda/agenda-book.demo';
import { agendaDemo } from '../features/agenda/agenda.demo';
import { cyclesDemo } from '../features/cycles/cycles.demo';
import { invitationsDemo } from '../features/invitations/invitations.demo';
import { notificationsDemo } from '../features/notifications/notifications.demo';
import { placesOf } from '../features/schools/places.demo';
import { schoolsDemo } from '../features/schools/schools.demo';
import { DEMO_PASSWORD } from '../features/users/accounts.demo-data';
import { peopleOf, usersDemo } from '../features/users/users.demo';
import { visitsDemo } from '../features/visits/visits.demo';
import { dayIn, utc, type Clock } from '../time/clock';
import { cyclesAround } from './calendar';

export { DEMO_TWO_FACTOR, seedTwoFactor } from '../features/access/access.demo';
export { seedEvidence } from '../features/activities/activities.demo';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../features/users/accounts.demo-data';
export { wipe } from './wipe';

/** What was laid: the day around which, in the server's zone; the started cycle's period; and how much of each. */
export type DemoSummary = Awaited<ReturnType<typeof seedDemo>>;

const STALE_AFTER_MS = 7 * 86_400_000;

/**
 * Fills an empty database with the demo world, dated around the clock's today; each school's items around its own. One
 * transaction: a seeding that fails leaves nothing behind. Refuses a database that already has people.
 */
export async function seedDemo(
  db: Knex,
  clock: Clock,
  { serverTimezone = 'America/Cancun' }: { serverTimezone?: string } = {},
) {
  const passwordHash = await passwords().hash(DEMO_PASSWORD);
  // One instant for everything: midnight may pass while rows are written.
  const instant = clock.now();
  const now = utc(instant);
  const today = dayIn(serverTimezone, instant);
  const cycles = cyclesAround(today);
  const placesByKey = placesOf({ now: () => instant }, cycles.current);
  const known = { now, cycles, placesByKey, passwordHash, people: peopleOf(placesByKey), book: agendaBook(now) };
  const opened = `${cycles.current.startAt} 06:00:00`;

  return db.transaction(async (trx) => {
    if (await trx('users').first('id'))
      throw new Error('The demo goes into an empty database, and this one already has people. Seed it with --fresh.');
    const world = { ...known, opened, trx };
    // The order means something here: a row needs the rows that it points at.
    await cyclesDemo(world);
    return {
      today,
      period: cycles.current.period,
      ...(await schoolsDemo(world)),
      ...(await usersDemo(world)),
      ...(await visitsDemo(world)),
      ...(await agendaDemo(world)),
      ...(await notificationsDemo(world)),
      ...(await invitationsDemo(world)),
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
