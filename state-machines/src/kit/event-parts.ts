/** Schemas that the events of several machines share. Loads zod, so it stays out of the browser. */
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN } from '@ruta/contracts/kit/limits';
import { z } from 'zod';
import type { RescheduleForm } from './reschedule';

export const day = z.iso.date().describe('YYYY-MM-DD, the school’s wall clock');
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('HH:mm, 24 hours, the school’s wall clock');
export const id = z.int().positive();
export const revision = z.int().positive();
/** Payload of an event without fields. */
export const nothing = z.object({});

/** Payload of `reschedule.submitted`. */
export const rescheduleForm = z.object({
  date: day,
  time,
  justification: z.string().trim().min(JUSTIFICATION_MIN).max(JUSTIFICATION_MAX),
}) satisfies z.ZodType<RescheduleForm>;

/** Payloads of `recordingEvents`. */
export const recordingPayloads = {
  'attendance.saved': z.object({ attendees: z.int().nonnegative() }),
  'evidence.added': nothing,
  'evidence.removed': nothing,
  'observation.saved': z.object({ result: z.string() }),
};
