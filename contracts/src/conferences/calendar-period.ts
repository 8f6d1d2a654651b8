import { z } from 'zod';
import { day } from '../kit/fields';

const MOMENT = /^\d{4}-\d\d-\d\d(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

/** A day or a second of the caller's calendar, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` (API-01). */
const moment = z
  .string()
  .refine((value) => MOMENT.test(value) && day.safeParse(value.slice(0, 10)).success, 'conferences.calendar.moment');

/** A period of the caller's calendar; its end is part of it, as a day until midnight. */
export const CalendarPeriod = z.strictObject({ start: moment, end: moment });
export type CalendarPeriod = z.infer<typeof CalendarPeriod>;

/** The same, or nothing, which is today. */
export const OwnPeriod = CalendarPeriod.partial()
  .refine(({ start, end }) => start !== undefined || end === undefined, { error: 'required', path: ['start'] })
  .refine(({ start, end }) => end !== undefined || start === undefined, { error: 'required', path: ['end'] });
export type OwnPeriod = z.infer<typeof OwnPeriod>;
