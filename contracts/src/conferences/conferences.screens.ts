import { z } from 'zod';
import { day, instant, month } from '../kit/fields';
import { pageNumber } from '../kit/list-query';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
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

export const conferencesScreens = { ownSessions, booking, agentSessions };
