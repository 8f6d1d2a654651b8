import type { LastSaved } from '@ruta/contracts';
import type { Knex } from 'knex';
import { fullname } from './user.model';

/** The column that names who wrote a row last. */
const AUTHORS = {
  school_visits: 'updated_by',
  agenda_activities: 'updated_by',
  activity_observations: 'author_id',
} as const;

/** Who saved a row last and when (UTC), for whoever came too late; nothing where it was not noted. */
export async function lastSaved(
  trx: Knex,
  table: keyof typeof AUTHORS,
  where: Record<string, number>,
): Promise<LastSaved | undefined> {
  const row = (await trx(table)
    .join('users', 'users.id', `${table}.${AUTHORS[table]}`)
    .where(Object.fromEntries(Object.entries(where).map(([column, value]) => [`${table}.${column}`, value])))
    .first('users.name', 'users.surname', `${table}.updated_at as at`)) as
    { name: string; surname: string; at: string } | undefined;
  return row && { by: fullname(row), at: row.at };
}
