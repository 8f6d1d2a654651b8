import { z } from 'zod';
import { id, requiredLine } from '../kit/fields';
import { SCHOOL_NAME_MAX } from '../kit/limits';

/** The school levels, in display order. */
export const LEVELS = ['preescolar', 'primaria', 'secundaria', 'bachillerato'] as const;
export type LevelKey = (typeof LEVELS)[number];

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
  country: z.object({ id, code: z.string(), name: z.string() }).optional().describe('Present with include=country'),
  revision: z.int().optional().describe('Present where one school is read: what an edit says it has seen'),
});
export type School = z.infer<typeof School>;

/** Names may repeat; the code identifies a school (B25). */
export const schoolName = requiredLine(SCHOOL_NAME_MAX, 'schools.name.required');

/** The fields of a school that administrators change. Absent fields stay unchanged. */
export const SchoolForm = z.strictObject({
  name: schoolName.optional(),
  city: requiredLine(80, 'schools.city.required').optional(),
  code: requiredLine(20, 'text.required').optional(),
  revision: id,
});
export type SchoolForm = z.input<typeof SchoolForm>;
