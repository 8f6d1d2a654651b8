import { z } from 'zod';
import { day, instant, month, queryId } from '../kit/fields';
import { pageNumber } from '../kit/list-query';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { Conference, ScheduleArea } from './conference.schema';

/** The sessions that the caller booked. */
const OwnSessions = z.object({
  upcoming: z.array(Conference).describe('Those to come and under way, the next first'),
  past: pageOf(Conference),
  reasons: z.array(z.string()).describe('For cancelling'),
});
export type OwnSessions = z.infer<typeof OwnSessions>;

/** What booking begins with. */
const Booking = z.object({
  areas: z.array(ScheduleArea),
  today: day.describe('Where the caller is'),
  last: day.describe('Last day that may be booked'),
  timezone: z.string(),
  server_time: instant,
});
export type Booking = z.infer<typeof Booking>;

/** The sessions of whoever may book (VC-02). */
export const ownSessions = screen({
  area: 'shared',
  ability: 'session:book',
  path: '/sessions',
  query: z.strictObject({ page: pageNumber }),
  reply: OwnSessions,
});
export const booking = screen({ area: 'shared', ability: 'session:book', path: '/sessions/new', reply: Booking });

/** The sessions of an agent in the 42 days that a month shows (VC-04). */
const AgentSessions = z.object({
  month,
  today: day.describe('Where the agent is'),
  timezone: z.string(),
  sessions: z.array(Conference),
  reasons: z.array(z.string()).describe('For cancelling'),
});
export type AgentSessions = z.infer<typeof AgentSessions>;

export const agentSessions = screen({
  area: 'agent',
  ability: 'session:read',
  path: '/sessions',
  query: z.strictObject({ month: month.optional() }),
  reply: AgentSessions,
});

/** The list's query parameters, as text. core-api validates their values. */
const listParams = z.strictObject({
  page: z.string().optional(),
  search: z.string().optional(),
  dates_in: z.string().optional(),
  status: z.string().optional(),
  school_id: queryId.optional(),
});

/** A page of the sessions within the caller's reach. */
const ConferenceList = z.object({
  conferences: pageOf(Conference),
  school: SchoolRef.nullable().describe('The one that was asked for'),
});
export type ConferenceList = z.infer<typeof ConferenceList>;

const ConferencePage = z.object({
  conference: Conference,
  reasons: z.array(z.string()).describe('For cancelling'),
});
export type ConferencePage = z.infer<typeof ConferencePage>;

/** Sessions of a school, of an agent, or all (VC-05, VC-07). */
export const conferenceList = screen({
  area: 'shared',
  ability: 'session:read',
  path: '/conferences',
  query: listParams,
  reply: ConferenceList,
});
export const conferencePage = screen({
  area: 'shared',
  ability: 'session:read',
  path: '/conferences/:id',
  query: z.strictObject({ school_id: queryId.optional().describe('404 for a session of another school (T01)') }),
  reply: ConferencePage,
});

export const conferencesScreens = { ownSessions, booking, agentSessions, conferenceList, conferencePage };
