import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { addDays } from '../../time/clock';
import type { AgendaKinds } from '../agenda';
import { holidaysBetween } from '../holidays';
import { coachOf } from '../hierarchy';
import type { Mark } from './suggestion';

interface Asked {
  school_id: number;
  cycle_id: number;
  /** First and last day. */
  from: string;
  to: string;
  /** First and last day of the school's diagnostic. */
  diagnostic: { start_at: string; end_at: string } | null;
}

/**
 * What stands on each day of a school: holidays, councils, the diagnostic, activities of its agenda. Also that its coach
 * is at another school, without saying which. Does not check whether the caller may read the school.
 */
export async function marksOf(
  db: Knex,
  kinds: AgendaKinds,
  actor: Actor,
  { school_id, cycle_id, from, to, diagnostic }: Asked,
): Promise<(day: string) => readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  const add = (day: string, mark: Mark) => {
    const there = marks.get(day) ?? [];
    if (!there.some(({ kind, name }) => kind === mark.kind && name === mark.name)) marks.set(day, [...there, mark]);
  };
  const each = (start: string, end: string, mark: Mark) => {
    for (let day = start > from ? start : from; day <= end && day <= to; day = addDays(day, 1)) add(day, mark);
  };
  for (const { name, start_at, end_at, meta } of await holidaysBetween(db, actor, { from, to, school_id }))
    each(start_at, end_at, { kind: meta.kind === 'cte' ? 'council' : 'holiday', name });
  if (diagnostic) each(diagnostic.start_at, diagnostic.end_at, { kind: 'diagnostic', name: null });
  for (const day of await datesOf(db, from, to, (items) => items.where({ school_id })))
    add(day, { kind: 'activity', name: null });
  const coach = await coachOf(db, { school_id, cycle_id });
  if (coach) {
    const elsewhere = await datesOf(db, from, to, (items) =>
      items.whereNot({ school_id }).where((own) => {
        void own
          .where((led) => void led.where('coach_id', coach.id).whereIn('activity_type', kinds.keepingBusy('coach')))
          .orWhere(
            (made) => void made.where('created_by', coach.id).whereIn('activity_type', kinds.keepingBusy('author')),
          );
      }),
    );
    for (const day of elsewhere) add(day, { kind: 'coach', name: null });
  }
  return (day) => marks.get(day) ?? [];
}

/** Days with an item of the agenda, each once. */
const datesOf = (
  db: Knex,
  from: string,
  to: string,
  limit: (items: Knex.QueryBuilder) => Knex.QueryBuilder,
): PromiseLike<string[]> =>
  limit(db('agenda_activities').where({ cancelled_at: null }).whereBetween('date', [from, to]))
    .distinct()
    .pluck<string[]>('date');
