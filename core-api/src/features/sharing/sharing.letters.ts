import { letter } from '@ruta/contracts/kit/letter';
import { sharingLetterWords } from '@ruta/contracts/sharing/sharing.letters';
import type { Knex } from 'knex';
import { isRefusedForGood, letterId, type Mail, type Mailer } from '../../mail';
import { ATTEMPTS_MAX, type Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { fullname } from '../users';
import { calendarFile, uidOf } from './calendar-file';
import { recipientNow, unfit, type RecipientNow } from './letter.reader';
import { LETTER, receivedPage, type LetterPayload } from './sharing.events';
import { noteFailed, noteRetrying, noteSent } from './sharing.model';
import { nameNow, sharingById, snapshotOf, titleIn } from './sharing.reader';

interface Deps {
  db: Knex;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  /** The sender of letters. */
  sender: string;
}

/**
 * Writes and sends the letters of sharings. Whether the recipient may still read it is judged now, not when it was
 * shared. What will never arrive is noted beside the recipient: an address that is refused for good at once, anything
 * else after the last attempt (F14).
 */
export const sharingLetters = ({ db, clock, mailer, publicUrl, sender }: Deps): Deliveries => ({
  async [LETTER](row, signal) {
    const of = row.payload as LetterPayload; // written by `askLetters`
    const recipient = await recipientNow(db, of.id);
    if (!recipient || recipient.letter !== of.letter || recipient.status !== 'queued') return;
    const why = unfit(recipient);
    if (why !== null) return void (await noteFailed(db, of, why));
    const mail = await mailTo(db, recipient, { publicUrl, sender });
    if (!mail) return;
    try {
      await mailer.send(letterId(row), mail, signal);
    } catch (error) {
      if (isRefusedForGood(error)) return void (await noteFailed(db, of, 'refused'));
      if (row.attempts >= ATTEMPTS_MAX) await noteFailed(db, of, 'unreachable');
      else await noteRetrying(db, of);
      throw error;
    }
    await noteSent(db, of, utc(clock.now()));
  },
});

/** The letter to a recipient, in their language and on the school's clock. */
async function mailTo(
  db: Knex,
  recipient: RecipientNow,
  { publicUrl, sender }: Pick<Deps, 'publicUrl' | 'sender'>,
): Promise<Mail | undefined> {
  const { shared_agenda_id, user_id, locale } = recipient;
  const sharing = await sharingById(db, shared_agenda_id);
  if (!sharing) return undefined;
  const rows = await snapshotOf(db, shared_agenda_id);
  const url = new URL(receivedPage(recipient.role, shared_agenda_id), publicUrl).href;
  const words = sharingLetterWords(locale, {
    ...{ name: recipient.name, author: nameNow(sharing), school: sharing.school_name, message: sharing.message, url },
    ...{ start_at: sharing.start_at, end_at: sharing.end_at, hasCalendar: Boolean(sharing.send_calendar) },
    activities: rows.map((row) => ({ ...row, title: titleIn(locale, row) })),
  });
  const mail = { to: { name: fullname(recipient), address: recipient.email }, ...letter(words) };
  if (!sharing.send_calendar) return mail;
  const { hostname } = new URL(publicUrl);
  const content = calendarFile({
    ...{ sender, url, name: words.subject, stamp: sharing.created_at },
    events: rows.map((row) => ({
      ...{ uid: uidOf(row.agenda_activity_id, hostname, user_id), sequence: row.sequence, title: titleIn(locale, row) },
      ...{ datetime: row.datetime, duration_min: row.duration_min },
      place: row.place === '' ? sharing.school_name : row.place,
    })),
  });
  return {
    ...mail,
    attachments: [
      {
        filename: 'agenda.ics',
        content: Buffer.from(content),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  };
}
