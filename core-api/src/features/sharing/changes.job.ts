import { CHANGES_AFTER_MINUTES } from '@ruta/contracts/sharing/limits';
import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { markChanged, takeDue } from './calendar-events.model';
import { duePeople, newlyChanged } from './calendar-events.reader';
import { followedSince } from './calendar-events';
import { askChangesLetter } from './changes.letters';

/** How often the agenda is compared with what stands in calendars, in ms. */
export const COMPARE_EVERY_MS = 60_000;

const MINUTE_MS = 60_000;
/** Longer than the outbox tries to deliver a letter. */
const ASKED_AGAIN_AFTER_MINUTES = 3 * 24 * 60;
/** Events, and people, that one statement finds. */
const AT_ONCE = 2000;

/**
 * Compares what was sent into calendars with the agenda, whatever changed it, and asks for the letters with changes ten
 * minutes after the first one (decision 0056). Of several instances one asks. Returns the number of letters.
 */
export async function followAgenda(db: Knex, clock: Clock): Promise<number> {
  const instant = clock.now();
  const inMinutes = (minutes: number) => utc(new Date(instant.getTime() + minutes * MINUTE_MS));
  const now = inMinutes(0);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const ids = await newlyChanged(db, followedSince(instant), AT_ONCE);
    await markChanged(db, ids, inMinutes(CHANGES_AFTER_MINUTES));
    found = ids.length;
  }
  let asked = 0;
  for (const user_id of await duePeople(db, now, AT_ONCE))
    asked += await db.transaction(async (trx) => {
      const until = inMinutes(ASKED_AGAIN_AFTER_MINUTES);
      if ((await takeDue(trx, user_id, { now, until })) === 0) return 0;
      await askChangesLetter(trx, user_id, now);
      return 1;
    });
  return asked;
}
