import type { PersonRef } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { fullname, type UserRow } from '../users';

/** The coach of a school in a cycle. In a change that place stays as it is until the change ends. */
export async function coachOf(
  db: Knex,
  { school_id, cycle_id }: { school_id: number; cycle_id: number },
): Promise<PersonRef | null> {
  const query = db({ team: 'school_hierarchies' })
    .leftJoin('users', 'users.id', 'team.coach_id')
    .where({ 'team.school_id': school_id, 'team.cycle_id': cycle_id });
  if (db.isTransaction && isMysql(db)) void query.forShare();
  const row = await query.first<({ id: number | null } & Pick<UserRow, 'name' | 'surname'>) | undefined>(
    ...['users.id', 'users.name', 'users.surname'],
  );
  return row?.id ? { id: row.id, fullname: fullname(row) } : null;
}
