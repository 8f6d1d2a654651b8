import { CLOSING_DAYS } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { isFirst } from '../../database/is-first';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { instantToTell } from '../../time/morning';
import { currentCycle } from '../cycles';
import { schoolZones } from '../schools';
import { closingDay } from './formation.reader';
import { enqueueClosing } from './pfp.events';
import { noteTold } from './news.model';

/** Which of the news of a closing day is due on a day: the latest; undefined before the first, and after the closing. */
export const dueOn = (today: string, closing: string): number | undefined =>
  today > closing ? undefined : CLOSING_DAYS.filter((days) => today >= addDays(closing, -days)).at(-1);

/**
 * Tells people of the closing day of the running cycle seven days and one day before it, by the calendar of their school
 * (PFP-01). One transaction inserts the row of `formation_news` and the event, so a run that is killed and repeated tells
 * nobody twice. Returns the number of time zones that it told.
 */
export async function tellOfClosing(db: Knex, clock: Clock): Promise<number> {
  const cycle = await currentCycle(db);
  const day = cycle === null ? undefined : await closingDay(db, cycle.id);
  if (cycle === null || day === undefined) return 0;
  let told = 0;
  for (const timezone of await schoolZones(db)) {
    const days_before = dueOn(dayIn(timezone, instantToTell(clock.now(), timezone)), day);
    if (days_before === undefined) continue;
    told += await db.transaction(async (trx) => {
      const news = { cycle_id: cycle.id, timezone, day, days_before };
      if (!(await isFirst(noteTold(trx, news)))) return 0;
      await enqueueClosing(trx, { cycle_id: cycle.id, date: day, timezone }, utc(clock.now()));
      return 1;
    });
  }
  return told;
}
