import { z } from 'zod';
import { DUTIES, type DutyKey } from '../duties';
import { day, id, instant } from '../kit/fields';

/** Maximum of duties in one reply; the oldest come first. */
export const MANAGEMENT_ACTIONS_MAX = 100;

/** A duty of the caller. It is computed from the agenda and not stored. */
export const ManagementAction = z.object({
  key: z.enum(Object.keys(DUTIES) as [DutyKey, ...DutyKey[]]),
  title: z.string().describe('In the caller’s language'),
  body: z.string(),
  url: z.string().nullable().describe('Where the caller sees to it; null where their area has no page for it'),
  school_id: id,
  due_at: instant.nullable(),
  date: day.nullable().describe('The day at the school'),
  severity: z.enum(['info', 'warning', 'late']),
});
export type ManagementAction = z.infer<typeof ManagementAction>;
