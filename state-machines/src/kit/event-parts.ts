/** Schemas that the events of several machines share. Loads zod, so it stays out of the browser. */
import { lengthOf } from '@ruta/contracts/kit/length';
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

/** A text of at most `max` code points, as the contracts count it. Messages are keys of the contracts' sentences. */
export const textUpTo = (max: number) =>
  z
    .string()
    .refine((value) => lengthOf(value) <= max, { error: 'text.too-long', params: { max } })
    .meta({ maxLength: max });

/** A text that has from `min` to `max` code points, trimmed. */
export const trimmedText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => lengthOf(value) >= min, {
      error: min === 1 ? 'text.required' : 'text.too-short',
      params: { min },
    })
    .refine((value) => lengthOf(value) <= max, { error: 'text.too-long', params: { max } })
    .meta({ minLength: min, maxLength: max });

/** Payload of `reschedule.submitted`. */
export const rescheduleForm = z.object({
  date: day,
  time,
  justification: trimmedText(JUSTIFICATION_MIN, JUSTIFICATION_MAX),
}) satisfies z.ZodType<RescheduleForm>;

/** Payloads of `recordingEvents`. */
export const recordingPayloads = {
  'attendance.saved': z.object({ attendees: z.int().nonnegative() }),
  'evidence.added': nothing,
  'evidence.removed': nothing,
  'observation.saved': z.object({ result: z.string() }),
};
