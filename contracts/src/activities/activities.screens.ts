import { z } from 'zod';
import { CurrentCycle, PastCycle } from '../access/access.schema';
import { Activity } from '../agenda/activity.schema';
import { day } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { PfiActivity } from '../pfi/central-activity.schema';
import { SchoolRef } from '../schools/school.schema';
import { ActivityRecord } from './activity.schema';
import { AttendanceProof } from './proof.schema';

/** One activity: its detail, starting and running it (ACT-01 to ACT-04). */
const ActivityPage = z.object({
  activity: Activity,
  today: day.describe('The reader’s today'),
  school_today: day,
  cycle: CurrentCycle.nullable(),
  past: PastCycle.optional(),
  record: panelOf(ActivityRecord),
  proof: panelOf(AttendanceProof.nullable()),
  central: panelOf(PfiActivity.nullable()).describe('The central activity behind it; null for other activities'),
  can: z.object({ writeProof: z.boolean() }),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

/** Choices for the form of a new activity (AGE-06). */
const NewActivity = z.object({
  school: SchoolRef,
  levels: z.array(z.string()).describe('The levels that the school teaches'),
  today: day,
  school_today: day,
  cycle: CurrentCycle.nullable(),
});
export type NewActivity = z.infer<typeof NewActivity>;

const one = '/schools/:school_id/activity/:id';
const fresh = '/schools/:school_id/activity/new';

export const coachActivity = screen({ area: 'coach', path: one, reply: ActivityPage });
export const coachNewActivity = screen({ area: 'coach', path: fresh, reply: NewActivity });
export const scholasticActivity = screen({ area: 'scholastic', path: one, reply: ActivityPage });
export const scholasticNewActivity = screen({ area: 'scholastic', path: fresh, reply: NewActivity });

export const activitiesScreens = { coachActivity, coachNewActivity, scholasticActivity, scholasticNewActivity };
