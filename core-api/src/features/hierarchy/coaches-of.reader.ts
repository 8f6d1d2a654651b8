import type { Knex } from 'knex';

/** The coach and the secondary coaches of a school in a cycle, by id. */
export async function coachesOf(
  db: Knex,
  { school_id, cycle_id }: { school_id: number; cycle_id: number },
): Promise<number[]> {
  const team = await db('school_hierarchies')
    .where({ school_id, cycle_id })
    .first('coach_id', 'secondary_one_id', 'secondary_two_id');
  if (!team) return [];
  return [team.coach_id, team.secondary_one_id, team.secondary_two_id].flatMap((id) => id ?? []);
}
