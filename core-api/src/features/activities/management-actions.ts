import { ROLES, type Locale } from '@ruta/contracts';
import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import {
  MANAGEMENT_ACTIONS_MAX,
  type ManagementAction,
  type ManagementActionKey,
} from '@ruta/contracts/activities/management-action.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { addDays, dayIn, type Clock } from '../../time/clock';
import { agendaPolicy } from '../agenda';
import { currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { openDrafts, type OpenDraft } from '../visits';

interface OverdueRow {
  id: number;
  school_id: number;
  school_name: string;
  activity_type: string;
  activity_id: number | null;
  activity: string;
  date: string;
  datetime: string;
  timezone: string;
}

const TITLES: Record<ManagementActionKey, Record<Locale, string>> = {
  visit_overdue: { es: 'Visita vencida', en: 'Overdue visit' },
  activity_overdue: { es: 'Actividad vencida', en: 'Overdue activity' },
  draft_visit_open: { es: 'Borrador de visita sin publicar', en: 'Visit draft not published' },
};

/** Duties that wait for the caller, computed from what is overdue and what was left open (ACT-07). */
export function managementActions(db: Knex, clock: Clock) {
  const overdue = async (actor: Actor, schoolId: number | undefined): Promise<OverdueRow[]> => {
    const cycle = await currentCycle(db);
    if (!cycle) return [];
    // No school is further ahead than tomorrow; each one's own today decides below.
    const latest = addDays(clock.now().toISOString().slice(0, 10), 1);
    const query = db('agenda_activities')
      .join('schools', 'schools.id', 'agenda_activities.school_id')
      .where({ 'agenda_activities.isCompleted': false, 'schools.deleted_at': null })
      .whereBetween('agenda_activities.date', [cycle.start_at, latest])
      .orderBy(['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.id'])
      .limit(MANAGEMENT_ACTIONS_MAX);
    if (schoolId !== undefined) void query.where('agenda_activities.school_id', schoolId);
    const rows = (await agendaPolicy
      .visible(query, actor, 'management-action:read')
      .select('agenda_activities.*', 'schools.name as school_name')) as OverdueRow[];
    return rows.filter(({ date, timezone }) => date < dayIn(timezone, clock.now()));
  };

  const ofActivity = (row: OverdueRow, actor: Actor, locale: Locale): ManagementAction => {
    const isVisit = row.activity_type === 'SchoolVisitActivity';
    const key = isVisit ? 'visit_overdue' : 'activity_overdue';
    return {
      key,
      title: TITLES[key][locale],
      body: `${row.activity} · ${row.school_name}`,
      url: urlOf(row, actor, isVisit),
      school_id: row.school_id,
      due_at: row.datetime,
      date: row.date,
      severity: 'late',
    };
  };

  const ofDraft = (draft: OpenDraft, locale: Locale): ManagementAction => ({
    key: 'draft_visit_open',
    title: TITLES.draft_visit_open[locale],
    body: draft.school_name,
    url: visitsPages.coachVisitEditDraft.href(draft),
    school_id: draft.school_id,
    due_at: draft.datetime,
    date: draft.date,
    severity: draft.date !== null && draft.date < dayIn(draft.timezone, clock.now()) ? 'warning' : 'info',
  });

  return {
    async list(actor: Actor, schoolId: number | undefined, locale: Locale): Promise<ManagementAction[]> {
      if (schoolId !== undefined) await schoolFor(db, actor, 'school:read', schoolId);
      const late = (await overdue(actor, schoolId)).map((row) => ofActivity(row, actor, locale));
      const drafts = (await openDrafts(db, actor, schoolId)).map((draft) => ofDraft(draft, locale));
      return [...late, ...drafts].slice(0, MANAGEMENT_ACTIONS_MAX);
    },
  };
}

/** The page of an overdue item for the caller; null where their area has none. */
function urlOf(row: OverdueRow, actor: Actor, isVisit: boolean): string | null {
  const { area } = ROLES[actor.role];
  const { id, school_id, activity_id } = row;
  const visit = { school_id, id: activity_id ?? 0 };
  if (area === 'coach')
    return isVisit
      ? visitsPages.coachVisitAgendaDetail.href(visit)
      : activitiesPages.coachActivityDetail.href({ school_id, id });
  if (area === 'scholastic')
    return isVisit
      ? visitsPages.scholasticVisitDetail.href(visit)
      : activitiesPages.scholasticActivityDetail.href({ school_id, id });
  return null;
}

export type ManagementActions = ReturnType<typeof managementActions>;
