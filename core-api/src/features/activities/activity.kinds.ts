import { ROLES, type Area } from '@ruta/contracts';
import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { displayStatus } from '@ruta/state-machines/visits/visit.rules';
import { holds } from '../../kernel/actor';
import type { AgendaKind } from '../agenda';

/** Defaults of all activities: only the author edits, and items of a plan are not deleted. */
export const activity = {
  isVisit: false,
  mayEdit: () => 'agenda.not-own',
  mayDelete: () => 'agenda.not-custom',
  statusOf: (item) => displayStatus({ ...item, isVisit: false }),
  duties: { overdue: 'activity_overdue', today: 'activity_today' },
  pageOf(area, { id, school_id }) {
    if (area === 'coach') return activitiesPages.coachActivityDetail.href({ school_id, id });
    if (area === 'scholastic') return activitiesPages.scholasticActivityDetail.href({ school_id, id });
    return null;
  },
  runPageOf(area, { id, school_id }) {
    if (area === 'coach') return activitiesPages.coachActivityStart.href({ school_id, id });
    if (area === 'scholastic') return activitiesPages.scholasticActivityStart.href({ school_id, id });
    return null;
  },
} as const satisfies Partial<AgendaKind>;

/** Activities that people add themselves (AGE-06). */
const custom: AgendaKind = {
  ...activity,
  type: 'CustomActivity',
  mayEdit: (actor, { createdBy }) => (createdBy === actor.userId ? 'allowed' : 'agenda.not-own'),
  mayDelete: () => 'allowed',
  mayMove: () => 'allowed',
  keepsBusy: 'author',
};

/** Items of a school's action plan: the responsible side may move them. */
const ofPlan = (type: AgendaKind['type'], side: Area): AgendaKind => ({
  ...activity,
  type,
  keepsBusy: side === 'coach' ? 'coach' : null,
  mayMove: (actor) =>
    holds(actor, 'pai:reschedule') && ROLES[actor.role].area === side ? 'allowed' : 'access.refused',
});

export const activityKinds: readonly AgendaKind[] = [
  custom,
  ofPlan('PaiCoachActivity', 'coach'),
  ofPlan('PaiSchoolActivity', 'scholastic'),
];
