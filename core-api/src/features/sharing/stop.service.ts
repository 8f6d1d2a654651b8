import type { CalendarChanges } from '@ruta/contracts/sharing/calendar-changes.api';
import type { Knex } from 'knex';
import { repeatingConflicts } from '../../database/transactions';
import { Problem } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { stopFollowing } from './calendar-events.model';
import { followedOf, stopLinkOwner } from './calendar-events.reader';
import { hashOf } from './feed-owner.reader';

/** Uses of the public page by one network address; a school's people share one. */
const USES = { max: 60, windowMs: 60_000 };

/** The page that the link of a letter leads to: what it stops, and stopping (decision 0056). */
export function stopService({ db, clock, windows }: { db: Knex; clock: Clock; windows: RateWindows }) {
  const ownerOf = async (token: string): Promise<number> => {
    await repeatingConflicts(() => windows.take(db, `calendar-stop:${currentRequest()?.ip ?? ''}`, USES));
    const owner = await stopLinkOwner(db, hashOf(token));
    if (owner === undefined) throw new Problem('sharing.stop-unknown');
    return owner;
  };

  return {
    /** Changes nothing: mail programs open links by themselves. */
    async facts(token: string): Promise<CalendarChanges> {
      const { followed, ahead } = await followedOf(db, await ownerOf(token), utc(clock.now()));
      return { is_stopped: followed === 0, events: ahead };
    },

    /** Stops the letters of the person, and those that wait. */
    async stop(token: string): Promise<void> {
      const user_id = await ownerOf(token);
      await repeatingConflicts(() => stopFollowing(db, user_id, { at: utc(clock.now()) }));
    },
  };
}

export type StopService = ReturnType<typeof stopService>;
