import { ROLES, type FileReply, type Locale, type RoleCode } from '@ruta/contracts';
import type { BulkProgress, PreviewState } from '@ruta/contracts/invitations/invitation.schema';
import type { Knex } from 'knex';
import { csvFile } from '../../csv/csv-file';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';

/** Result of an address of a bulk sending. */
export interface ResultRow {
  email: string;
  state: PreviewState;
}

const WORDS: Record<Locale, { header: string[]; file: string; states: Record<PreviewState, string> }> = {
  es: {
    header: ['Correo', 'Resultado', 'Rol', 'Escuela', 'Enviada (UTC)'],
    file: 'invitaciones',
    states: {
      ready: 'Invitación enviada',
      invalid: 'Correo no válido',
      duplicate: 'Repetido en la lista',
      member: 'Ya tiene cuenta',
      invited: 'Ya tenía una invitación abierta',
    },
  },
  en: {
    header: ['E-mail', 'Result', 'Role', 'School', 'Sent (UTC)'],
    file: 'invitations',
    states: {
      ready: 'Invitation sent',
      invalid: 'Not a valid e-mail',
      duplicate: 'Twice on the list',
      member: 'Has an account',
      invited: 'Had an open invitation',
    },
  },
};

const visibleBatch = (db: Knex, actor: Actor, id: number) =>
  withinSchools(
    db('invitation_batches').where('invitation_batches.id', id),
    actor,
    'invitation:manage',
    'invitation_batches.school_id',
  );

/** How many mails of a bulk sending are sent. */
export async function batchProgress(db: Knex, actor: Actor, id: number): Promise<BulkProgress> {
  const batch: unknown = await visibleBatch(db, actor, id).first('invitation_batches.id');
  if (!batch) throw new Problem('invitations.not-found');
  const row = await db('invitations')
    .where({ batch_id: id })
    .count({ invitations: '*' })
    .count({ sent: 'sent_at' })
    .first<{ invitations: number | string; sent: number | string } | undefined>();
  return { id, invitations: Number(row?.invitations ?? 0), sent: Number(row?.sent ?? 0) };
}

/** The result of a bulk sending as CSV, one row per address; without links. */
export async function resultFile(db: Knex, actor: Actor, id: number, locale: Locale): Promise<FileReply> {
  const batch = await visibleBatch(db, actor, id)
    .join('roles', 'roles.id', 'invitation_batches.role_id')
    .leftJoin('schools', 'schools.id', 'invitation_batches.school_id')
    .first<{ result: string; created_at: string; code: RoleCode; school: string | null } | undefined>(
      'invitation_batches.result',
      'invitation_batches.created_at',
      'roles.code',
      'schools.name as school',
    );
  if (!batch) throw new Problem('invitations.not-found');
  const { header, file, states } = WORDS[locale];
  const rows = JSON.parse(batch.result) as ResultRow[]; // written by the sending
  const content = csvFile(
    header,
    rows.map(({ email, state }) => [
      email,
      states[state],
      ROLES[batch.code].name[locale],
      batch.school ?? '',
      state === 'ready' ? batch.created_at : '',
    ]),
  );
  return {
    name: `${file}-${batch.created_at.slice(0, 10)}-${id}.csv`,
    type: 'text/csv; charset=utf-8',
    size: content.byteLength,
    disposition: 'attachment',
    content,
  };
}
