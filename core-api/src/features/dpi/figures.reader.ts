import { DPI_ROLES, type DpiRole } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { groupBy } from '../../database/group-by';
import type { DpiTotalRow } from './dpi.tables';

type Place = Pick<DpiTotalRow, 'cycle_id' | 'school_id'>;

/** The people who were expected to answer each question at the end; null until the figures are final. */
export async function frozenIn(db: Knex, place: Place): Promise<ReadonlyMap<number, number> | null> {
  const row = await db('dpi_school_totals').where(place).first('frozen_at');
  if (!row?.frozen_at) return null;
  const rows = await db('dpi_expected').where(place).select('question_id', 'instruments');
  return new Map(rows.map(({ question_id, instruments }) => [question_id, instruments]));
}

/** The totals of a school by question. */
export const totalsIn = async (db: Knex, place: Place): Promise<ReadonlyMap<number, DpiTotalRow[]>> =>
  groupBy(await db('dpi_totals').where(place).orderBy(['question_id', 'quadrant']).select(), (row) => row.question_id);

/** The finished sheets of a school: whose they are stays in the server (decision 0052). */
export const finishedSheets = (
  db: Knex,
  { cycle_id, school_id }: Place,
): PromiseLike<{ user_id: number | null; role: DpiRole }[]> =>
  db('dpi_submissions').where({ cycle_id, school_id }).whereNotNull('finished_at').select('user_id', 'role');

/** The finished cycle before another one. */
export const cycleBefore = (db: Knex, id: number): PromiseLike<{ id: number } | undefined> =>
  db('school_cycles')
    .where('state', 'finished')
    .where('end_at', '<=', db('school_cycles').where({ id }).select('start_at'))
    .orderBy('end_at', 'desc')
    .first('id');

/** The started or finished cycle that follows another one. */
export const cycleAfter = async (db: Knex, id: number): Promise<number | undefined> =>
  (
    await db('school_cycles')
      .whereIn('state', ['started', 'finished'])
      .where('start_at', '>=', db('school_cycles').where({ id }).select('end_at'))
      .orderBy('start_at')
      .first('id')
  )?.id;

/** Somebody who is expected to answer. */
export interface ExpectedPerson {
  id: number;
  fullname: string;
  roles: DpiRole[];
}

/** The staff of schools who may sign in, once for each role in which they answer. */
export const staffOf = (db: Knex, schools: readonly number[]): Knex.QueryBuilder =>
  db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .whereIn('users.school_id', [...schools])
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .whereIn('roles.code', [...DPI_ROLES]);

/** The staff of a school who may sign in, by name, with the roles in which they answer. */
export async function expectedIn(db: Knex, school_id: number): Promise<ExpectedPerson[]> {
  const rows = await staffOf(db, [school_id])
    .orderBy(['users.id', 'roles.code'])
    .select<{ id: number; name: string; surname: string; code: DpiRole }[]>(
      ...['users.id', 'users.name', 'users.surname', 'roles.code'],
    );
  const named = inNameOrder(rows, ({ name, surname }) => `${surname} ${name}`);
  return [...groupBy(named, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    return first
      ? [{ id: first.id, fullname: `${first.name} ${first.surname}`, roles: own.map(({ code }) => code) }]
      : [];
  });
}
