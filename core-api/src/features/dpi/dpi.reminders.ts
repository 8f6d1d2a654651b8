import type { DpiReminder } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { schoolFor } from '../schools';
import { enqueueDpiNews } from './dpi.events';
import { isReminded, noteReminder } from './news.model';
import { dpiPlace, type DpiPlace } from './place.reader';
import { countUnfinished } from './unfinished.reader';

/** Reminders of the diagnostic: to those who have not finished, once a day, and nobody learns who they are. */
export function remindersService({ db, clock }: { db: Knex; clock: Clock }) {
  return {
    /** Sends one now. 409 if one was sent today, by the school’s day, or if everybody has finished. */
    remind: (actor: Actor, school_id: number): Promise<{ reminded_on: string }> =>
      db.transaction(async (trx) => {
        await schoolFor(trx, actor, 'dpi:remind', school_id);
        const { window, cycle_id, end_at, today } = await dpiPlace(trx, clock, school_id);
        if (window === 'after') throw new Problem('dpi.closed');
        if (window !== 'open' || cycle_id === null || end_at === null) throw new Problem('dpi.not-open');
        if ((await countUnfinished(trx, cycle_id, [school_id])).size === 0) throw new Problem('dpi.all-finished');
        const at = utc(clock.now());
        const row = { school_id, cycle_id, day: today, sent_by: actor.userId, sent_at: at };
        if (!(await noteReminder(trx, row))) throw new Problem('dpi.reminded');
        await enqueueDpiNews(trx, 'reminder', { school_id, cycle_id, date: end_at }, at);
        return { reminded_on: today };
      }),
  };
}

/** What the caller can do about reminders of a school; null for who may not send any, and outside the window. */
export async function reminderOf(
  db: Knex,
  actor: Actor,
  { school_id, cycle_id, window, today }: DpiPlace,
): Promise<DpiReminder | null> {
  if (!holds(actor, 'dpi:remind') || window !== 'open' || cycle_id === null) return null;
  if ((await countUnfinished(db, cycle_id, [school_id])).size === 0) return 'all-finished';
  return (await isReminded(db, school_id, today)) ? 'sent-today' : 'possible';
}

export type RemindersService = ReturnType<typeof remindersService>;
