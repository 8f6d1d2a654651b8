import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { CalendarFeedRow } from './sharing.tables';

interface OfPerson {
  user_id: number;
  role_id: number;
}

/** The address in force of a person in a role. */
export const liveFeed = (db: Knex, of: OfPerson) =>
  db('calendar_feeds').where(of).whereNull('revoked_at').first('created_at', 'used_at');

/** Ends the address in force. Returns how many there were: 0 or 1. */
export const endFeed = (trx: Knex, of: OfPerson, at: string): PromiseLike<number> =>
  trx('calendar_feeds').where(of).whereNull('revoked_at').update({ revoked_at: at });

export const insertFeed = (
  trx: Knex,
  feed: Pick<CalendarFeedRow, 'user_id' | 'role_id' | 'token_hash' | 'account_hash' | 'created_at'>,
): PromiseLike<unknown> => trx('calendar_feeds').insert(feed);

/** Notes that a calendar read it, at most once an hour, so that not every read writes. */
export const noteRead = (db: Knex, id: number, { at, before }: { at: string; before: string }): PromiseLike<number> =>
  db('calendar_feeds')
    .where({ id })
    .where((last) => {
      void last.whereNull('used_at').orWhere('used_at', '<', before);
    })
    .update({ used_at: at });

/** Removes the addresses of purged people. */
export async function forgetFeeds(trx: Knex, people: readonly number[]): Promise<void> {
  for (const some of inGroups(people, 500)) await trx('calendar_feeds').whereIn('user_id', some).delete();
}
