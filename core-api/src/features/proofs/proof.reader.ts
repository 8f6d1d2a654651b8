import type { Locale, Page, RoleCode } from '@ruta/contracts';
import type { CheckedProof, IssuedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import type { proofs } from '@ruta/contracts/proofs/proofs.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { containingWords } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';
import { ACTING_ROLE, fullname } from '../users';
import { visibleProofs } from './proof.policy';
import type { AttendanceProofUserRow } from './proofs.tables';

/** A proof with the activity that it is of. */
export interface ProofOfActivity extends AttendanceProofUserRow {
  agenda_activity_id: number;
}

const withActivity = (rows: Knex.QueryBuilder) =>
  rows
    .join('attendance_proofs', 'attendance_proofs.id', 'attendance_proof_users.proof_id')
    .select<ProofOfActivity[]>('attendance_proof_users.*', 'attendance_proofs.agenda_activity_id');

/** A proof as people that may read it see it. */
export const shownProof = (actor: Actor, row: ProofOfActivity): IssuedProof => ({
  ...printedOf(row),
  ...{ id: row.id, user_id: row.user_id, activity_id: row.agenda_activity_id },
  ...{ school_id: row.school_id, cycle_id: row.cycle_id, code: row.code },
  ...{ mailed_at: row.mailed_at, revoked_at: row.revoked_at, reason: row.reason, corrects_id: row.corrects_id },
  download_url: `/api/schools/activity/attendance-proofs/${row.id}/pdf`,
  can: { revoke: row.revoked_at === null && holds(actor, 'proof:manage') },
});

const printedOf = ({ folio, person, title, school, date, time, tenths, issued_at }: AttendanceProofUserRow) => ({
  ...{ folio, person, title, school, date, time, issued_at },
  hours: tenths / 10,
});

/** The proofs that the caller may read, the newest first (ACT-06). */
export function proofsPage(
  db: Knex,
  actor: Actor,
  request: z.output<typeof proofs.list.query>,
): Promise<Page<IssuedProof>> {
  const { filter, school_id } = request;
  const query = visibleProofs(db('attendance_proof_users'), actor, 'proof:read');
  if (school_id !== undefined) void query.where('attendance_proof_users.school_id', school_id);
  if (filter.cycle_id !== undefined) void query.where('attendance_proof_users.cycle_id', filter.cycle_id);
  if (filter.activity_id !== undefined)
    void query.whereIn('attendance_proof_users.proof_id', (of: Knex.QueryBuilder) => {
      void of.from('attendance_proofs').where('agenda_activity_id', filter.activity_id).select('id');
    });
  if (filter.search) void containingWords(query, 'attendance_proof_users.search_key', filter.search.split(/\s+/));
  return page(db, query, request, {
    table: 'attendance_proof_users',
    columns: { id: 'attendance_proof_users.id' },
    select: withActivity,
    present: (rows) => rows.map((row) => shownProof(actor, row)),
  });
}

/** One proof, whoever asks. The caller must have checked that it may be read. */
export async function proofById(db: Knex, id: number): Promise<ProofOfActivity | undefined> {
  const [row] = await withActivity(db('attendance_proof_users').where('attendance_proof_users.id', id));
  return row;
}

/** What anybody may read of the proof with a code; undefined if there is none. */
export async function checkedProof(db: Knex, code: string): Promise<CheckedProof | undefined> {
  const row = await db('attendance_proof_users')
    .join('schools', 'schools.id', 'attendance_proof_users.school_id')
    .where('attendance_proof_users.code', code)
    .first<(AttendanceProofUserRow & { timezone: string }) | undefined>('attendance_proof_users.*', 'schools.timezone');
  return row && { ...printedOf(row), revoked_at: row.revoked_at, timezone: row.timezone };
}

/** A proof and how its person is told. */
export interface ToldProof {
  id: number;
  user_id: number;
  school_id: number;
  title: string;
  date: string;
  send_proof: 0 | 1;
  email: string;
  name: string;
  locale: Locale;
  /** The role that the person acts in; until one of several is chosen, any of them. */
  role: RoleCode | null;
}

/** How the people of proofs are told. People without an account any more are left out. */
export const proofsToTell = (db: Knex, ids: readonly number[]): Promise<ToldProof[]> =>
  db('attendance_proof_users')
    .join('attendance_proofs', 'attendance_proofs.id', 'attendance_proof_users.proof_id')
    .join('users', 'users.id', 'attendance_proof_users.user_id')
    .leftJoin('roles', 'roles.id', db.raw(ACTING_ROLE))
    .whereIn('attendance_proof_users.id', [...ids])
    .whereNull('users.deleted_at')
    .orderBy('attendance_proof_users.id')
    .select<ToldProof[]>(
      ...['attendance_proof_users.id', 'attendance_proof_users.user_id', 'attendance_proof_users.school_id'],
      ...['attendance_proof_users.title', 'attendance_proof_users.date', 'attendance_proofs.send_proof'],
      ...['users.email', 'users.name', 'users.locale', 'roles.code as role'],
    );

/** The people that an activity's attendance names, as they are called now. */
export const peoplePresent = (trx: Knex, activityId: number) =>
  trx('activity_assistant_user')
    .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
    .join('users', 'users.id', 'activity_assistant_user.user_id')
    .where('activity_assistants.agenda_activity_id', activityId)
    .whereNull('users.purged_at')
    .orderBy('users.id')
    .select<{ id: number; name: string; surname: string }[]>('users.id', 'users.name', 'users.surname');

/** The printed name of a person. */
export const nameOf = async (trx: Knex, userId: number): Promise<string> => {
  const person = await trx('users').where({ id: userId }).first('name', 'surname');
  return person ? fullname(person) : '';
};

interface IssuedItem {
  school_id: number;
  cycle_id: number;
  duration_min: number;
  /** The name of the school. */
  school: string;
}

/** What a proof prints of its item of the agenda. */
export const itemOf = (trx: Knex, activityId: number): Promise<IssuedItem> =>
  trx('agenda_activities')
    .join('schools', 'schools.id', 'agenda_activities.school_id')
    .where('agenda_activities.id', activityId)
    .first<IssuedItem>(
      ...['agenda_activities.school_id', 'agenda_activities.cycle_id', 'agenda_activities.duration_min'],
      'schools.name as school',
    );
