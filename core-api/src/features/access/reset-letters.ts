import { accessPages } from '@ruta/contracts/access/access.pages';
import type { Knex } from 'knex';
import { resetLetter, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { linkLetters } from './link-letters';
import { accountByEmail } from './local-accounts';
import type { SingleUseLinks } from './single-use';

export const RESET_KIND = 'access.reset';
/** How long a password link is valid, in minutes. */
export const RESET_MINUTES = 30;

interface ResetPayload {
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
  secretsKey: string;
  publicUrl: string;
}

/** Requests a mail with a password link. */
export const askResetLetter = (trx: Knex.Transaction, email: string, at: string) =>
  enqueueEvent(trx, { kind: RESET_KIND, lane: 'letters', payload: { email } satisfies ResetPayload, at });

/** Writes and sends mails with a password link, to people who may sign in. */
export const resetLetters = ({ publicUrl, ...deps }: Deps): Deliveries => ({
  async [RESET_KIND](row, signal) {
    const { email } = row.payload as ResetPayload; // written by the service
    const account = await accountByEmail(deps.db, email);
    if (!account) return;
    const expiresAt = utc(new Date(deps.clock.now().getTime() + RESET_MINUTES * 60_000));
    const { name, surname, locale } = account;
    await linkLetters(deps)(row, signal, {
      owner: { user_id: account.id },
      expiresAt,
      write: (token) => ({
        to: { name: `${name} ${surname}`.trim(), address: email },
        ...resetLetter(locale, { name, minutes: RESET_MINUTES, url: resetUrl(publicUrl, token) }),
      }),
    });
  },
});
