import { addColumn, addIndex, dropIndex, migration } from '../../migrations/kit';

/** Every filter column of the list of visits, so that one index answers each page without sorting. */
const NARROWED_BY = ['eraser', 'coach_id', 'school_visit_status_id', 'date', 'finished_at', 'cancelled_at'];

/** Who cancelled a visit, when and why, beside its status; and the agenda's item, which its lists hide. */
export const cancelledVisits = migration('202611231330-cancelled-visits', async (db) => {
  await addColumn(db, 'school_visits', 'cancelled_at', (at) => void at.datetime('cancelled_at').nullable());
  // Without a foreign key, like `updated_by`: SQLite could add one only by rebuilding the table.
  await addColumn(db, 'school_visits', 'cancelled_by', (at) => void at.integer('cancelled_by').unsigned().nullable());
  await addColumn(db, 'school_visits', 'cancel_reason', (at) => void at.text('cancel_reason').nullable());
  await addColumn(db, 'agenda_activities', 'cancelled_at', (at) => void at.datetime('cancelled_at').nullable());
  // The new indexes come first: on MariaDB the foreign key of the school always needs one.
  await addIndex(db, 'school_visits', 'school_visits_listed_by_datetime', [
    'school_id',
    'datetime',
    'id',
    ...NARROWED_BY,
  ]);
  await addIndex(db, 'school_visits', 'school_visits_listed_by_id', ['school_id', 'id', ...NARROWED_BY]);
  await dropIndex(db, 'school_visits', 'school_visits_by_datetime');
  await dropIndex(db, 'school_visits', 'school_visits_by_id');
});
