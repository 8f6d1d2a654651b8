import type {
  adminSchoolHistory,
  coachSchoolHistory,
  managementSchoolHistory,
  professorSchoolHistory,
  scholasticSchoolHistory,
} from '@ruta/contracts/hierarchy/school-history.screens';
import { screenRoute } from '../../lib/api';

type Screens =
  | typeof adminSchoolHistory
  | typeof coachSchoolHistory
  | typeof managementSchoolHistory
  | typeof professorSchoolHistory
  | typeof scholasticSchoolHistory;

export const schoolHistoryScreen = (area: Screens['area']) => screenRoute<Screens>(area, '/schools/:school_id/history');
