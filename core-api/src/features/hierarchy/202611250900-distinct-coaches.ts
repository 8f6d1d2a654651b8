import { addChecks } from '../../migrations/add-checks';
import { migration } from '../../migrations/kit';

/**
 * Coach and secondary coaches of a school are different people, and there is no second without a first (HIE-02). Every
 * save refuses the contrary; rows that came otherwise keep the higher place.
 */
export const distinctCoaches = migration('202611250900-distinct-coaches', async (db) => {
  await db.raw(`update school_hierarchies set secondary_two_id = null
    where secondary_two_id in (coach_id, secondary_one_id)`);
  // MariaDB computes assignments from the left, so the second moves before its place is emptied.
  await db.raw(`update school_hierarchies set secondary_one_id = secondary_two_id, secondary_two_id = null
    where secondary_one_id = coach_id or (secondary_one_id is null and secondary_two_id is not null)`);
  await addChecks(db, 'school_hierarchies', {
    hierarchy_coaches_differ:
      'coach_id <> secondary_one_id and coach_id <> secondary_two_id and secondary_one_id <> secondary_two_id',
    hierarchy_two_needs_one: 'secondary_two_id is null or secondary_one_id is not null',
  });
});
