import { z } from 'zod';
import { DUTIES, type DutyKey } from '../duties';
import { DUTY_ACTS, DUTY_GROUPS } from '../kit/duty';
import { day, id, instant, time } from '../kit/fields';

/** Maximum of duties of one group in a reply; the oldest come first. */
export const MANAGEMENT_ACTIONS_MAX = 100;

/** A duty of the caller (ACT-07). It is computed from what the rooms hold and not stored. */
export const ManagementAction = z.object({
  key: z.enum(Object.keys(DUTIES) as [DutyKey, ...DutyKey[]]),
  group: z.enum(DUTY_GROUPS),
  act: z.enum(DUTY_ACTS).describe('What the caller may do about it next; `view` where they only read'),
  count: z.int().min(1).describe('How many things the duty stands for'),
  title: z.string().describe('In the caller’s language'),
  body: z.string(),
  url: z.string().nullable().describe('Where the caller sees to it; null where their area has no page for it'),
  school_id: id.nullable().describe('Null for what belongs to no school'),
  due_at: instant.nullable(),
  date: day.nullable().describe('The day at the school'),
  time: time.nullable().describe('The hour on the school’s wall clock'),
  severity: z.enum(['info', 'warning', 'late']),
});
export type ManagementAction = z.infer<typeof ManagementAction>;
