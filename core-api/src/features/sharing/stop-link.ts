import { randomBytes } from 'node:crypto';
import { STOP_LINK_DAYS } from '@ruta/contracts/sharing/limits';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import type { Knex } from 'knex';
import { fromUtc, utc } from '../../time/clock';
import { dropStopLinksBefore, keepStopLink } from './calendar-events.model';
import { hashOf } from './feed-owner.reader';

/**
 * Makes the link of a letter that ends the letters with changes of its reader, when the letter is written. The secret
 * stands after the #, where servers and logs do not see it, and only its hash is kept (decision 0017).
 */
export async function makeStopLink(
  trx: Knex,
  { user_id, at, publicUrl }: { user_id: number; at: string; publicUrl: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepStopLink(trx, { user_id, token_hash: hashOf(token), created_at: at });
  return `${new URL(sharingPages.calendarChanges.href(), publicUrl).href}#${token}`;
}

/** Deletes links whose letters are old. Returns how many. */
export const dropOldLinks = (db: Knex, now: string): PromiseLike<number> =>
  dropStopLinksBefore(db, utc(new Date(fromUtc(now).getTime() - STOP_LINK_DAYS * 86_400_000)));
