import type { Locale, Page } from '@ruta/contracts';
import type { CalendarPeriod, OwnPeriod } from '@ruta/contracts/conferences/calendar-period';
import type { Conference, ScheduleArea, ScheduleSlot } from '@ruta/contracts/conferences/conference.schema';
import type { conferences } from '@ruta/contracts/conferences/conferences.api';
import { BOOK_DAYS_AHEAD, CALENDAR_DAYS_MAX, CALENDAR_SESSIONS_MAX } from '@ruta/contracts/conferences/limits';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import { addDays, dayIn, type Clock } from '../../time/clock';
import { schoolFor } from '../schools';
import { soughtConference } from './conference.policy';
import {
  conferenceById,
  conferencesBetween,
  conferencesPage,
  type ListedSessions,
  type Reader,
} from './conference.reader';
import { dayOf, spanOf } from './calendar.span';
import { offerOf } from './offer.reader';
import { offeredTheme, scheduleAreas } from './theme.reader';

interface ConferencesDeps {
  db: Knex;
  clock: Clock;
}

/** The days that may be booked, on somebody’s calendar. */
export function judgeDay(
  day: string,
  { field, timezone, now }: { field: 'date' | 'start_at'; timezone: string; now: Date },
): void {
  const today = dayIn(timezone, now);
  if (day < today || day > addDays(today, BOOK_DAYS_AHEAD))
    throwFieldErrors({ [field]: ['conferences.day.out-of-range'] });
}

/** What is offered, and the sessions that somebody reads (VC-01 to VC-05). */
export function conferencesService({ db, clock }: ConferencesDeps) {
  const readerOf = (actor: Actor, locale: Locale): Reader => ({ actor, locale, now: clock.now() });

  /** The sessions that begin in a period of the caller's calendar. */
  const between = async (reader: Reader, scope: 'mine' | 'given' | 'reach', period: CalendarPeriod) => {
    const span = spanOf(period, reader.actor.timezone);
    const longest = addDays(dayOf(period.start), CALENDAR_DAYS_MAX);
    if (span.to <= span.from || dayOf(period.end) >= longest)
      throwFieldErrors({ end: ['conferences.calendar.too-long'] });
    const found = await conferencesBetween(db, reader, { scope, max: CALENDAR_SESSIONS_MAX + 1, ...span });
    if (found.length > CALENDAR_SESSIONS_MAX) throwFieldErrors({ end: ['conferences.calendar.too-many'] });
    return found;
  };

  return {
    themes(actor: Actor, locale: Locale): Promise<ScheduleArea[]> {
      // The catalogue belongs to nobody; who may book reads it.
      own(actor);
      return scheduleAreas(db, locale);
    },

    /** The hours of a day on the caller's calendar in which some agent is free. */
    async slots(
      actor: Actor,
      { date, schedule_theme_id }: z.output<typeof conferences.slots.query>,
    ): Promise<ScheduleSlot[]> {
      own(actor);
      const now = clock.now();
      judgeDay(date, { field: 'date', timezone: actor.timezone, now });
      const theme = await offeredTheme(db, schedule_theme_id);
      const { timezone, schoolId } = actor;
      const offer = await offerOf(db, { theme, day: date, timezone, schoolId, now });
      return [...offer.keys()].map((start_at) => ({ start_at }));
    },

    /** Without a period those of today. */
    booked(actor: Actor, locale: Locale, { start, end }: OwnPeriod): Promise<Conference[]> {
      const reader = readerOf(actor, locale);
      const today = dayIn(actor.timezone, reader.now);
      return between(reader, 'mine', { start: start ?? today, end: end ?? today });
    },
    given: (actor: Actor, locale: Locale, period: CalendarPeriod): Promise<Conference[]> =>
      between(readerOf(actor, locale), 'given', period),
    inReach: (actor: Actor, locale: Locale, period: CalendarPeriod): Promise<Conference[]> =>
      between(readerOf(actor, locale), 'reach', period),

    async list(actor: Actor, locale: Locale, request: ListedSessions): Promise<Page<Conference>> {
      const { school_id } = request.filter;
      const reaches = actor.grants.get('session:read') ?? 'O';
      if (school_id !== undefined && reaches !== 'O') await schoolFor(db, actor, 'session:read', school_id);
      return conferencesPage(db, readerOf(actor, locale), request);
    },

    get: (actor: Actor, locale: Locale, id: number): Promise<Conference> =>
      findVisible({
        ...soughtConference(db, actor, 'session:read', id),
        load: (seen) => conferenceById(db, readerOf(actor, locale), seen),
      }),
  };
}

export type ConferencesService = ReturnType<typeof conferencesService>;
