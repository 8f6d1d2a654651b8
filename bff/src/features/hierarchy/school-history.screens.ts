import { schoolHistory } from '@ruta/contracts/hierarchy/school-history.api';
import {
  adminSchoolHistory,
  coachSchoolHistory,
  managementSchoolHistory,
  professorSchoolHistory,
  scholasticSchoolHistory,
} from '@ruta/contracts/hierarchy/school-history.screens';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';

interface HistoryInput {
  core: CoreClient;
  params: { school_id: number };
  query: { cycle?: number | undefined };
}

/** Who accompanied a school, in every cycle or in one (HIE-06). */
async function historyOf({ core, params, query }: HistoryInput) {
  const cycle_id = query.cycle === undefined ? undefined : String(query.cycle);
  const { data } = await core.get(schoolHistory.schoolHistory, {
    params: { id: params.school_id },
    query: { cycle_id },
  });
  return data;
}

export const servedSchoolHistory: readonly ServedScreen[] = [
  serveScreen(coachSchoolHistory, historyOf),
  serveScreen(scholasticSchoolHistory, historyOf),
  serveScreen(adminSchoolHistory, historyOf),
  serveScreen(managementSchoolHistory, historyOf),
  serveScreen(professorSchoolHistory, historyOf),
];
