import type { ManagementAction } from '../activities/management-action.schema';
import { DUTIES, type DutyKey } from '../duties';
import type { DutyAct } from '../kit/duty';
import { sampleSchools } from '../schools/school.sample';
import type { SchoolOverview } from '../visits/overview.schema';

/** A duty of that kind. */
export const dutyWith = (key: DutyKey, act: DutyAct, differs: Partial<ManagementAction> = {}): ManagementAction => ({
  key,
  group: DUTIES[key].group,
  act,
  count: 1,
  title: DUTIES[key].title.es,
  body: 'Observación de Matemáticas, 3.º B · Colegio Sor Juana Inés de la Cruz',
  url: '/coach/schools/1/visits/agenda/detail/101',
  school_id: 1,
  due_at: '2026-11-20 15:00:00',
  date: '2026-11-20',
  time: '09:00',
  severity: DUTIES[key].group === 'overdue' ? 'late' : 'info',
  ...differs,
});

const [school] = sampleSchools;

/** The first sample school as its superior sees it. */
export const overviewWith = (differs: Partial<SchoolOverview>): SchoolOverview => ({
  id: school?.id ?? 1,
  name: school?.name ?? '',
  timezone: school?.timezone ?? 'America/Mexico_City',
  city: school?.city ?? '',
  overdue: 0,
  last_visit: '2026-11-10',
  next_visit: '2026-11-25',
  has_draft: false,
  ...differs,
});
