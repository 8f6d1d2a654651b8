import type {
  adminSchoolHistory,
  coachSchoolHistory,
  professorSchoolHistory,
  scholasticSchoolHistory,
} from '@ruta/contracts/hierarchy/school-history.screens';
import { screenRoute } from '../../lib/api';

type Screens =
  | typeof adminSchoolHistory
  | typeof coachSchoolHistory
  | typeof professorSchoolHistory
  | typeof scholasticSchoolHistory;

/** The areas whose people read who accompanied a school. */
export type HistoryArea = Screens['area'];

export const schoolHistoryScreen = (area: HistoryArea) => screenRoute<Screens>(area, '/schools/:school_id/history');
