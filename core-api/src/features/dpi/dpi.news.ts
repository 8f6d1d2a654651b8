import { CLOSING_DAYS } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { addDays, utc, type Clock } from '../../time/clock';
import { instantToTell } from '../../time/morning';
import { enqueueDpiNews } from './dpi.events';
import type { DpiNewsRow } from './dpi.tables';
import { newsIn, noteNews } from './news.model';
import { placeAt, placeColumns, type DpiPlace, type PlaceRow } from './place.reader';
import { schoolsAround } from './unfinished.reader';

/** Days after its end on which a window is still told to be closed, after a server that stood still. */
const CLOSED_DAYS = 7;

const keyOf = ({ school_id, kind, day }: Omit<DpiNewsRow, 'cycle_id'>) => `${school_id} ${kind} ${day}`;

/** What is to be told of a window on a day: that it opened, that it closes in two days, that it closed. */
export function newsOf({ window, start_at, end_at, today }: DpiPlace): Pick<DpiNewsRow, 'kind' | 'day'>[] {
  if (start_at === null || end_at === null) return [];
  if (window === 'after') return today <= addDays(end_at, CLOSED_DAYS) ? [{ kind: 'closed', day: end_at }] : [];
  if (window !== 'open') return [];
  const isClosing = today > start_at && today >= addDays(end_at, -CLOSING_DAYS);
  return [{ kind: 'opened', day: start_at }, ...(isClosing ? [{ kind: 'closing' as const, day: end_at }] : [])];
}

/**
 * Tells people of the windows of their schools, each once per school and window. What is told is noted in the
 * transaction that tells it, so a run that was killed is repeated without telling anybody twice. Returns how many were told.
 */
export async function tellOfWindows(db: Knex, clock: Clock): Promise<number> {
  const at = utc(clock.now());
  const rows = await schoolsAround(db, clock, CLOSED_DAYS).select<PlaceRow[]>(...placeColumns(db));
  const cycle_id = rows[0]?.cycle_id ?? null;
  if (cycle_id === null) return 0;
  const known = new Set((await newsIn(db, cycle_id)).map(keyOf));
  const due = rows
    .map((row) => placeAt(row, instantToTell(clock.now(), row.timezone)))
    .flatMap((place) =>
      newsOf(place).map((news) => ({ place, row: { cycle_id, school_id: place.school_id, ...news } })),
    )
    .filter(({ row }) => !known.has(keyOf(row)));
  let told = 0;
  for (const { place, row } of due)
    told += await db.transaction(async (trx) => {
      if (!(await noteNews(trx, row))) return 0;
      const { cycle_id: cycle, school_id } = row;
      await enqueueDpiNews(trx, row.kind, { school_id, cycle_id: cycle, date: place.end_at ?? row.day }, at);
      return 1;
    });
  return told;
}
