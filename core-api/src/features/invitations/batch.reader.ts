import type { RoleCode } from '@ruta/contracts';
import type { BulkProgress } from '@ruta/contracts/invitations/invitation.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';

const visibleBatch = (db: Knex, actor: Actor, id: number) =>
  withinSchools(
    db('invitation_batches').where('invitation_batches.id', id),
    actor,
    'invitation:manage',
    'invitation_batches.school_id',
  );

/** How many mails of a bulk sending are sent; 404 outside the caller's scope. */
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

/** The result of a bulk sending, with its role and school; 404 outside the caller's scope. */
export async function batchResult(db: Knex, actor: Actor, id: number) {
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
  return batch;
}
