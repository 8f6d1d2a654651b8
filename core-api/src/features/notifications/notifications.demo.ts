import type { NotificationType } from '@ruta/contracts/notices';
import { visitPage } from '@ruta/contracts/visits/visits.pages';
import type { VisitNotice } from '@ruta/contracts/visits/visits.words';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { insertRows, minutesAfter } from '../../seeds/rows';
import { leadersWho } from '../users';

interface VisitFacts {
  id: number;
  school_id: number;
  coach_id: number;
  date: string;
  time: string;
  created_at: string;
  finished_at: string | null;
  cancelled_at: string | null;
  cancel_reason: string | null;
  school: string;
}
interface MoveFacts {
  school_visit_id: number;
  old_date: string;
  old_time: string;
  date: string;
  time: string;
  created_at: string;
}
interface Happened {
  type: NotificationType;
  at: string;
  notice: VisitNotice;
}

/** Unread notifications per person, the newest; older ones were read some time after they came. */
const UNREAD = 2;
const READ_AFTER_MINUTES = 190;

/**
 * The notifications that the outbox would have created for the demo's visits: to the school's leaders, of every event.
 */
export async function notificationsDemo({ trx, now }: { trx: Knex; now: string }): Promise<{ notifications: number }> {
  const visits = await trx('school_visits')
    .join('schools', 'schools.id', 'school_visits.school_id')
    .where('school_visits.eraser', false)
    .orderBy('school_visits.id')
    .select<VisitFacts[]>('school_visits.*', 'schools.name as school');
  const moves = groupBy(
    await trx('school_visit_reschedule_tracking').orderBy('id').select('*'),
    ({ school_visit_id }) => school_visit_id,
  );
  const leaders = new Map<number, number[]>();
  for (const id of new Set(visits.map(({ school_id }) => school_id)))
    leaders.set(id, await leadersWho(trx, 'visit:read', id));

  const rows = visits.flatMap((visit) =>
    historyOf(visit, moves.get(visit.id) ?? [])
      .filter(({ at }) => at <= now)
      .flatMap(({ type, at, notice }) =>
        (leaders.get(visit.school_id) ?? []).map((user_id) => ({
          user_id,
          type,
          data: JSON.stringify(notice),
          url: visitPage('scholastic', notice),
          created_at: at,
        })),
      ),
  );
  rows.push(...(await aboutHelp(trx, visits)));
  rows.sort((a, b) => a.created_at.localeCompare(b.created_at) || a.user_id - b.user_id);
  const waiting = new Set([...groupBy(rows, ({ user_id }) => user_id).values()].flatMap((own) => own.slice(-UNREAD)));
  const readAt = (at: string) => {
    const later = minutesAfter(at, READ_AFTER_MINUTES);
    return later < now ? later : now;
  };
  await insertRows(
    trx,
    'notifications',
    rows.map((row) => ({ ...row, read_at: waiting.has(row) ? null : readAt(row.created_at) })),
  );
  return { notifications: rows.length };
}

/** The events of a visit: planned, each reschedule, finished or cancelled. */
function historyOf(visit: VisitFacts, moves: readonly MoveFacts[]): Happened[] {
  const { id: visit_id, school_id, school, coach_id } = visit;
  const place = { visit_id, school_id, school, coach_id, actor_id: coach_id };
  const [first] = moves;
  return [
    {
      type: 'visit.scheduled',
      at: visit.created_at,
      notice: { ...place, date: first?.old_date ?? visit.date, time: first?.old_time ?? visit.time },
    },
    ...moves.map(({ created_at, date, time, old_date }): Happened => ({
      type: 'visit.rescheduled',
      at: created_at,
      notice: { ...place, date, time, old_date },
    })),
    ...(visit.cancelled_at === null
      ? []
      : [
          {
            type: 'visit.cancelled',
            at: visit.cancelled_at,
            notice: { ...place, date: visit.date, time: visit.time, reason: visit.cancel_reason ?? undefined },
          } as const,
        ]),
    ...(visit.finished_at === null
      ? []
      : [
          {
            type: 'visit.finished',
            at: visit.finished_at,
            notice: { ...place, date: visit.date, time: visit.time },
          } as const,
        ]),
  ];
}

/** Each coach's latest finished visit was finished by the secondary coach, so the coach is notified. */
async function aboutHelp(trx: Knex, visits: readonly VisitFacts[]) {
  const helpers = await trx('school_hierarchies')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .join('users', 'users.id', 'school_hierarchies.secondary_one_id')
    .where('school_cycles.started_flag', 1)
    .select<{ school_id: number; id: number }[]>('school_hierarchies.school_id', 'users.id');
  const bySchool = new Map(helpers.map((helper) => [helper.school_id, helper]));
  const finished = visits.filter(({ finished_at, school_id }) => finished_at !== null && bySchool.has(school_id));
  return [...groupBy(finished, ({ coach_id }) => coach_id)].flatMap(([coachId, theirs]) => {
    const latest = theirs.reduce((a, b) => ((a.finished_at ?? '') > (b.finished_at ?? '') ? a : b));
    const helper = bySchool.get(latest.school_id);
    if (!helper || helper.id === coachId || latest.finished_at === null) return [];
    const notice: VisitNotice = {
      visit_id: latest.id,
      school_id: latest.school_id,
      school: latest.school,
      coach_id: coachId,
      actor_id: helper.id,
      date: latest.date,
      time: latest.time,
    };
    return [
      {
        user_id: coachId,
        type: 'visit.finished' as NotificationType,
        data: JSON.stringify(notice),
        url: visitPage('coach', notice),
        created_at: latest.finished_at,
      },
    ];
  });
}
