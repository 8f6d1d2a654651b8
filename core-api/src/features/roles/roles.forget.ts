import type { Knex } from 'knex';

/** Deletes the roles of purged people, in every cycle. */
export async function rolesForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const table of ['role_user_levels', 'role_user', 'transitional_roles'])
    await trx(table).whereIn('user_id', ids).delete();
}
