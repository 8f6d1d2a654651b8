import { DUTIES } from '@ruta/contracts/duties';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { dayIn, type Clock } from '../../time/clock';
import type { DutySource } from '../agenda';
import { visitPolicy } from './visit.policy';
import type { VisitTableRow } from './visits.tables';

interface OpenDraft extends Pick<
  VisitTableRow,
  'id' | 'school_id' | 'objective' | 'timezone' | 'date' | 'time' | 'datetime'
> {
  school_name: string;
}

/** Duties for the caller's open visit drafts; none without `visit:write`. */
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
    const drafts = await visitPolicy
      .visible(query, actor, 'visit:write')
      .select<OpenDraft[]>(
        'school_visits.id',
        'school_visits.school_id',
        'schools.name as school_name',
        'school_visits.objective',
        'school_visits.timezone',
        'school_visits.date',
        'school_visits.time',
        'school_visits.datetime',
      );
    const isPast = ({ date, timezone }: OpenDraft) => date !== null && date < dayIn(timezone, clock.now());
    return drafts.map((draft) => ({
      key: 'draft_visit_open',
      group: DUTIES.draft_visit_open.group,
      act: 'continue',
      count: 1,
      title: DUTIES.draft_visit_open.title[locale],
      body: [draft.objective.trim(), draft.school_name].filter((part) => part !== '').join(' · '),
      url: visitsPages.coachVisitEditDraft.href(draft),
      school_id: draft.school_id,
      due_at: draft.datetime,
      date: draft.date,
      time: draft.time,
      severity: isPast(draft) ? 'warning' : 'info',
    }));
  };
