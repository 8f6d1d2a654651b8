import type { Knex } from 'knex';

/** The ids with one of them at another place, counted from 1; a place beyond the last is the last. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

interface Placing {
  table:
    | 'central_activities'
    | 'dpi_questions'
    | 'formation_contents'
    | 'formation_plans'
    | 'other_contents'
    | 'pills_playlist_videos';
  /** The column of the place. */
  column: 'order' | 'position';
  /** The column that the ids are of. */
  of?: 'id' | 'ruta_pills_video_id';
  /** What the rows have in common, where an id alone does not tell them apart. */
  among?: Readonly<Record<string, number>>;
  /** In their new order. */
  ids: readonly number[];
}

/** Puts rows in an order, counted from 1: one statement. The caller has locked them, or what they belong to. */
export async function placeRows(trx: Knex, { table, column, of = 'id', among = {}, ids }: Placing): Promise<void> {
  if (ids.length === 0) return;
  const cases = ids.map(() => 'when ? then ?').join(' ');
  const places = ids.flatMap((id, at) => [id, at + 1]);
  await trx(table as string)
    .where(among)
    .whereIn(of, [...ids])
    .update({ [column]: trx.raw(`case ?? ${cases} end`, [of, ...places]) });
}
