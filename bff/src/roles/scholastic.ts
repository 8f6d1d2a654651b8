import { servedScholasticActivity, servedScholasticNewActivity } from '../features/activities/activities.screens';
import { servedScholasticAgenda } from '../features/agenda/agenda.screens';
import { servedScholasticVisit, servedScholasticVisits } from '../features/visits/visits.screens';
import type { ServedScreen } from '../kit/screen';

/** The table of contents of a school's director, deputy and coordinator. */
export const scholasticScreens: readonly ServedScreen[] = [
  servedScholasticAgenda,
  servedScholasticNewActivity, // before the activity itself, whose id would take "new"
  servedScholasticActivity,
  servedScholasticVisits,
  servedScholasticVisit,
];
