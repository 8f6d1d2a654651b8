import type { Knex } from 'knex';
import { seedDemo } from '../../seeds';
import { testDatabase } from '../../testing/test-database';
import { followedSince } from './calendar-events';
import { newlyChanged } from './calendar-events.reader';

const NOW = new Date('2026-11-20T18:00:00Z');
let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
  await seedDemo(db, { now: () => NOW }, { publicUrl: 'https://ruta.example.mx' });
});
afterAll(() => db.destroy());

const changed = () => newlyChanged(db, followedSince(NOW), 2000);

test('SHA-01 calendars of the demo have what was sent with a file to whom it reached, as the agenda has it now', async () => {
  const sent = await db('shared_agendas')
    .join('shared_agenda_activities as activity', 'activity.shared_agenda_id', 'shared_agendas.id')
    .join('shared_agenda_professors as person', 'person.shared_agenda_id', 'shared_agendas.id')
    .where({ 'person.status': 'sent', send_calendar: true })
    .select<{ user_id: number; agenda_activity_id: number; datetime: string }[]>(
      ...['person.user_id', 'activity.agenda_activity_id', 'activity.datetime'],
    );
  const events = await db('calendar_events').select();
  const keyOf = (row: { user_id: number; agenda_activity_id: number }) => `${row.agenda_activity_id}-${row.user_id}`;
  expect(events.map(keyOf).sort()).toEqual(sent.map(keyOf).sort());
  expect(events.map(({ uid }) => uid)).toEqual(events.map((row) => `activity-${keyOf(row)}@ruta.example.mx`));
  expect(await changed()).toEqual([]);
  // What has moved since it was shared went out again, above what went out before.
  const sentFor = new Map(sent.map((row) => [keyOf(row), row.datetime]));
  const moved = events.filter((row) => row.datetime !== sentFor.get(keyOf(row)));
  expect(moved.length).toBeGreaterThan(0);
  expect(events.filter(({ sequence }) => sequence > 0)).toEqual(moved);
});

test('SHA-01 an activity of the demo that moves is a change for everybody who has it', async () => {
  const [ahead] = await db('calendar_events').where('datetime', '>', '2026-11-20 18:00:00').orderBy('id').limit(1);
  const agenda_activity_id = ahead?.agenda_activity_id ?? 0;
  await db('agenda_activities').where({ id: agenda_activity_id }).update({ datetime: '2026-12-01 16:00:00' });
  const theirs = await db('calendar_events').where({ agenda_activity_id }).pluck('id');
  expect(theirs.length).toBeGreaterThan(1);
  expect((await changed()).sort()).toEqual(theirs.sort());
});
