import { accessPages } from '@ruta/contracts/access/access.pages';
import type { Knex } from 'knex';
import { letterId, resetLetter, type Mailer } from '../../mail';
import type { Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { accountByEmail } from './local-accounts';
import type { SingleUseLinks } from './single-use';

export const RESET_KIND = 'access.reset';
/** How long a password link is valid, in minutes. */
export const RESET_MINUTES = 30;

export interface ResetPayload {
  email: string;
}

/** The token is after the #, which browsers send to no server. */
export const resetUrl = (publicUrl: string, token: string): string =>
  `${new URL(accessPages.passwordReset.href(), publicUrl).href}#${token}`;

interface Deps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Writes and sends mails with a password link. The link is created here: so it is in no outbox row, and does not expire
 * while the mail server is down.
 */
export const resetDeliveries = ({ db, clock, links, mailer, publicUrl }: Deps): Deliveries => ({
  async [RESET_KIND](row) {
    const { email } = row.payload as ResetPayload; // written by the service
    const account = await accountByEmail(db, email);
    if (!account) return;
    const expiresAt = utc(new Date(clock.now().getTime() + RESET_MINUTES * 60_000));
    const token = await links.make(db, { user_id: account.id }, expiresAt);
    const { name, surname, locale } = account;
    const words = resetLetter(locale, { name, minutes: RESET_MINUTES, url: resetUrl(publicUrl, token) });
    try {
      await mailer.send(letterId(row), { to: { name: `${name} ${surname}`.trim(), address: email }, ...words });
    } catch (error) {
      await links.takeBack(db, token);
      throw error;
    }
  },
});
