import { confirmEmailLetter } from '@ruta/contracts/access/email.letters';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Knex } from 'knex';
import type { Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { dayIn, fromUtc, utc, type Clock } from '../../time/clock';
import { linkLetters, type SingleUseLinks } from '../access';
import { letterDue } from './pending-email.reader';

const KIND = 'users.email-letter';

interface LetterPayload {
  pending_email_id: number;
  /** Sequence number of the letter; only the last one is written. */
  letter: number;
}

/** The token is after the #, which browsers send to no server (T17). */
export const confirmUrl = (publicUrl: string, token: string): string =>
  `${new URL(accessPages.emailConfirm.href(), publicUrl).href}#${token}`;

/** Asks for the letter to a new address, in the transaction that stores it. */
export const askConfirmLetter = (trx: Knex.Transaction, payload: LetterPayload, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: KIND, lane: 'letters', payload, at });

interface Deps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  mailer: Mailer;
  secretsKey: string;
  publicUrl: string;
}

/** Writes the letters to new addresses, each with a link of its own. Skips those that no longer wait. */
export const emailChangeLetters = ({ publicUrl, ...deps }: Deps): Deliveries => ({
  async [KIND](outboxRow, signal) {
    const { pending_email_id, letter } = outboxRow.payload as LetterPayload; // written by `askConfirmLetter`
    const row = await letterDue(deps.db, { id: pending_email_id, letters: letter, now: utc(deps.clock.now()) });
    if (!row) return;
    await linkLetters(deps)(outboxRow, signal, {
      owner: { pending_email_id },
      expiresAt: row.expires_at,
      write: (token) => ({
        // Not the whole name: a mistyped address is a stranger's.
        to: { name: row.name, address: row.email },
        ...confirmEmailLetter(row.locale, {
          name: row.name,
          until: formatDay(dayIn(row.timezone, fromUtc(row.expires_at))),
          url: confirmUrl(publicUrl, token),
        }),
      }),
    });
  },
});
