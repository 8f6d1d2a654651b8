import { addIndex, dropIndex, migration } from './kit';

/** Every filter column of the list of visits, so that one index answers each page without sorting. */
const NARROWED_BY = ['eraser', 'coach_id', 'school_visit_status_id', 'date', 'finished_at'];

/** One index per order of the long lists, replacing indexes that served only some filters. */
export const listIndexes = migration('0008-list-indexes', async (db) => {
  await addIndex(db, 'school_visits', 'school_visits_by_datetime', ['school_id', 'datetime', 'id', ...NARROWED_BY]);
  await addIndex(db, 'school_visits', 'school_visits_by_id', ['school_id', 'id', ...NARROWED_BY]);
  await dropIndex(db, 'school_visits', 'school_visits_school_id_eraser_datetime_index');
  await dropIndex(db, 'school_visits', 'school_visits_by_status');
  // For a month in its order; both databases append the primary key to every index.
  await addIndex(db, 'agenda_activities', 'agenda_activities_in_order', ['school_id', 'date', 'time']);
  await dropIndex(db, 'agenda_activities', 'agenda_activities_school_id_date_index');
});
