import { SCHOOL_HISTORY_MAX } from '@ruta/contracts/hierarchy/limits';
import type { HistoryCycle, HistorySpan, SchoolHistory } from '@ruta/contracts/hierarchy/school-history.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Actor } from '../../kernel/actor';
import { dayIn, fromUtc, type Clock } from '../../time/clock';
import { cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { fullname } from '../users';
import { PLACES } from './places';
import { rowsOfSchool, type SchoolHistoryRow } from './school-history.reader';
import { titleCase } from './title-case';

/** Who accompanied a school, by cycles and days (HIE-06, decision 0044). */
export const schoolHistoryService = ({ db, clock }: { db: Knex; clock: Clock }) => ({
  async schoolHistory(actor: Actor, school_id: number, cycle_id?: number): Promise<SchoolHistory> {
    const cycle = await cycleToRead(db, cycle_id);
    const { timezone, ...school } = await schoolFor(db, actor, 'hierarchy:history', school_id, cycle?.past);
    const rows = await rowsOfSchool(db, school_id, cycle?.id);
    const cycles = groupBy(rows.slice(0, SCHOOL_HISTORY_MAX), (row) => row.cycle_id);
    return {
      school,
      today: dayIn(timezone, clock.now()),
      cycles: [...cycles.values()]
        .flatMap((of) => cycleOf(of, timezone))
        .sort((one, other) => other.start_at.localeCompare(one.start_at)),
      is_whole: rows.length <= SCHOOL_HISTORY_MAX,
    };
  },
});

export type SchoolHistoryService = ReturnType<typeof schoolHistoryService>;

/** A cycle with its spans; none where nobody stayed for a day. */
function cycleOf(rows: readonly SchoolHistoryRow[], timezone: string): HistoryCycle[] {
  const spans = PLACES.flatMap((place) => spansOf(rows.filter((row) => row.place === place).reverse(), timezone));
  const [row] = rows;
  if (row === undefined || spans.length === 0) return [];
  const { cycle_id: id, period, start_at, end_at } = row;
  return [{ id, period, start_at, end_at, is_running: Boolean(row.started_flag), spans }];
}

/**
 * The days of one place, oldest first. Who left on the day of arriving accompanied nobody: it was a slip, put right. Where
 * somebody follows themselves, such as after an undo, it is one span.
 */
function spansOf(rows: readonly SchoolHistoryRow[], timezone: string): HistorySpan[] {
  const dayOf = (instant: string) => dayIn(timezone, fromUtc(instant));
  const spans: (HistorySpan & { user_id: number })[] = [];
  for (const row of rows) {
    const [from, to] = [dayOf(row.from_at), row.to_at === null ? null : dayOf(row.to_at)];
    if (from === to) continue;
    const last = spans.at(-1);
    if (last?.user_id === row.user_id && last.to === from) last.to = to;
    else
      spans.push({ id: row.id, place: row.place, user_id: row.user_id, fullname: titleCase(fullname(row)), from, to });
  }
  return spans.map(({ user_id: _person, ...span }) => span);
}
