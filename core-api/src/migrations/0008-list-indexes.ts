import { addIndex, dropIndex, migration } from './kit';

/** Everything by which the list of visits is narrowed: so each of its pages is found in one index, and nothing is sorted. */
const NARROWED_BY = ['eraser', 'coach_id', 'school_visit_status_id', 'date', 'finished_at'];

/** An index for each order of the long lists, in place of those that served only some of their filters. */
export const listIndexes = migration('0008-list-indexes', async (db) => {
  await addIndex(db, 'school_visits', 'school_visits_by_datetime', ['school_id', 'datetime', 'id', ...NARROWED_BY]);
  await addIndex(db, 'school_visits', 'school_visits_by_id', ['school_id', 'id', ...NARROWED_BY]);
  await dropIndex(db, 'school_visits', 'school_visits_school_id_eraser_datetime_index');
  await dropIndex(db, 'school_visits', 'school_visits_by_status');
  // A month in its order; MariaDB and SQLite both end every index with the id.
  await addIndex(db, 'agenda_activities', 'agenda_activities_in_order', ['school_id', 'date', 'time']);
  await dropIndex(db, 'agenda_activities', 'agenda_activities_school_id_date_index');
});
