import { createHmac, hkdfSync } from 'node:crypto';
import type { Knex } from 'knex';
import { isRefused, letterId, type Mail, type Mailer } from '../../mail';
import { noteIssued, noteNotIssued, type OutboxRow } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import type { LinkOwner, SingleUseLinks } from './single-use';

interface LinkLetter {
  owner: LinkOwner;
  /** UTC; counts from the first attempt that may have arrived. */
  expiresAt: string;
  /** The mail with the link of a token. */
  write: (token: string) => Mail;
}

interface Deps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  mailer: Mailer;
  secretsKey: string;
}

/**
 * Sends mails with a single-use link (0017). The link is made here, so that no outbox row has its token and its time
 * begins when the mail leaves. A repeated attempt sends the same letter with the same link, and none if that link was
 * used, ended or has expired. If the server refused the mail that made the link, the next attempt makes the link.
 */
export function linkLetters({ db, clock, links, mailer, secretsKey }: Deps) {
  const key = Buffer.from(hkdfSync('sha256', secretsKey, 'ruta', 'letter-link', 32));
  const tokenOf = (row: OutboxRow) => createHmac('sha256', key).update(letterId(row)).digest('base64url');

  /** Makes the link of a row the first time. */
  const issue = (row: OutboxRow, { owner, expiresAt }: LinkLetter): Promise<'issued' | 'open' | 'over'> =>
    db.transaction(async (trx) => {
      const token = tokenOf(row);
      if (await noteIssued(trx, row, utc(clock.now()))) {
        await links.make(trx, owner, expiresAt, token);
        return 'issued';
      }
      return (await links.isOpen(trx, token)) ? 'open' : 'over';
    });

  return async (row: OutboxRow, signal: AbortSignal, letter: LinkLetter): Promise<void> => {
    const link = await issue(row, letter);
    if (link === 'over') return;
    const token = tokenOf(row);
    try {
      await mailer.send(letterId(row), letter.write(token), signal);
    } catch (error) {
      // A link of an earlier attempt may be in the mailbox, so only its own is taken back.
      if (link === 'issued' && isRefused(error))
        await db.transaction(async (trx) => {
          if (await noteNotIssued(trx, row)) await links.takeBack(trx, token);
        });
      throw error;
    }
  };
}
