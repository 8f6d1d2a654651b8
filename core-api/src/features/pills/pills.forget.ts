import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

const OF_PEOPLE = [
  ...(['pills_views', 'pills_progress', 'pills_favourites', 'pills_playlists', 'pills_reports'] as const),
  'pills_films',
] as const;

/**
 * Removes what purged people did with the library. A view that was counted stays counted; the store deletes the files
 * of films that no video took.
 */
export async function pillsForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500))
    for (const table of OF_PEOPLE) await trx(table).whereIn('user_id', some).delete();
}
