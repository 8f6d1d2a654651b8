import { DUTIES } from '@ruta/contracts/duties';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { dayIn, type Clock } from '../../time/clock';
import type { DutySource } from '../agenda';
import { schoolsOutOfReach, withKeptDrafts } from './kept-draft.reader';
import type { VisitTableRow } from './visits.tables';

interface OpenDraft extends Pick<
  VisitTableRow,
  'id' | 'school_id' | 'objective' | 'timezone' | 'date' | 'time' | 'datetime'
> {
  school_name: string;
}

/**
 * Duties for the caller's open visit drafts; none without `visit:write`. One of a school that changed hands is read and
 * deleted where it is shown.
 */
export const draftDuties =
  (db: Knex, clock: Clock): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'visit:write')) return [];
    const query = db('school_visits')
      .join('schools', 'schools.id', 'school_visits.school_id')
      .where('school_visits.eraser', true)
      .where('school_visits.coach_id', actor.userId)
      .orderBy('school_visits.id');
    if (schoolId !== undefined) void query.where('school_visits.school_id', schoolId);
    const now = clock.now();
    const kept = { ability: 'visit:write', school: 'school_visits.school_id', now } as const;
    const drafts = await withKeptDrafts(query, actor, kept).select<OpenDraft[]>(
      'school_visits.id',
      'school_visits.school_id',
      'schools.name as school_name',
      'school_visits.objective',
      'school_visits.timezone',
      'school_visits.date',
      'school_visits.time',
      'school_visits.datetime',
    );
    const left = await schoolsOutOfReach(
      db,
      actor,
      drafts.map((draft) => ({ ...draft, eraser: true })),
    );
    const isPast = ({ date, timezone }: OpenDraft) => date !== null && date < dayIn(timezone, now);
    return drafts.map((draft) => ({
      key: 'draft_visit_open',
      group: DUTIES.draft_visit_open.group,
      act: left.has(draft.school_id) ? 'view' : 'continue',
      count: 1,
      title: DUTIES.draft_visit_open.title[locale],
      body: [draft.objective.trim(), draft.school_name].filter((part) => part !== '').join(' · '),
      url: (left.has(draft.school_id) ? visitsPages.coachVisitDetail : visitsPages.coachVisitEditDraft).href(draft),
      school_id: draft.school_id,
      due_at: draft.datetime,
      date: draft.date,
      time: draft.time,
      severity: isPast(draft) && !left.has(draft.school_id) ? 'warning' : 'info',
    }));
  };
