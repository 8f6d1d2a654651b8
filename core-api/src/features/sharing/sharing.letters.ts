import { letter } from '@ruta/contracts/kit/letter';
import { sharingLetterWords } from '@ruta/contracts/sharing/sharing.letters';
import type { Knex } from 'knex';
import { isRefusedForGood, letterId, type Mail, type Mailer } from '../../mail';
import { ATTEMPTS_MAX, type Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { fullname } from '../users';
import { calendarAttachment } from './calendar-file';
import { eventInFile, eventsToSend } from './calendar-events';
import { keepSent } from './calendar-events.model';
import type { NamedEvent } from './calendar-events.reader';
import { recipientNow, unfit, type RecipientNow } from './letter.reader';
import { LETTER, receivedPage, type LetterPayload } from './sharing.events';
import { noteFailed, noteRetrying, noteSent } from './sharing.model';
import { nameNow, sharingById, snapshotOf, titleIn, type SharingRow, type SnapshotRow } from './sharing.reader';
import { makeStopLink } from './stop-link';

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
    const sharing = await sharingById(db, recipient.shared_agenda_id);
    if (!sharing) return;
    const { user_id } = recipient;
    const activities = await snapshotOf(db, sharing.id);
    const at = utc(clock.now());
    const { hostname } = new URL(publicUrl);
    const calendar = sharing.send_calendar
      ? await db.transaction(async (trx) => ({
          events: await eventsToSend(trx, { user_id, sharing, activities, host: hostname, at }),
          stopUrl: await makeStopLink(trx, { user_id, at, publicUrl }),
        }))
      : null;
    try {
      await mailer.send(letterId(row), mailTo({ recipient, sharing, activities, calendar, publicUrl, sender }), signal);
    } catch (error) {
      if (isRefusedForGood(error)) return void (await noteFailed(db, of, 'refused'));
      if (row.attempts >= ATTEMPTS_MAX) await noteFailed(db, of, 'unreachable');
      else await noteRetrying(db, of);
      throw error;
    }
    await db.transaction(async (trx) => {
      if (calendar) await keepSent(trx, user_id, { events: calendar.events, restarts: true });
      await noteSent(trx, of, utc(clock.now()));
    });
  },
});

interface Written extends Pick<Deps, 'publicUrl' | 'sender'> {
  recipient: RecipientNow;
  sharing: SharingRow;
  activities: readonly SnapshotRow[];
  /** The events of the calendar file, and the link that stops their changes; null without a file. */
  calendar: { events: readonly NamedEvent[]; stopUrl: string } | null;
}

/** The letter to a recipient, in their language and on the school's clock. */
function mailTo({ recipient, sharing, activities, calendar, publicUrl, sender }: Written): Mail {
  const { locale } = recipient;
  const url = new URL(receivedPage(recipient.role, sharing.id), publicUrl).href;
  const words = sharingLetterWords(locale, {
    ...{ name: recipient.name, author: nameNow(sharing), school: sharing.school_name, message: sharing.message, url },
    ...{ start_at: sharing.start_at, end_at: sharing.end_at, hasCalendar: calendar !== null },
    stopUrl: calendar?.stopUrl,
    activities: activities.map((row) => ({ ...row, title: titleIn(locale, row) })),
  });
  const mail = { to: { name: fullname(recipient), address: recipient.email }, ...letter(words) };
  if (!calendar) return mail;
  const attachment = calendarAttachment({
    ...{ sender, url, name: words.subject, stamp: sharing.created_at },
    events: calendar.events.map((event) => eventInFile(locale, event, sharing.school_name)),
  });
  return { ...mail, attachments: [attachment], unsubscribe: calendar.stopUrl };
}
