import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { AgentWork } from '../availability';
import type { ConferenceRow } from './conferences.tables';

/** The row of a session. The caller must have checked that it may be read. */
export const conferenceRow = (db: Knex, id: number): PromiseLike<ConferenceRow | undefined> =>
  db('conferences').where({ id }).first<ConferenceRow | undefined>();

/** Whether a petitioner has a session on a day of their calendar. */
export const hasSessionOn = async (db: Knex, petitioner_id: number, day: string): Promise<boolean> =>
  (await db('petitioner_days').where({ petitioner_id, day }).first('day')) !== undefined;

/** Sessions of a petitioner that are to come. */
export async function countAhead(trx: Knex, petitioner_id: number, now: string): Promise<number> {
  const row = await trx('conferences')
    .where({ petitioner_id })
    .where('start_at', '>', now)
    .whereNot('status', 'cancelled')
    .count({ count: '*' })
    .first<{ count: number | string } | undefined>();
  return Number(row?.count ?? 0);
}

/** The sessions that somebody gives or booked and that have not begun or ended, the next first. */
export const aheadOf = (db: Knex, id: number, now: string): PromiseLike<number[]> =>
  db('conferences')
    .where((own: Knex.QueryBuilder) => void own.where({ user_id: id }).orWhere({ petitioner_id: id }))
    .where({ status: 'scheduled' })
    .where('end_at', '>', now)
    .orderBy('start_at')
    .pluck<number[]>('id');

/** Whether an agent has a session, or the rest after one, between two instants. */
export const isBookedBetween: AgentWork = async (db, agentId, { from, to }) =>
  (await db('conferences')
    .where({ user_id: agentId })
    .whereNot('status', 'cancelled')
    .where('start_at', '<', to)
    .where('full_end_at', '>', from)
    .first('id')) !== undefined;

interface Addressee {
  id: number;
  name: string;
  surname: string;
  email: string;
  locale: Locale;
  timezone: string;
}

/** People as letters call them; who has no account any more, or may not sign in, is not there. */
export const addresseesOf = (db: Knex, ids: readonly number[]): PromiseLike<Addressee[]> =>
  db('users')
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .where('is_banned', false)
    .select<Addressee[]>('id', 'name', 'surname', 'email', 'locale', 'timezone');
