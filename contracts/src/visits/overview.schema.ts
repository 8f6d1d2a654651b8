import { z } from 'zod';
import { day } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';

/** How a school stands with its visits, for those who look after many schools (AGE-05). Days are the school's. */
export const SchoolOverview = SchoolRef.extend({
  city: z.string(),
  overdue: z.int().describe('Visits of the started cycle that are past at the school and not finished'),
  last_visit: day.nullable().describe('Day of the last finished visit'),
  next_visit: day.nullable().describe('Day of the next visit that has not started, today’s included'),
  has_draft: z.boolean().describe('Whether somebody has an open draft of a visit; its contents stay theirs'),
});
export type SchoolOverview = z.infer<typeof SchoolOverview>;
