import { addColumn, migration } from '../../migrations/kit';

/** Activities of coaches change by file, at the revision that was looked at (decision 0051). */
export const coachActivitiesRevision = migration('202611261130-coach-activities', (db) =>
  addColumn(db, 'coach_pai_catalog', 'revision', (table) => void table.integer('revision').notNullable().defaultTo(1)),
);
