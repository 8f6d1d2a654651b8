import type {
  coachActivity,
  coachNewActivity,
  scholasticActivity,
  scholasticNewActivity,
} from '@ruta/contracts/activities/activities.screens';
import type { running } from '@ruta/contracts/activities/running.api';
import type { agenda } from '@ruta/contracts/agenda/agenda.api';
import { route, screenRoute } from '../../lib/api';

/** The areas with activities. */
export type ActivityArea = 'coach' | 'scholastic';

export const activityScreen = (area: ActivityArea) =>
  screenRoute<typeof coachActivity | typeof scholasticActivity>(area, '/schools/:school_id/activity/:id');
export const newActivityScreen = (area: ActivityArea) =>
  screenRoute<typeof coachNewActivity | typeof scholasticNewActivity>(area, '/schools/:school_id/activity/new');

export const createActivity = route<typeof agenda.create>('post', '/schools/agenda');
export const updateActivity = route<typeof agenda.update>('put', '/schools/agenda/:id');
export const startActivity = route<typeof agenda.start>('put', '/schools/agenda/:id/start');
export const rescheduleActivity = route<typeof agenda.reschedule>('put', '/schools/agenda/:id/reschedule');
export const deleteActivity = route<typeof agenda.delete>('delete', '/schools/agenda/:id');
export const restoreActivity = route<typeof agenda.restore>('post', '/schools/agenda/:id/restore');
export const finishActivity = route<typeof running.finish>('put', '/schools/activity/finish/:id');

/** Addresses to reload after an activity of the school changed. */
export const touchedBy = (schoolId: number | string): readonly string[] => [
  `/schools/${schoolId}/activity`,
  `/schools/${schoolId}/agenda`,
  '/agenda',
];
