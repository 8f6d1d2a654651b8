import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { day, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { BookingForm, CancelForm, Conference, Joined, ScheduleArea, ScheduleSlot } from './conference.schema';
import { CalendarPeriod, OwnPeriod } from './calendar-period';
import { datesIn } from './dates-in';
import { CONFERENCE_STATUSES } from './statuses';
import { BOOKINGS_A_MINUTE, CALENDAR_DAYS_MAX, CALENDAR_SESSIONS_MAX, SESSIONS_AHEAD } from './limits';
import { REASON_AUDIENCES } from './reasons';

/** Which sessions a list shows by time: those to come or under way, or those that are over or cancelled. */
const CONFERENCE_TIMES = ['upcoming', 'past'] as const;

/** Which sessions a list shows (VC-05, VC-07). */
const filter = {
  school_id: queryId.optional().describe('The petitioner’s school at booking; 404 out of reach'),
  search: search.optional().describe('Words, in any order, of the theme, the agent, the petitioner or the school'),
  dates_in: datesIn.optional().describe('First and last day of the start, with a comma, in the caller’s time zone'),
  status: z.enum(CONFERENCE_STATUSES).optional(),
  time: z.enum(CONFERENCE_TIMES).optional(),
};
const MOST = `at most ${CALENDAR_DAYS_MAX} days and ${CALENDAR_SESSIONS_MAX} sessions`;

/** Video sessions: what is offered, booking, lists, cancelling and joining (VC-01 to VC-05, decision 0067). */
export const conferences = {
  themes: endpoint({
    method: 'get',
    path: '/schedules/themes',
    summary: 'What sessions may be about: areas, rubrics, categories and themes, in the caller’s language',
    access: { ability: 'session:book' },
    reply: dataOf(z.array(ScheduleArea)),
  }),
  slots: endpoint({
    method: 'get',
    path: '/schedules',
    summary: 'Hours of a day, in the caller’s time zone, in which some agent of the theme is free',
    access: { ability: 'session:book' },
    query: z.strictObject({ date: day, schedule_theme_id: queryId }),
    reply: dataOf(z.array(ScheduleSlot)),
    problems: ['conferences.theme-not-found'],
  }),
  own: endpoint({
    method: 'get',
    path: '/schedules/petitioner',
    summary: `The sessions that the caller booked and did not cancel, today or in a period: ${MOST}`,
    access: { ability: 'session:book' },
    query: OwnPeriod,
    reply: dataOf(z.array(Conference)),
  }),
  ofAgent: endpoint({
    method: 'get',
    path: '/schedules/agent',
    summary: `The sessions that the caller gives in a period: ${MOST}`,
    access: { ability: 'session:read' },
    query: CalendarPeriod,
    reply: dataOf(z.array(Conference)),
  }),
  inReach: endpoint({
    method: 'get',
    path: '/schedules/sessions',
    summary: `The sessions within the caller’s reach in a period that are not cancelled: ${MOST}`,
    access: { ability: 'session:read' },
    query: CalendarPeriod,
    reply: dataOf(z.array(Conference)),
  }),
  given: endpoint({
    method: 'get',
    path: '/schedules/agent/sessions',
    summary: 'Sessions that the caller gives',
    access: { ability: 'session:read' },
    query: listQuery({
      ...{ row: Conference, sort: ['id', 'start_at'], filter },
      // The specification names them; they always come along.
      include: ['agent', 'petitioner.school'],
    }),
    reply: pageOf(Conference),
    problems: ['schools.not-found'],
  }),
  reasons: endpoint({
    method: 'get',
    path: '/schedules/reasons',
    summary: 'Reasons for cancelling to choose from, in the caller’s language',
    access: { signedIn: true },
    query: z.strictObject({ audience: z.enum(REASON_AUDIENCES).default('petitioner') }),
    reply: dataOf(z.array(z.string())),
  }),
  list: endpoint({
    method: 'get',
    path: '/scheduled',
    summary: 'Sessions within the caller’s reach: their own, those of their schools, or all',
    access: { ability: 'session:read' },
    query: listQuery({
      row: Conference,
      sort: ['id', 'start_at'],
      filter,
      extra: { scope: z.enum(['mine', 'reach']).default('reach') },
    }),
    reply: pageOf(Conference),
    problems: ['schools.not-found'],
  }),
  get: endpoint({
    method: 'get',
    path: '/scheduled/:id',
    summary: 'One session',
    access: { ability: 'session:read' },
    reply: dataOf(Conference),
    problems: ['conferences.not-found'],
  }),
  book: endpoint({
    method: 'post',
    path: '/scheduled',
    summary: `Book a session; the server chooses the agent. One a day, ${SESSIONS_AHEAD} ahead, ${BOOKINGS_A_MINUTE} bookings a minute`,
    access: { ability: 'session:book' },
    body: BookingForm,
    status: 201,
    reply: dataOf(Conference),
    problems: [
      ...(['conferences.theme-not-found', 'conferences.slot-taken', 'conferences.day-taken'] as const),
      'conferences.slot-not-offered',
      ...(['conferences.too-many-ahead', 'request.too-many'] as const),
    ],
  }),
  cancel: endpoint({
    method: 'put',
    path: '/scheduled/:id/cancel',
    summary: 'Cancel a session that has not started, with the reason; its hour is free again',
    access: { ability: 'session:cancel' },
    body: CancelForm,
    reply: dataOf(Conference),
    problems: ['conferences.not-found', 'conferences.not-scheduled'],
  }),
  join: endpoint({
    method: 'put',
    path: '/scheduled/:id/join',
    summary:
      'The address of the meeting, from ten minutes before the start until the end; the agent starts the session',
    access: { ability: 'session:join' },
    reply: dataOf(Joined),
    toldOnce: true,
    problems: ['conferences.not-found', 'conferences.not-joinable', 'conferences.meeting-unavailable'],
  }),
};
