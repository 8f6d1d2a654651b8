import type { ShareReason } from '@ruta/contracts/sharing/limits';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';

interface NewSharing {
  sharing: NewRow<'shared_agendas'>;
  activities: readonly Omit<NewRow<'shared_agenda_activities'>, 'shared_agenda_id'>[];
  people: readonly number[];
}

/** Writes a sharing with its snapshot and its recipients. Returns its id and those of the recipients' rows. */
export async function insertSharing(
  trx: Knex,
  { sharing, activities, people }: NewSharing,
): Promise<{ id: number; recipients: number[] }> {
  const [id = 0] = await trx('shared_agendas').insert(sharing);
  for (const some of inGroups(activities))
    await trx('shared_agenda_activities').insert(some.map((row) => ({ ...row, shared_agenda_id: id })));
  for (const some of inGroups(people, 100))
    await trx('shared_agenda_professors').insert(
      some.map((user_id) => ({
        ...{ shared_agenda_id: id, user_id, status: 'queued' as const, letter: 1 },
        ...{ reason: null, mailed_at: null, seen_at: null },
      })),
    );
  const recipients = await trx('shared_agenda_professors').where({ shared_agenda_id: id }).orderBy('id').pluck('id');
  return { id, recipients };
}

/** Puts letters in the queue again that are not in it. Returns how many there were. */
export const queueAgain = (trx: Knex, ids: readonly number[]): PromiseLike<number> =>
  trx('shared_agenda_professors')
    .whereIn('id', [...ids])
    .whereNot('status', 'queued')
    .update({ status: 'queued', reason: null, mailed_at: null, letter: trx.raw('letter + 1') });

/** A letter of a recipient that is on its way. */
export interface OnItsWay {
  id: number;
  letter: number;
}

/** Notes that a letter was handed on. One that was sent again meanwhile stays as it is. */
export const noteSent = (db: Knex, { id, letter }: OnItsWay, at: string): PromiseLike<number> =>
  db('shared_agenda_professors')
    .where({ id, letter, status: 'queued' })
    .update({ status: 'sent', reason: null, mailed_at: at });

/** Notes why a letter will not arrive. */
export const noteFailed = (db: Knex, { id, letter }: OnItsWay, reason: ShareReason): PromiseLike<number> =>
  db('shared_agenda_professors').where({ id, letter, status: 'queued' }).update({ status: 'failed', reason });

/** Notes that a letter is tried again. */
export const noteRetrying = (db: Knex, { id, letter }: OnItsWay): PromiseLike<number> =>
  db('shared_agenda_professors').where({ id, letter, status: 'queued' }).update({ reason: 'retrying' });

/** Notes that a recipient opened it; the first time counts. */
export const noteSeen = (
  db: Knex,
  of: { shared_agenda_id: number; user_id: number },
  at: string,
): PromiseLike<number> => db('shared_agenda_professors').where(of).whereNull('seen_at').update({ seen_at: at });

/** Removes purged people: what they received, and what they wrote. What they shared stays, without their names. */
export async function forgetSharings(trx: Knex, people: readonly number[]): Promise<void> {
  for (const some of inGroups(people, 500)) {
    await trx('shared_agenda_professors').whereIn('user_id', some).delete();
    await trx('shared_agendas').whereIn('user_id', some).update({ message: null });
  }
}
