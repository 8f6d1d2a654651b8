import { z } from 'zod';
import { day, id, time } from '../kit/fields';
import { isLongEnough } from './limits';

/** Hours in which an agent gives sessions, hours planned to be free of them, and hours lost at short notice. */
export const AVAILABILITY_SETTINGS = ['availability', 'unavailability', 'emergency'] as const;
export type AvailabilitySetting = (typeof AVAILABILITY_SETTINGS)[number];

const weekday = z.int('availability.weekday.required').min(0, 'availability.weekday.required').max(6, {
  error: 'availability.weekday.required',
});

/** Hours of an agent on a weekday or on one date, as the clock shows them where the agent is (VC-04). */
export const Availability = z
  .object({
    id,
    mode: z.enum(['weekly', 'single']),
    setting: z.enum(AVAILABILITY_SETTINGS),
    weekday: z.int().nullable().describe('0 is Sunday; null for a date'),
    single: day.nullable().describe('The date; null for a weekday'),
    start_at: time,
    end_at: time.describe('23:59 is the end of the day'),
    time_difference: z
      .number()
      .describe('Hours from the clock of the server to that of the agent, on the date, or today for a weekday'),
    revision: z.int(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof Availability>;

/** All hours of an agent: weekdays in order, and dates from the agent’s today on. */
export const AgentAvailability = z
  .object({
    agent: z.object({ id, fullname: z.string(), timezone: z.string() }),
    today: day.describe('Where the agent is'),
    weekly: z.array(Availability),
    unavailabilities: z.array(Availability),
    emergencies: z.array(Availability),
  })
  .meta({ id: 'AgentAvailability' });
export type AgentAvailability = z.infer<typeof AgentAvailability>;

const hours = { start_at: time, end_at: time };
/** A row that is there, at the revision that was seen; null and without a revision for a new one. */
const which = { id: id.nullable(), revision: id.optional() };

const inOrder = <
  Form extends z.ZodType<{ start_at: string; end_at: string; id: number | null; revision?: number | undefined }>,
>(
  form: Form,
) =>
  form
    .refine(isLongEnough, { error: 'availability.end.too-early', path: ['end_at'] })
    .refine((row) => (row.id === null) === (row.revision === undefined), {
      error: 'availability.revision.required',
      path: ['revision'],
    });

/** A window of a weekday; a new one may be set on further weekdays at once. */
export const WeeklyForm = inOrder(
  z.strictObject({
    ...which,
    mode: z.literal('weekly'),
    weekday,
    also: z.array(weekday).max(6).default([]).describe('Further weekdays of a new window, all or none'),
    ...hours,
  }),
).refine(({ id: known, also }) => known === null || also.length === 0, {
  error: 'availability.also.only-new',
  path: ['also'],
});
export type WeeklyForm = z.input<typeof WeeklyForm>;

/** Hours of one date. */
export const SingleForm = inOrder(z.strictObject({ ...which, mode: z.literal('single'), single: day, ...hours }));
export type SingleForm = z.input<typeof SingleForm>;
