import { conferenceLetter } from '@ruta/contracts/conferences/conferences.letters';
import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import type { Deliveries } from '../../outbox';
import { dayIn, fromUtc } from '../../time/clock';
import { clockText } from '../../time/clock-text';
import { calendarAttachment } from '../sharing';
import { fullname } from '../users';
import { factsOf, LETTER, type ConferenceLetterPayload } from './conference.events';
import { addresseesOf } from './booking.reader';

interface Deps {
  db: Knex;
  mailer: Mailer;
  publicUrl: string;
  /** The sender of letters. */
  sender: string;
}

/**
 * Sends the letters about sessions, each with a calendar file that adds the session, or takes it out again. A letter of a
 * booking that was cancelled meanwhile is not sent: the one of the cancellation says so.
 */
export const conferenceLetters = ({ db, mailer, publicUrl, sender }: Deps): Deliveries => ({
  async [LETTER](row, signal) {
    const { id, kind, gives, to: former } = row.payload as ConferenceLetterPayload; // written by `askLetters`
    const facts = await factsOf(db, id);
    if (!facts || (kind !== 'cancelled' && facts.status === 'cancelled')) return;
    const people = await addresseesOf(db, [facts.user_id, facts.petitioner_id, former ?? facts.user_id]);
    const own = former ?? (gives ? facts.user_id : facts.petitioner_id);
    const to = people.find((person) => person.id === own);
    const other = people.find((person) => person.id === (gives ? facts.petitioner_id : facts.user_id));
    if (!to || to.email === '') return;
    const page = gives ? conferencesPages.agentSessions : conferencesPages.sessions;
    const url = new URL(page.href(), publicUrl).href;
    const theme = facts[`theme_${to.locale}`];
    const mail = conferenceLetter(to.locale, {
      ...{ kind, name: to.name, theme, other: other ? fullname(other) : '—', minutes: facts.duration, url },
      date: formatDay(dayIn(to.timezone, fromUtc(facts.start_at))),
      time: clockText(facts.start_at, to.timezone).time,
      ...(kind === 'booked' && gives && { notes: facts.notes }),
      ...(kind === 'cancelled' && former === undefined && { reason: facts.reason ?? undefined }),
    });
    const attachment = calendarAttachment({
      ...{ sender, name: theme, stamp: row.created_at, url },
      events: [
        {
          uid: `session-${id}@${new URL(publicUrl).hostname}`,
          sequence: facts.changes,
          ...{ title: theme, datetime: facts.start_at, duration_min: facts.duration, place: 'Ruta' },
          status: kind === 'cancelled' ? 'cancelled' : 'confirmed',
        },
      ],
    });
    await mailer.send(
      letterId(row),
      { to: { name: fullname(to), address: to.email }, ...mail, attachments: [attachment] },
      signal,
    );
  },
});
