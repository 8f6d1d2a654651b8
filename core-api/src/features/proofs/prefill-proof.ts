import type { Knex } from 'knex';
import { AttendanceProofModel } from './proof.model';

interface Prefilled {
  activityId: number;
  /** The title that it prints. */
  name: string;
  /** The school's wall clock. */
  date: string;
  time: string;
  by: number;
  /** UTC. */
  at: string;
}

/**
 * Writes the proof of an activity that gives one, in the transaction of its start (ACT-03). A proof that somebody has
 * written stays, but for day and time: the activity may have moved since.
 */
export async function prefillProof(
  trx: Knex.Transaction,
  { activityId, name, date, time, by, at }: Prefilled,
): Promise<void> {
  await AttendanceProofModel.query(trx)
    .insert({
      ...{ agenda_activity_id: activityId, name, date, time, send_proof: false, issued_by: by },
      ...{ created_at: at, updated_at: at },
    })
    .onConflict('agenda_activity_id')
    .merge(['date', 'time', 'updated_at']);
}
