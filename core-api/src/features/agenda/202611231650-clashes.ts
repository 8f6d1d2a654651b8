import { addIndex, migration } from '../../migrations/kit';

/** Finds what a coach or an author has around an hour at all schools. */
export const clashIndexes = migration('202611231650-clashes', async (db) => {
  await addIndex(db, 'agenda_activities', 'agenda_activities_of_coach', ['coach_id', 'datetime']);
  await addIndex(db, 'agenda_activities', 'agenda_activities_of_author', ['created_by', 'datetime']);
});
