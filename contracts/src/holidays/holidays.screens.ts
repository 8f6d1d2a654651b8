import { z } from 'zod';
import { screen } from '../kit/screen';
import { Holiday, HolidayState, HolidaySuggestion } from './holiday.schema';

const year = z.string().regex(/^(20\d\d|2100)$/, 'holidays.year.range');

const HolidaysPage = z.object({
  year: z.int(),
  holidays: z.array(Holiday).describe('Those that touch the year, in order'),
  states: z.array(HolidayState).describe('By name; empty for who only reads'),
  can: z.object({ manage: z.boolean() }),
});
export type HolidaysPage = z.infer<typeof HolidaysPage>;

/** The holidays of a year; by default of this one (VC-06). */
export const adminHolidays = screen({
  area: 'admin',
  path: '/holidays',
  query: z.strictObject({ year: year.optional() }),
  reply: HolidaysPage,
});

/** What the calendar offers for a year. */
export const adminHolidaySuggestions = screen({
  area: 'admin',
  path: '/holidays/suggestions',
  query: z.strictObject({ year }),
  reply: z.object({ suggestions: z.array(HolidaySuggestion) }),
});

export const holidaysScreens = { adminHolidays, adminHolidaySuggestions };
