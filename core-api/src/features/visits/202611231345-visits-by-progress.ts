import { addIndex, migration } from '../../migrations/kit';

/** Finds a school's last, next and overdue visits and its drafts without reading its other visits (AGE-05). */
export const visitsByProgress = migration('202611231345-visits-by-progress', (db) =>
  addIndex(db, 'school_visits', 'school_visits_by_progress', [
    'school_id',
    'eraser',
    'school_visit_status_id',
    'cancelled_at',
    'datetime',
  ]),
);
