import type { LastSaved } from '@ruta/contracts';
import type { Knex } from 'knex';
import { fullname } from './user.model';
import type { UserRow } from './users.tables';

interface Saved {
  table: string;
  /** The column with the last author. */
  author: string;
  where: Record<string, number>;
}

/** Who saved a row last and when (UTC), for an edit conflict; undefined if unknown. */
export async function lastSaved(trx: Knex, { table, author, where }: Saved): Promise<LastSaved | undefined> {
  const row = await trx(table)
    .join('users', 'users.id', `${table}.${author}`)
    .where(Object.fromEntries(Object.entries(where).map(([column, value]) => [`${table}.${column}`, value])))
    .first<(Pick<UserRow, 'name' | 'surname'> & { at: string }) | undefined>(
      'users.name',
      'users.surname',
      `${table}.updated_at as at`,
    );
  return row && { by: fullname(row), at: row.at };
}
