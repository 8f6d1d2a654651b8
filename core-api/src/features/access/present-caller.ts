import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { UserModel } from '../users';

/**
 * The caller's account, locked until the transaction ends: their sessions, password and second step stay as they are read
 * from then on. Refuses (401) if another call has ended the session since the caller was admitted.
 */
export async function presentCaller(trx: Knex.Transaction, actor: Actor): Promise<UserModel> {
  const userId = own(actor);
  await lockRows(trx, 'users', userId);
  const session = await trx('sessions').where({ id: actor.sessionId, user_id: userId }).first('id');
  if (!session) throw new Problem('access.anonymous');
  return UserModel.query(trx).findById(userId).throwIfNotFound();
}
