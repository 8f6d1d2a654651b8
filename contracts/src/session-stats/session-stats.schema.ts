import { z } from 'zod';
import { CONFERENCE_STATUSES } from '../conferences/statuses';
import { day, id, month } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** Days in which sessions start, both included, on the reader’s calendar. */
export const StatsPeriod = z.strictObject({ date_start: day, date_end: day });
export type StatsPeriod = z.infer<typeof StatsPeriod>;

const total = z.int().describe('Sessions that were booked, whatever became of them');
const named = { id, name: z.string() };

/** Who booked, by the role that they act in now; null for people without one. */
export const StatsOfRole = z
  .object({ role: z.enum(ROLE_CODES).nullable(), people: z.int().describe('Distinct people'), total })
  .meta({ id: 'StatsOfRole' });
export type StatsOfRole = z.infer<typeof StatsOfRole>;

/** Schools whose people booked, and the others; together those that are not deleted. */
export const StatsOfSchools = z.object({ booked: z.int(), notBooked: z.int() }).meta({ id: 'StatsOfSchools' });
export type StatsOfSchools = z.infer<typeof StatsOfSchools>;

/** Minutes of finished sessions, whole and by area. */
export const StatsOfMinutes = z
  .object({
    minutes: z.int(),
    finished: z.int().describe('Finished sessions'),
    areas: z.array(z.object({ ...named, minutes: z.int() })).describe('In the order of the catalogue'),
  })
  .meta({ id: 'StatsOfMinutes' });
export type StatsOfMinutes = z.infer<typeof StatsOfMinutes>;

/** An agent, with what they gave. */
export const StatsOfAgent = z
  .object({ id, fullname: z.string(), total, finished: z.int() })
  .meta({ id: 'StatsOfAgent' });
export type StatsOfAgent = z.infer<typeof StatsOfAgent>;

/** Booked sessions: to come or under way, over, or cancelled. */
export const StatsOfSchedules = z
  .object({ total, upcoming: z.int(), past: z.int(), cancelled: z.int() })
  .meta({ id: 'StatsOfSchedules' });
export type StatsOfSchedules = z.infer<typeof StatsOfSchedules>;

/** A school, a theme or a category, with its sessions. */
export const StatsOfNamed = z.object({ ...named, total }).meta({ id: 'StatsOfNamed' });
export type StatsOfNamed = z.infer<typeof StatsOfNamed>;

/** A state with its sessions; the last two follow from time (decision 0067). */
export const StatsOfStatus = z
  .object({ status: z.enum(CONFERENCE_STATUSES), total: z.int() })
  .meta({ id: 'StatsOfStatus' });
export type StatsOfStatus = z.infer<typeof StatsOfStatus>;

/** A month of the period, on the reader’s calendar, with its sessions. */
export const StatsOfMonth = z.object({ month, total }).meta({ id: 'StatsOfMonth' });
export type StatsOfMonth = z.infer<typeof StatsOfMonth>;

/** The same by state; every state is there. */
export const StatsOfMonthByStatus = z
  .object({ month, statuses: z.array(StatsOfStatus) })
  .meta({ id: 'StatsOfMonthByStatus' });
export type StatsOfMonthByStatus = z.infer<typeof StatsOfMonthByStatus>;
