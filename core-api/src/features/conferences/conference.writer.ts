import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import type { NewRow } from '../../database/table';
import { Problem } from '../../kernel/problem';
import { changeJudged } from '../../database/judged-rows';
import { enqueueCancelled } from './conference.events';
import { freeHours, insertSession, insertStatus, takeCells, takeDay } from './conference.model';
import { enqueueMeetingEnd } from './meeting.events';
import { cellsOf } from './slots';

interface NewConference {
  conference: NewRow<'conferences'>;
  /** The day on the petitioner's calendar. */
  day: string;
}

/**
 * Writes a session with its first state and the keys that keep two from one hour (F01): the petitioner's day and the
 * agent's cells. A duplicate key is the refusal. Returns its id.
 */
export async function writeConference(trx: Knex.Transaction, { conference, day }: NewConference): Promise<number> {
  const conference_id = await insertSession(trx, conference);
  const { petitioner_id, user_id: agent_id, created_at } = conference;
  await unlessTaken('conferences.day-taken', () => takeDay(trx, { petitioner_id, day, conference_id }));
  await unlessTaken('conferences.slot-taken', () =>
    takeCells(
      trx,
      cellsOf(conference).map((cell_at) => ({ agent_id, cell_at, conference_id })),
    ),
  );
  await insertStatus(trx, { conference_id, code: 'scheduled', reason: null, user_id: petitioner_id, created_at });
  return conference_id;
}

interface Cancelling {
  id: number;
  reason: string;
  /** Who cancels; null for the server. */
  by: number | null;
  at: string;
  /** Whether meetings are made at a provider. */
  areMade: boolean;
}

/** Cancels a session that has not started; its hour and its day are free again, and both sides are told (VC-02). */
export async function cancelConference(trx: Knex.Transaction, { id, reason, by, at, areMade }: Cancelling) {
  await changeJudged(trx, 'conferences', {
    at: (one) => void one.where({ id, status: 'scheduled' }).where('end_at', '>', at),
    changes: { status: 'cancelled', updated_at: at },
    gone: () => new Problem('conferences.not-scheduled'),
  });
  await freeHours(trx, id);
  await insertStatus(trx, { conference_id: id, code: 'cancelled', reason, user_id: by, created_at: at });
  await enqueueCancelled(trx, id, at);
  if (areMade) await enqueueMeetingEnd(trx, id, at);
}

async function unlessTaken(
  code: 'conferences.day-taken' | 'conferences.slot-taken',
  write: () => PromiseLike<unknown>,
) {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(code);
    throw error;
  }
}
