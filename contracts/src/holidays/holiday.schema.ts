import { z } from 'zod';
import { day, id, instant, requiredLine, requiredText, time } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import {
  HOLIDAY_DAYS_MAX,
  HOLIDAY_NAME_MAX,
  HOLIDAY_STATES_MAX,
  HOLIDAY_TEXT_MAX,
  HOLIDAY_YEAR_FIRST,
  HOLIDAY_YEAR_LAST,
  IMPACT_ITEMS_MAX,
} from './limits';

/** Whom a holiday concerns: every school by law, by the ministry, or by the network; or those of some states. */
export const HOLIDAY_SCOPES = ['national', 'sep', 'state', 'network'] as const;
export type HolidayScope = (typeof HOLIDAY_SCOPES)[number];

/** A day of rest, a break of several days, or a session of the school's technical council: no pupils come. */
export const HOLIDAY_KINDS = ['rest', 'break', 'cte'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

const Meta = z.strictObject({
  scope: z.enum(HOLIDAY_SCOPES),
  kind: z.enum(HOLIDAY_KINDS),
  states: z.array(id).max(HOLIDAY_STATES_MAX).describe('Ids of the states of a holiday of scope `state`; else empty'),
  confirmed: z.boolean().describe('False until an administrator says that the day is certain'),
});

/** Days without pupils (VC-06). Both ends belong to it; they are days on each school's wall clock. */
export const Holiday = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    start_at: day,
    end_at: day,
    meta: Meta,
    revision: z.int(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Holiday' });
export type Holiday = z.infer<typeof Holiday>;

const calendarDay = day.refine(
  (value) => Number(value.slice(0, 4)) >= HOLIDAY_YEAR_FIRST && Number(value.slice(0, 4)) <= HOLIDAY_YEAR_LAST,
  'holidays.year.range',
);

const DAY_MS = 86_400_000;

/** One row to save: with id and revision it changes a holiday, without both it adds one. */
export const HolidayForm = z
  .strictObject({
    id: id.optional(),
    revision: id.optional().describe('The one that you saw; goes with the id'),
    name: requiredLine(HOLIDAY_NAME_MAX, 'holidays.name.required'),
    description: requiredText(HOLIDAY_TEXT_MAX, 'holidays.description.required'),
    start_at: calendarDay,
    end_at: calendarDay,
    meta: Meta,
  })
  .refine((row) => (row.id === undefined) === (row.revision === undefined), {
    error: 'holidays.revision.required',
    path: ['revision'],
  })
  .refine(({ start_at, end_at }) => start_at <= end_at, { error: 'holidays.end.before-start', path: ['end_at'] })
  .refine(({ start_at, end_at }) => Date.parse(end_at) - Date.parse(start_at) < HOLIDAY_DAYS_MAX * DAY_MS, {
    error: 'holidays.too-long',
    path: ['end_at'],
    params: { max: HOLIDAY_DAYS_MAX },
  })
  .refine(({ meta: { scope, states } }) => scope !== 'state' || states.length > 0, {
    error: 'holidays.states.required',
    path: ['meta', 'states'],
  })
  .refine(({ meta: { scope, states } }) => scope === 'state' || states.length === 0, {
    error: 'holidays.states.not-here',
    path: ['meta', 'states'],
  });
export type HolidayForm = z.input<typeof HolidayForm>;

/** A state that schools lie in. */
export const HolidayState = z.object({ id, name: z.string() });
export type HolidayState = z.infer<typeof HolidayState>;

/** A day that the calendar of the country offers, to be reviewed and saved. */
export const HolidaySuggestion = z
  .object({
    name: z.string(),
    description: z.string(),
    start_at: day,
    end_at: day,
    meta: Meta,
    known: z.boolean().describe('A holiday of this name or kind is saved for its first day'),
  })
  .meta({ id: 'HolidaySuggestion' });
export type HolidaySuggestion = z.infer<typeof HolidaySuggestion>;

/** Something planned on a holiday. */
const ImpactItem = z.object({
  id: id.describe('Of the item of the agenda'),
  holiday_id: id,
  isVisit: z.boolean(),
  title: z.string().describe('Of a visit the objective'),
  date: day,
  time,
  school: SchoolRef,
  url: z.string().nullable().describe('Its page for the caller'),
});
export type ImpactItem = z.infer<typeof ImpactItem>;

const Reach = z.object({
  total: z.int(),
  hidden: z.int().describe('Of these, how many the caller may not read'),
});

/** What is planned on some holidays and not completed. Nothing moves by itself. */
export const HolidayImpact = z
  .object({
    visits: Reach,
    activities: Reach,
    items: z.array(ImpactItem).max(IMPACT_ITEMS_MAX).describe('The first that the caller may read, in order'),
  })
  .meta({ id: 'HolidayImpact' });
export type HolidayImpact = z.infer<typeof HolidayImpact>;
