import type { Knex } from 'knex';
import { attemptId, isRefused, type Mail, type Mailer } from '../../mail';
import type { OutboxRow } from '../../outbox';
import type { LinkOwner, SingleUseLinks } from './single-use';

interface LinkLetter {
  owner: LinkOwner;
  /** UTC. */
  expiresAt: string;
  /** The mail with the link of a token. */
  write: (token: string) => Mail;
}

/**
 * Sends mails with a single-use link. The link is made here, so that its token is in no outbox row and its time begins
 * when the mail leaves. If the server refused the mail, its link ends. After an unclear end, such as a lost reply, the
 * mail may be in the mailbox: its link stays valid, and the retry sends another mail with another link (0017).
 */
export const linkLetters =
  ({ db, links, mailer }: { db: Knex; links: SingleUseLinks; mailer: Mailer }) =>
  async (row: OutboxRow, signal: AbortSignal, { owner, expiresAt, write }: LinkLetter): Promise<void> => {
    const token = await links.make(db, owner, expiresAt);
    try {
      await mailer.send(attemptId(row), write(token), signal);
    } catch (error) {
      if (isRefused(error)) await links.takeBack(db, token);
      throw error;
    }
  };
