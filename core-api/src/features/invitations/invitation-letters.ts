import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { dayIn, fromUtc, utc, type Clock } from '../../time/clock';
import type { Knex } from 'knex';
import { formatDay } from '@ruta/contracts/kit/day-text';
import { DAILY_MAX, INVITATION_DAYS } from '@ruta/contracts/invitations/limits';
import { linkLetters, type SingleUseLinks } from '../access';
import { invitationLetter, type Mailer } from '../../mail';
import { enqueueEvents, type Deliveries } from '../../outbox';
import { markSent } from './invitation.model';
import { inviterOf, letterDue } from './invitation.reader';

const LETTER_KIND = 'invitations.letter';
const DAY_MS = 86_400_000;

/** The daily limit of invitation mails per administrator, including repeated ones (T19). */
export const dailyWindow = (userId: number) => ({
  subject: `invitations:${userId}`,
  limit: { max: DAILY_MAX, windowMs: DAY_MS },
});

/** Expiry of an invitation that is sent now. */
export const expiryFrom = (now: Date): string => utc(new Date(now.getTime() + INVITATION_DAYS * DAY_MS));

interface LetterPayload {
  invitation_id: number;
  /** Sequence number of the mail; only the last one is sent. */
  letter: number;
}

/** Requests invitation mails, in the transaction that creates or renews the invitations. */
export const askLetters = (trx: Knex.Transaction, letters: readonly LetterPayload[], at: string): Promise<void> =>
  enqueueEvents(
    trx,
    letters.map((payload) => ({ kind: LETTER_KIND, lane: 'letters', payload, at })),
  );

/** The token is after the #, which browsers send to no server (T17). */
export const registerUrl = (publicUrl: string, token: string): string =>
  `${new URL(invitationsPages.register.href(), publicUrl).href}#${token}`;

interface Deps {
  db: Knex;
  clock: Clock;
  links: SingleUseLinks;
  mailer: Mailer;
  secretsKey: string;
  publicUrl: string;
  /** The time zone of the expiry date in the mail. */
  serverTimezone: string;
}

/** Writes and sends invitation mails. Skips invitations that were accepted, deleted or sent again meanwhile. */
export const invitationLetters = ({ publicUrl, serverTimezone, ...deps }: Deps): Deliveries => ({
  async [LETTER_KIND](outboxRow, signal) {
    const { invitation_id, letter } = outboxRow.payload as LetterPayload; // written by `askLetters`
    const row = await letterDue(deps.db, invitation_id, letter, utc(deps.clock.now()));
    if (!row) return;
    await linkLetters(deps)(outboxRow, signal, {
      owner: { invitation_id },
      expiresAt: row.expires_at,
      write: (token) => ({
        to: { name: '', address: row.email },
        ...invitationLetter(row.locale, {
          role: row.role_code,
          school: row.school_name,
          inviter: inviterOf(row),
          until: lastDay(row.expires_at, serverTimezone),
          url: registerUrl(publicUrl, token),
        }),
      }),
    });
    await markSent(deps.db, { id: invitation_id, letters: letter }, utc(deps.clock.now()));
  },
});

/** The last day, `DD-MM-YYYY`. */
const lastDay = (expiresAt: string, timezone: string) => formatDay(dayIn(timezone, fromUtc(expiresAt)));
