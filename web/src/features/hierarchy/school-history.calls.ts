import type {
  adminSchoolHistory,
  coachSchoolHistory,
  professorSchoolHistory,
  scholasticSchoolHistory,
} from '@ruta/contracts/hierarchy/school-history.screens';
import type { HistoryArea } from '@ruta/contracts/hierarchy/school-history.page';
import { screenRoute } from '../../lib/api';

type Screens =
  | typeof adminSchoolHistory
  | typeof coachSchoolHistory
  | typeof professorSchoolHistory
  | typeof scholasticSchoolHistory;

export const schoolHistoryScreen = (area: HistoryArea) => screenRoute<Screens>(area, '/schools/:school_id/history');
