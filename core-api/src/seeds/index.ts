import type { Knex } from 'knex';
import { passwords } from '../features/access';
import { agendaBook } from '../features/agenda/agenda-book.demo';
import { agendaDemo } from '../features/agenda/agenda.demo';
import { cycleSchoolsDemo } from '../features/cycles/cycle-schools.demo';
import { auditDemo } from '../features/audit/audit.demo';
import { conferencesDemo } from '../features/conferences/conferences.demo';
import { cyclesDemo } from '../features/cycles/cycles.demo';
import { dpiDemo } from '../features/dpi/dpi.demo';
import { availabilityDemo } from '../features/availability/availability.demo';
import { holidaysDemo } from '../features/holidays/holidays.demo';
import { hierarchyDemo } from '../features/hierarchy/hierarchy.demo';
import { invitationsDemo } from '../features/invitations/invitations.demo';
import { notificationsDemo } from '../features/notifications/notifications.demo';
import { importsDemo } from '../features/imports/imports.demo';
import { observationsDemo } from '../features/observations/observations.demo';
import { importedSchoolsDemo } from '../features/schools/imported-schools.demo';
import { otherContentDemo } from '../features/other-content/other-content.demo';
import { paiDemo } from '../features/pai/pai.demo';
import { pfiDemo } from '../features/pfi/pfi.demo';
import { pfpDemo } from '../features/pfp/pfp.demo';
import { proofsDemo } from '../features/proofs/proofs.demo';
import { pillsDemo } from '../features/pills/pills.demo';
import { placesOf } from '../features/schools/places.demo';
import { schoolsDemo } from '../features/schools/schools.demo';
import { sessionSurveysDemo } from '../features/session-surveys/session-surveys.demo';
import { sharingDemo } from '../features/sharing/sharing.demo';
import { surveysDemo } from '../features/surveys/surveys.demo';
import { DEMO_PASSWORD } from '../features/users/accounts.demo-data';
import { peopleOf, usersDemo } from '../features/users/users.demo';
import { visitsDemo } from '../features/visits/visits.demo';
import { visitsPastDemo } from '../features/visits/visits-past.demo';
import { dayIn, utc, type Clock } from '../time/clock';
import { cyclesAround } from './calendar';

export { DEMO_TWO_FACTOR, seedTwoFactor } from '../features/access/access.demo';
export { seedEvidence } from '../features/activities/activities.demo';
export { seedFormationFiles } from '../features/pfp/pfp.demo';
export { seedPillFilms } from '../features/pills/pill-films.demo';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../features/users/accounts.demo-data';
export { wipe } from './wipe';

/** What was created: the demo's today in the server's zone, the started cycle's period, and numbers of records. */
export type DemoSummary = Awaited<ReturnType<typeof seedDemo>>;

interface DemoPlace {
  serverTimezone?: string;
  publicUrl?: string;
}

const STALE_AFTER_MS = 7 * 86_400_000;

/**
 * Creates the demo data in an empty database, around the clock's today, and each school's around its own. One
 * transaction: on failure nothing remains. Refuses a database with people.
 */
export async function seedDemo(
  db: Knex,
  clock: Clock,
  { serverTimezone = 'America/Cancun', publicUrl = 'http://127.0.0.1:4000' }: DemoPlace = {},
) {
  const passwordHash = await passwords().hash(DEMO_PASSWORD);
  // One instant for all rows, since midnight may pass meanwhile.
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
    // In this order: rows need the rows that they refer to.
    await cyclesDemo(world);
    return {
      today,
      period: cycles.current.period,
      ...(await schoolsDemo(world)),
      ...(await importedSchoolsDemo(world)),
      ...(await usersDemo(world)),
      ...(await cycleSchoolsDemo(world)),
      ...(await hierarchyDemo(world)),
      ...(await dpiDemo({ ...world, today })),
      ...(await holidaysDemo(world)),
      ...(await availabilityDemo({ ...world, today })),
      ...(await conferencesDemo({ ...world, today })),
      ...(await sessionSurveysDemo(world)),
      ...(await importsDemo(world)),
      ...(await visitsDemo(world)),
      ...(await agendaDemo(world)),
      ...(await pfiDemo({ ...world, today })),
      ...(await pfpDemo(world)),
      ...(await surveysDemo(world)),
      ...(await visitsPastDemo(world)),
      ...(await proofsDemo(world)),
      ...(await notificationsDemo(world)),
      ...(await invitationsDemo(world)),
      ...(await auditDemo(world)),
      ...(await observationsDemo(world)),
      ...(await otherContentDemo(world)),
      ...(await paiDemo(world)),
      ...(await sharingDemo({ ...world, publicUrl })),
      ...(await pillsDemo(world)),
    };
  });
}

/**
 * Whether the demo data is outdated: its newest agenda item is more than a week old, so nothing is left to start or
 * move. An empty agenda is not outdated.
 */
export async function isStale(db: Knex, clock: Clock): Promise<boolean> {
  const row = await db('agenda_activities').max({ newest: 'datetime' }).first<{ newest: string | null } | undefined>();
  return row?.newest != null && row.newest < utc(new Date(clock.now().getTime() - STALE_AFTER_MS));
}
