import type { Knex } from 'knex';
import { writeIssued } from './issue-proof';
import { insertProof } from './proof.model';
import type { AttendanceProofUserRow } from './proofs.tables';

interface ProofsToSeed {
  trx: Knex;
}

/** The issued proofs of the demo's finished activities. One was revoked, and issued again with the whole name. */
export async function proofsDemo({ trx }: ProofsToSeed): Promise<{ proofs: number }> {
  const finished = await trx('attendance_proofs')
    .join('agenda_activities', 'agenda_activities.id', 'attendance_proofs.agenda_activity_id')
    .where('agenda_activities.isCompleted', true)
    .orderBy('agenda_activities.completed_at')
    .select<{ id: number; at: string; author: number }[]>(
      ...['agenda_activities.id', 'agenda_activities.completed_at as at', 'attendance_proofs.issued_by as author'],
    );
  let proofs = 0;
  for (const { id, at } of finished) proofs += (await writeIssued(trx, { activityId: id, at })).length;
  const [first] = finished;
  if (first) await correctOne(trx, first);
  return { proofs };
}

async function correctOne(trx: Knex, { id, at, author }: { id: number; at: string; author: number }): Promise<void> {
  const wrong = await trx('attendance_proof_users')
    .join('attendance_proofs', 'attendance_proofs.id', 'attendance_proof_users.proof_id')
    .where('attendance_proofs.agenda_activity_id', id)
    .first<AttendanceProofUserRow | undefined>('attendance_proof_users.*');
  if (!wrong) return;
  const reason = 'El nombre se imprimió sin el segundo apellido.';
  await trx('attendance_proof_users')
    .where({ id: wrong.id, revoked_at: null })
    .update({ revoked_at: at, revoked_by: author, reason, person: wrong.person.split(' ').slice(0, -1).join(' ') });
  const { id: corrects_id, code: _code, search_key: _key, ...printed } = wrong;
  await insertProof(trx, { ...printed, corrects_id });
}
