import { z } from 'zod';
import { id, line, requiredLine } from '../kit/fields';
import { SCHOOL_NAME_MAX } from '../kit/limits';
import { LEVELS, type LevelKey } from './levels';

export { LEVELS, type LevelKey };

/** A school's facts in pickers and headings. */
export const SchoolRef = z.object({
  id,
  name: z.string(),
  timezone: z.string().describe('IANA name; a visit’s date and time are on this wall clock'),
});
export type SchoolRef = z.infer<typeof SchoolRef>;

export const School = SchoolRef.extend({
  code: z.string().describe('School code, shaped like a CCT'),
  remote_id: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  levels: z.array(z.string()),
  active: z.boolean().describe('A school that is not is left out of the next cycle'),
  country: z.object({ id, code: z.string(), name: z.string() }).optional().describe('Present with include=country'),
  revision: z.int().optional().describe('Present where one school is read: what an edit says it has seen'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }).optional().describe('Present where one school is read'),
});
export type School = z.infer<typeof School>;

/** A state of the catalogue. */
export const State = z
  .object({ id, country_id: id, country: z.string().describe('Its name'), code: z.string(), name: z.string() })
  .meta({ id: 'State' });
export type State = z.infer<typeof State>;

/** Names may repeat; the code identifies a school (B25). */
export const schoolName = requiredLine(SCHOOL_NAME_MAX, 'schools.name.required');

export const CITY_MAX = 80;
/** The levels that a school teaches. */
export const levelKeys = z.array(z.enum(LEVELS)).min(1, 'schools.levels.required').max(LEVELS.length);

/** The fields of a school that administrators change. Absent fields stay unchanged. */
export const SchoolForm = z.strictObject({
  name: schoolName.optional(),
  city: requiredLine(CITY_MAX, 'schools.city.required').optional(),
  code: requiredLine(20, 'text.required').optional(),
  levels: levelKeys.optional(),
  timezone: line(64).optional().describe('An IANA name. What is planned keeps date and hour; its instants follow'),
  active: z.boolean().optional(),
  revision: id,
});
export type SchoolForm = z.input<typeof SchoolForm>;
