import { letter } from '@ruta/contracts/kit/letter';
import { changesLetterWords } from '@ruta/contracts/sharing/changes.letters';
import type { Knex } from 'knex';
import { isRefusedForGood, letterId, type Mail, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { dayIn, fromUtc, utc, type Clock } from '../../time/clock';
import { lockRows } from '../../database/row-locks';
import type { RateWindows } from '../access';
import { fullname } from '../users';
import { calendarAttachment } from './calendar-file';
import { eventInFile, followedSince, presentOf } from './calendar-events';
import { keepSent, putOff, raiseSequence, stopFollowing, unmarkOthers } from './calendar-events.model';
import { changedOf, type ChangedEvent, type NamedEvent } from './calendar-events.reader';
import { changesLimit } from './letter-limits';
import { personNow, unfit, type PersonNow } from './letter.reader';
import { receivedPage } from './sharing.events';
import { titleIn } from './sharing.reader';
import { makeStopLink } from './stop-link';

const CHANGES = 'sharing.changes';

/** Asks for the letter with the changes of a person: in the lane of letters to many. */
export const askChangesLetter = (trx: Knex.Transaction, user_id: number, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: CHANGES, lane: 'bulk', payload: { user_id }, at });

interface Deps {
  db: Knex;
  clock: Clock;
  mailer: Mailer;
  windows: RateWindows;
  publicUrl: string;
  /** The sender of letters. */
  sender: string;
}

interface Changes {
  /** As the agenda has them now, with the SEQUENCE that they go out with. */
  events: readonly NamedEvent[];
  school_name: string;
  timezone: string;
  /** The link that stops these letters. */
  stopUrl: string;
}

/**
 * Writes and sends the letters with changes of events that stand in calendars. What they say, and whether the person may
 * still read it, is judged now: what was undone meanwhile sends nothing, and who left the school gets no more.
 */
export function changesLetters({ db, clock, mailer, windows, publicUrl, sender }: Deps): Deliveries {
  const limit = changesLimit(windows, clock);

  /** What a person is told now; null if there is nothing, or if they have got enough letters today. */
  const prepare = (person: PersonNow, isFirstTry: boolean) =>
    db.transaction(async (trx): Promise<Changes | null> => {
      await lockRows(trx, 'users', person.id);
      const now = clock.now();
      const at = utc(now);
      const changed = await changedOf(trx, person.id, followedSince(now));
      await unmarkOthers(
        trx,
        person.id,
        changed.map(({ id }) => id),
      );
      const isFit = ({ school_id }: ChangedEvent) => unfit({ ...person, school_id }) === null;
      const [fit, gone] = [changed.filter(isFit), changed.filter((event) => !isFit(event))];
      if (gone.length > 0) await stopFollowing(trx, person.id, { at, ids: gone.map(({ id }) => id) });
      const [first] = fit;
      if (!first) return null;
      const later = isFirstTry ? await limit(trx, person.id) : null;
      if (later !== null) {
        await putOff(trx, person.id, later);
        return null;
      }
      await raiseSequence(
        trx,
        person.id,
        fit.map(({ agenda_activity_id }) => agenda_activity_id),
      );
      const events = fit.map((event) => ({ ...presentOf(event, at), sequence: event.sequence + 1 }));
      const stopUrl = await makeStopLink(trx, { user_id: person.id, at, publicUrl });
      return { events, school_name: first.school_name, timezone: first.timezone, stopUrl };
    });

  const mailTo = (person: PersonNow, { events, school_name, timezone, stopUrl }: Changes): Mail => {
    const { locale, role } = person;
    const latest = Math.max(...events.map(({ shared_agenda_id }) => shared_agenda_id));
    const url = new URL(receivedPage(role, latest), publicUrl).href;
    const words = changesLetterWords(locale, {
      ...{ name: person.name, school: school_name, url, stopUrl },
      changes: events.map((event) => ({
        ...{ title: titleIn(locale, event), duration_min: event.duration_min, place: event.place },
        date: dayIn(timezone, fromUtc(event.datetime)),
        time: clockText(event.datetime, timezone).time,
        isCancelled: event.status === 'cancelled',
      })),
    });
    const attachment = calendarAttachment({
      ...{ sender, url, name: words.subject, stamp: events[0]?.sent_at ?? '' },
      events: events.map((event) => eventInFile(locale, event, school_name)),
    });
    const to = { name: fullname(person), address: person.email };
    return { to, ...letter(words), attachments: [attachment], unsubscribe: stopUrl };
  };

  return {
    async [CHANGES](row, signal) {
      const { user_id } = row.payload as { user_id: number }; // written by `askChangesLetter`
      const person = await personNow(db, user_id);
      if (!person) return;
      const changes = await prepare(person, row.attempts === 1);
      if (!changes) return;
      try {
        await mailer.send(letterId(row), mailTo(person, changes), signal);
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        await stopFollowing(db, user_id, { at: utc(clock.now()) });
        return;
      }
      await db.transaction((trx) => keepSent(trx, user_id, { events: changes.events, restarts: false }));
    },
  };
}
