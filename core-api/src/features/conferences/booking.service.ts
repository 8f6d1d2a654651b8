import type { Ability, Locale } from '@ruta/contracts';
import type { Conference, Joined } from '@ruta/contracts/conferences/conference.schema';
import type { conferences } from '@ruta/contracts/conferences/conferences.api';
import { BOOKINGS_A_MINUTE, SESSIONS_AHEAD } from '@ruta/contracts/conferences/limits';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import { changeJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';
import { presentCaller, type RateWindows } from '../access';
import { recordAudit } from '../audit';
import { conferenceRow, countAhead, hasSessionOn } from './booking.reader';
import { enqueueBooked } from './conference.events';
import { insertStatus } from './conference.model';
import { isJoinable, soughtConference, takesPart } from './conference.policy';
import { conferenceById } from './conference.reader';
import { cancelConference, writeConference } from './conference.writer';
import type { ConferenceRow } from './conferences.tables';
import { judgeDay } from './conferences.service';
import { enqueueMeeting } from './meeting.events';
import type { MeetingLinks } from './meeting.links';
import { newRoom } from './meetings';
import { agentsOfTheme, dayOf, leastBusy, offerOf, whyNot } from './offer.reader';
import { offeredTheme } from './theme.reader';

interface BookingDeps {
  db: Knex;
  clock: Clock;
  windows: RateWindows;
  links: Pick<MeetingLinks, 'linkOf'>;
  /** Whether meetings are made at a provider. */
  areMade: boolean;
}

type Wanted = z.output<typeof conferences.book.body>;

const MINUTE_MS = 60_000;

/** Booking, cancelling and joining a session (VC-01 to VC-03, F01, decision 0067). */
export function bookingService({ db, clock, windows, links, areMade }: BookingDeps) {
  const again = async (trx: Knex, actor: Actor, locale: Locale, id: number): Promise<Conference> => {
    const found = await conferenceById(trx, { actor, locale, now: clock.now() }, id);
    if (!found) throw new Error('The session that was just written is not there');
    return found;
  };

  /** The row within the caller's scope, locked before it is judged. */
  const locked = (trx: Knex.Transaction, actor: Actor, ability: Ability, id: number): Promise<ConferenceRow> =>
    findVisible<ConferenceRow>({
      ...soughtConference(trx, actor, ability, id),
      load: async (seen) => {
        await lockRows(trx, 'conferences', seen);
        return conferenceRow(trx, seen);
      },
    });

  return {
    /**
     * Books an hour with the agent of the theme who gives the fewest sessions that week. Agents and petitioner are locked
     * first, so that the messages are true; that no two sessions meet is what the keys hold.
     */
    async book(actor: Actor, locale: Locale, { schedule_theme_id, start_at, notes }: Wanted): Promise<Conference> {
      const petitioner = own(actor);
      const agents = await agentsOfTheme(db, schedule_theme_id);
      return db.transaction(async (trx) => {
        await lockRows(trx, 'users', [petitioner, ...agents.map(({ id }) => id)]);
        // Who was banned, or lost the role, while they booked has no session any more and books none.
        await presentCaller(trx, actor);
        const now = clock.now();
        const theme = await offeredTheme(trx, schedule_theme_id);
        const { timezone, schoolId } = actor;
        const day = dayOf({ timezone, schoolId }, start_at);
        judgeDay(day, { field: 'start_at', timezone, now });
        if (await hasSessionOn(trx, petitioner, day)) throw new Problem('conferences.day-taken');
        if ((await countAhead(trx, petitioner, utc(now))) >= SESSIONS_AHEAD)
          throw new Problem('conferences.too-many-ahead');
        const asked = { theme, day, timezone, schoolId, now };
        const free = (await offerOf(trx, asked)).get(start_at);
        if (!free) throw new Problem(await whyNot(trx, start_at, asked));
        // Each booking tells somebody; what is refused tells nobody.
        await windows.take(trx, `booking:${petitioner}`, { max: BOOKINGS_A_MINUTE, windowMs: MINUTE_MS });
        const agent = await leastBusy(trx, free, start_at);
        const after = (minutes: number) => utc(new Date(fromUtc(start_at).getTime() + minutes * MINUTE_MS));
        const id = await writeConference(trx, {
          day,
          conference: {
            ...{ schedule_theme_id, user_id: agent, petitioner_id: petitioner, school_id: schoolId },
            user_timezone: agents.find((one) => one.id === agent)?.timezone ?? timezone,
            ...{ petitioner_timezone: timezone, start_at, end_at: after(theme.duration) },
            full_end_at: after(theme.duration + theme.cooldown),
            ...{
              duration: theme.duration,
              cooldown: theme.cooldown,
              status: 'scheduled',
              room: newRoom(),
              notes,
            },
            ...{ created_at: utc(now), updated_at: utc(now) },
          },
        });
        await enqueueBooked(trx, id, utc(now));
        if (areMade) await enqueueMeeting(trx, id, utc(now));
        return again(trx, actor, locale, id);
      });
    },

    /** Cancels a session that has not started, with its reason; its hour and its day are free again. */
    cancel: (actor: Actor, locale: Locale, id: number, reason: string): Promise<Conference> =>
      db.transaction(async (trx) => {
        const row = await locked(trx, actor, 'session:cancel', id);
        const at = utc(clock.now());
        await cancelConference(trx, { id, reason: reason.trim(), by: actor.userId, at, areMade });
        const session = await again(trx, actor, locale, id);
        // What administrators do for others is in the audit log.
        if (!takesPart(actor, row))
          await recordAudit(trx, {
            ...{ at, actor, action: 'conference.cancelled' },
            subject: { type: 'user', id: row.petitioner_id, label: session.petitioner.fullname },
            after: { session: id, reason: reason.trim() },
          });
        return session;
      }),

    /**
     * The address of the meeting while it is open: the agent's own one, which starts it, or the petitioner's. The agent's
     * first call starts the session. The provider is asked before the transaction, and the session is judged again in it.
     */
    async join(actor: Actor, id: number): Promise<Joined> {
      const seen = await findVisible<ConferenceRow>({
        ...soughtConference(db, actor, 'session:join', id),
        load: (found) => conferenceRow(db, found),
      });
      if (!isJoinable(seen, clock.now())) throw new Problem('conferences.not-joinable');
      const starts = actor.userId === seen.user_id;
      const url = await links.linkOf(id, { starts });
      await db.transaction(async (trx) => {
        const row = await locked(trx, actor, 'session:join', id);
        const now = clock.now();
        if (!isJoinable(row, now)) throw new Problem('conferences.not-joinable');
        if (!starts || row.status !== 'scheduled') return;
        const at = utc(now);
        await changeJudged(trx, 'conferences', {
          at: { id, status: 'scheduled' },
          changes: { status: 'started', updated_at: at },
          gone: () => new Problem('conferences.not-joinable'),
        });
        await insertStatus(trx, {
          ...{ conference_id: id, code: 'started', reason: null, user_id: actor.userId, created_at: at },
        });
      });
      return { url, meta: { start_link: starts ? url : null } };
    },
  };
}

export type BookingService = ReturnType<typeof bookingService>;
