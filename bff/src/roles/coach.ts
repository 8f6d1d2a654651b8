import { servedCoachActivity, servedCoachNewActivity } from '../features/activities/activities.screens';
import { servedCoachAgenda } from '../features/agenda/agenda.screens';
import { servedCoachNewVisit, servedCoachVisit, servedCoachVisits } from '../features/visits/visits.screens';
import type { ServedScreen } from '../kit/screen';

/** The coach's table of contents. */
export const coachScreens: readonly ServedScreen[] = [
  servedCoachAgenda,
  servedCoachNewActivity, // before the activity itself, whose id would take "new"
  servedCoachActivity,
  servedCoachVisits,
  servedCoachNewVisit, // before the visit itself, whose id would take "new"
  servedCoachVisit,
];
