import type { Ability, Locale } from '@ruta/contracts';
import type { SharedActivity, SharedProfessor } from '@ruta/contracts/sharing/sharing.schema';
import { sharedTitle } from '@ruta/contracts/sharing/sharing.letters';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { own, withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { fullname } from '../users';
import type { SharedActivityRow, SharedAgendaRow, SharedProfessorRow } from './sharing.tables';

interface Named {
  name: string | null;
  surname: string | null;
  purged_at: string | null;
}

/** A sharing with its school and who shared it. */
export interface SharingRow extends SharedAgendaRow, Named {
  school_name: string;
  timezone: string;
  cycle_state: string;
}

/** Adds to rows of sharings what every screen shows of them. */
export const selectSharings = (rows: Knex.QueryBuilder) =>
  rows
    .join('schools', 'schools.id', 'shared_agendas.school_id')
    .join('school_cycles', 'school_cycles.id', 'shared_agendas.cycle_id')
    .join({ authors: 'users' }, 'authors.id', 'shared_agendas.user_id')
    .select<SharingRow[]>(
      ...['shared_agendas.*', 'schools.name as school_name', 'schools.timezone', 'school_cycles.state as cycle_state'],
      ...['authors.name', 'authors.surname', 'authors.purged_at'],
    );

/** One sharing. The caller must have checked that it may be read. */
export async function sharingById(db: Knex, id: number): Promise<SharingRow | undefined> {
  const [row] = await selectSharings(db('shared_agendas').where('shared_agendas.id', id));
  return row;
}

/** A person's present name; null after a purge (decision 0019). */
export const nameNow = ({ name, surname, purged_at }: Named): string | null =>
  name === null || purged_at !== null ? null : fullname({ name, surname: surname ?? '' });

/** What senders and recipients see of a sharing itself. */
export const shownSharing = (row: SharingRow) => {
  const author = nameNow(row);
  return {
    ...{ id: row.id, start_at: row.start_at, end_at: row.end_at, created_at: row.created_at, message: row.message },
    types: JSON.parse(row.types) as SharedActivity['type'][], // written by the service
    send_calendar: Boolean(row.send_calendar),
    author: author === null ? null : { id: row.user_id, fullname: author },
  };
};

/** An activity as it was shared, with the name of who visits. */
export interface SnapshotRow extends SharedActivityRow, Named {}

/** The snapshot of a sharing in order. */
export const snapshotOf = (db: Knex, sharing: number): PromiseLike<SnapshotRow[]> => snapshotsOf(db, [sharing]);

const snapshotsOf = (db: Knex, sharings: readonly number[]): PromiseLike<SnapshotRow[]> =>
  db({ shared: 'shared_agenda_activities' })
    .leftJoin('users', 'users.id', 'shared.coach_id')
    .whereIn('shared.shared_agenda_id', [...sharings])
    .orderBy(['shared.shared_agenda_id', 'shared.date', 'shared.time', 'shared.id'])
    .select<SnapshotRow[]>('shared.*', 'users.name', 'users.surname', 'users.purged_at');

/** How a row of the snapshot is called in a language. */
export const titleIn = (locale: Locale, row: Pick<SnapshotRow, 'type' | 'title'> & Named): string =>
  sharedTitle(locale, { type: row.type, title: row.title, coach: nameNow(row) });

/** Where items of the agenda are now, by id; those that were deleted or cancelled are missing. */
async function presentAt(db: Knex, ids: readonly number[]) {
  const rows = await db('agenda_activities')
    .whereIn('id', [...ids])
    .whereNull('cancelled_at')
    .select('id', 'date', 'time', 'datetime');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The activities of sharings as they were, with what changed since, by sharing; two statements. */
export async function activitiesOf(
  db: Knex,
  sharings: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, SharedActivity[]>> {
  const rows = await snapshotsOf(db, sharings);
  const now = await presentAt(db, [...new Set(rows.map(({ agenda_activity_id }) => agenda_activity_id))]);
  const shown = rows.map((row) => {
    const { agenda_activity_id: id, type, date, time, datetime, duration_min, timezone, place } = row;
    const present = now.get(id);
    const later: SharedActivity['later'] = !present
      ? { state: 'gone', date: null, time: null, datetime: null }
      : present.datetime === datetime
        ? null
        : { state: 'moved', date: present.date, time: present.time, datetime: present.datetime };
    const activity: SharedActivity = {
      ...{ id, type, title: titleIn(locale, row), date, time, datetime, duration_min, timezone, place, later },
    };
    return { sharing: row.shared_agenda_id, activity };
  });
  return new Map(
    [...groupBy(shown, ({ sharing }) => sharing)].map(([id, some]) => [id, some.map(({ activity }) => activity)]),
  );
}

/** The recipients of sharings by name, by sharing. */
export async function recipientsOf(
  db: Knex,
  sharings: readonly number[],
): Promise<ReadonlyMap<number, SharedProfessor[]>> {
  const rows = await db({ to: 'shared_agenda_professors' })
    .join('users', 'users.id', 'to.user_id')
    .whereIn('to.shared_agenda_id', [...sharings])
    .orderBy(['to.shared_agenda_id', 'users.search_key', 'to.id'])
    .select<(SharedProfessorRow & { name: string; surname: string })[]>('to.*', 'users.name', 'users.surname');
  const shown = rows.map(({ shared_agenda_id, user_id, name, surname, status, reason, mailed_at, seen_at }) => ({
    sharing: shared_agenda_id,
    person: { id: user_id, fullname: fullname({ name, surname }), status, reason, mailed_at, seen_at },
  }));
  return new Map(
    [...groupBy(shown, ({ sharing }) => sharing)].map(([id, some]) => [id, some.map(({ person }) => person)]),
  );
}

export type Counts = Record<'activities' | 'professors' | 'sent' | 'failed' | 'seen', number>;
const NONE: Counts = { activities: 0, professors: 0, sent: 0, failed: 0, seen: 0 };

/** How many activities sharings have, and how far their letters are, by sharing; two statements. */
export async function countsOf(db: Knex, sharings: readonly number[]): Promise<(id: number) => Counts> {
  const items = await activityCounts(db, sharings);
  const people = await db('shared_agenda_professors')
    .whereIn('shared_agenda_id', [...sharings])
    .groupBy('shared_agenda_id')
    .select<({ shared_agenda_id: number } & Record<keyof Omit<Counts, 'activities'>, number | string>)[]>(
      'shared_agenda_id',
      db.raw(`count(*) as professors, sum(case when status = 'sent' then 1 else 0 end) as sent,
        sum(case when status = 'failed' then 1 else 0 end) as failed, count(seen_at) as seen`),
    );
  const by = new Map(people.map((row) => [row.shared_agenda_id, row]));
  return (id) => {
    const row = by.get(id);
    const counted = row
      ? {
          ...{ professors: Number(row.professors), sent: Number(row.sent) },
          ...{ failed: Number(row.failed), seen: Number(row.seen) },
        }
      : {};
    return { ...NONE, activities: items(id), ...counted };
  };
}

/** How many activities sharings have. */
export async function activityCounts(db: Knex, sharings: readonly number[]): Promise<(id: number) => number> {
  const rows = await db('shared_agenda_activities')
    .whereIn('shared_agenda_id', [...sharings])
    .groupBy('shared_agenda_id')
    .select<{ shared_agenda_id: number; total: number | string }[]>('shared_agenda_id', db.raw('count(*) as total'));
  const by = new Map(rows.map(({ shared_agenda_id, total }) => [shared_agenda_id, Number(total)]));
  return (id) => by.get(id) ?? 0;
}

/** The rows of a sharing's recipients, for those of the people. */
export const recipientRows = (db: Knex, shared_agenda_id: number, people: readonly number[]) =>
  db('shared_agenda_professors')
    .where({ shared_agenda_id })
    .whereIn('user_id', [...people])
    .orderBy('id')
    .select('id', 'user_id', 'letter', 'status');

/** The present names of people by id; those who were purged are missing. */
export async function namesOf(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db('users')
    .whereIn('id', [...new Set(ids)])
    .whereNull('purged_at')
    .select('id', 'name', 'surname');
  return new Map(rows.map((row) => [row.id, fullname(row)]));
}

/** Query of the sharings of a school. The caller has admitted it. */
export const sharingsAt = (db: Knex, school_id: number) =>
  db('shared_agendas').where('shared_agendas.school_id', school_id);

/** A sharing that an ability reaches, for `findVisible`. */
export const soughtSharing = (db: Knex, actor: Actor, ability: Ability, id: number) => ({
  visible: withinSchools(
    db('shared_agendas').where('shared_agendas.id', id),
    actor,
    ability,
    'shared_agendas.school_id',
  ),
  id: 'shared_agendas.id',
  load: (seen: number) => sharingById(db, seen),
  missing: 'sharing.not-found' as const,
});

/** Ids of the agenda items that were shared with the caller at their present school. */
export const sharedIds = (db: Knex, actor: Actor): PromiseLike<number[]> =>
  db('shared_agenda_professors')
    .join('shared_agendas', 'shared_agendas.id', 'shared_agenda_professors.shared_agenda_id')
    .join('shared_agenda_activities', 'shared_agenda_activities.shared_agenda_id', 'shared_agendas.id')
    .where('shared_agenda_professors.user_id', own(actor))
    .where('shared_agendas.school_id', actor.schoolId)
    .distinct()
    .pluck<number[]>('shared_agenda_activities.agenda_activity_id');
