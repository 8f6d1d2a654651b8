import { z } from 'zod';
import { daysBetween } from '../kit/days-between';
import { endpoint } from '../kit/endpoint';
import { day, queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { Holiday, HolidayForm, HolidayImpact, HolidaySuggestion } from './holiday.schema';
import {
  HOLIDAY_RANGE_DAYS,
  HOLIDAY_YEAR_FIRST,
  HOLIDAY_YEAR_LAST,
  HOLIDAYS_AT_ONCE,
  HOLIDAYS_BYTES,
  IMPACT_HOLIDAYS_MAX,
} from './limits';

const manage = { ability: 'holiday:manage' } as const;

/** A year in a query string. */
const queryYear = z
  .string()
  .regex(/^\d{4}$/, 'holidays.year.range')
  .transform(Number)
  .pipe(z.int().min(HOLIDAY_YEAR_FIRST, 'holidays.year.range').max(HOLIDAY_YEAR_LAST, 'holidays.year.range'));

const idList = z
  .string()
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(queryId).max(IMPACT_HOLIDAYS_MAX));

/** Days without pupils, and what is planned on them (VC-06). */
export const holidays = {
  list: endpoint({
    method: 'get',
    path: '/holidays',
    summary: 'Holidays that touch the days asked for, in order: those of everybody, and those of states with a school',
    access: { ability: 'holiday:read' },
    query: z
      .strictObject({
        from: day.optional().describe('Default: a year before `to`, or the first of this year'),
        to: day.optional().describe('Default: a year after `from`'),
        state: queryId.optional().describe('Without those of other states'),
        school_id: queryId.optional().describe('Those of this school: everybody’s and its state’s'),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: 'range.backwards',
        path: ['to'],
      })
      .refine(({ from, to }) => from === undefined || to === undefined || daysBetween(from, to) <= HOLIDAY_RANGE_DAYS, {
        error: 'range.too-long',
        path: ['to'],
        params: { max: HOLIDAY_RANGE_DAYS },
      }),
    reply: dataOf(z.array(Holiday)),
    problems: ['schools.not-found'],
  }),
  save: endpoint({
    method: 'post',
    path: '/holidays',
    summary: 'Add and change 1 to 1,000 holidays, all of them or none; those that are not sent stay',
    access: manage,
    bodyBytes: HOLIDAYS_BYTES,
    body: z.strictObject({ holidays: z.array(HolidayForm).min(1).max(HOLIDAYS_AT_ONCE) }),
    reply: dataOf(z.array(Holiday)),
    problems: ['holidays.not-found', 'holidays.stale'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/holidays/:id',
    summary: 'Delete a holiday',
    access: manage,
    query: z.strictObject({ revision: queryId.optional().describe('The one that you saw') }),
    reply: dataOf(z.null()),
    problems: ['holidays.not-found', 'holidays.stale'],
  }),
  suggestions: endpoint({
    method: 'get',
    path: '/holidays/suggestions',
    summary: 'Days of a year that the country’s calendar offers, and council Fridays; nothing is written',
    access: manage,
    query: z.strictObject({ year: queryYear }),
    reply: dataOf(z.array(HolidaySuggestion)),
  }),
  impact: endpoint({
    method: 'get',
    path: '/holidays/impact',
    summary: 'What is planned on some holidays and not completed: what the caller reads is listed, all is counted',
    access: manage,
    query: z.strictObject({ ids: idList.describe('Holidays, separated by commas') }),
    reply: dataOf(HolidayImpact),
    problems: ['holidays.not-found'],
  }),
};
