import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';

interface Earlier {
  id: number;
  name: string;
  date: string;
  time: string;
  agenda_activity_id: number;
  school_id: number;
  cycle_id: number;
  school: string;
  duration_min: number;
  completed_at: string | null;
  updated_at: string;
}

/** Issues the proofs of finished activities, one transaction each, so that a killed run goes on. No letter is sent. */
export async function issueEarlier(db: Knex): Promise<void> {
  const earlier = await db('attendance_proofs')
    .join('agenda_activities', 'agenda_activities.id', 'attendance_proofs.agenda_activity_id')
    .join('schools', 'schools.id', 'agenda_activities.school_id')
    .where('agenda_activities.isCompleted', true)
    .whereNull('attendance_proofs.issued_at')
    .select<Earlier[]>(
      ...['attendance_proofs.id', 'attendance_proofs.name', 'attendance_proofs.date', 'attendance_proofs.time'],
      ...['attendance_proofs.agenda_activity_id', 'attendance_proofs.updated_at', 'agenda_activities.school_id'],
      ...['agenda_activities.cycle_id', 'agenda_activities.duration_min', 'agenda_activities.completed_at'],
      'schools.name as school',
    );
  for (const proof of earlier) await db.transaction((trx) => issue(trx, proof));
}

async function issue(trx: Knex.Transaction, proof: Earlier): Promise<void> {
  const issued_at = proof.completed_at ?? proof.updated_at;
  const folio = `${issued_at.slice(0, 4)}-${String(proof.school_id).padStart(3, '0')}-${String(proof.id).padStart(6, '0')}`;
  await trx('attendance_proofs').where({ id: proof.id, issued_at: null }).update({ folio, issued_at });
  const people = await trx('activity_assistant_user')
    .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
    .join('users', 'users.id', 'activity_assistant_user.user_id')
    .where('activity_assistants.agenda_activity_id', proof.agenda_activity_id)
    .whereNull('users.purged_at')
    .select<{ id: number; name: string; surname: string }[]>('users.id', 'users.name', 'users.surname');
  const { id: proof_id, school_id, cycle_id, school, date, time, name: title, duration_min } = proof;
  for (const { id: user_id, name, surname } of people) {
    const person = `${name} ${surname}`.trim();
    await trx('attendance_proof_users').insert({
      ...{ proof_id, user_id, school_id, cycle_id, school, date, time, title, folio, issued_at, person },
      code: randomBytes(32).toString('base64url'),
      tenths: Math.max(1, Math.round(duration_min / 6)),
      search_key: searchKey(`${person} ${title} ${folio}`),
    });
  }
}
