import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { whileOpen } from './item.model';
import type { FormationProgressRow } from './pfp.tables';

type Place = Pick<FormationProgressRow, 'user_id' | 'content_id'>;

/** How far a person is in a film, which this call makes where they begin it; locked until the change ends. */
export async function progressToKeep(
  trx: Knex.Transaction,
  place: Place,
  updated_at: string,
): Promise<FormationProgressRow> {
  const row = { ...place, position: 0, seen: '', done_at: null, updated_at };
  await trx('formation_progress').insert(row).onConflict(['user_id', 'content_id']).ignore();
  const query = trx('formation_progress').where(place);
  if (isMysql(trx)) void query.forUpdate();
  const found = await query.first();
  if (!found) throw new Error('The progress was just made');
  return found;
}

/** Keeps it while the plan counts and the content is the film that was judged. Returns how many it changed: 0 or 1. */
export const keepProgress = (
  trx: Knex.Transaction,
  place: Place,
  {
    film,
    day,
    ...facts
  }: Omit<FormationProgressRow, keyof Place> & { film: { plan_id: number; file_key: string | null }; day: string },
): PromiseLike<number> =>
  trx('formation_progress')
    .where(place)
    .whereExists((open: Knex.QueryBuilder) => whileOpen(open, film.plan_id, day))
    .whereExists((same: Knex.QueryBuilder) => {
      void same.from('formation_contents').where({ id: place.content_id, file_key: film.file_key });
    })
    .update(facts);

/** Forgets how far people are in a film, because another one takes its place. */
export const forgetProgress = (trx: Knex, content_id: number): PromiseLike<number> =>
  trx('formation_progress').where({ content_id }).delete();
