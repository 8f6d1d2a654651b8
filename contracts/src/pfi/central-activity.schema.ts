import { z } from 'zod';
import { ATTENDING_ROLES } from '../agenda/activity.schema';
import { day, id, instant } from '../kit/fields';
import { LEVELS } from '../schools/school.schema';

/** An activity that the network designs for every school of a cycle, with the reasons why it asks for it. */
export const CentralActivity = z
  .object({
    id,
    cycle_id: id,
    code: z.string().describe('The same in every cycle'),
    title: z.string(),
    description: z.string(),
    window_start: day.describe('First day of the suggested window'),
    window_end: day,
    hours: z.number().describe('How long it takes, and what its attendance proof says'),
    levels: z.array(z.enum(LEVELS)).describe('Whom it is for; empty means every level'),
    roles: z.array(z.enum(ATTENDING_ROLES)).describe('Who attends; empty means everybody of the school'),
    gives_proof: z.boolean().describe('Starting it writes its attendance proof'),
    survey_id: id.nullable().describe('The survey that its attendants answer'),
    order: z.int(),
    reasons: z.array(z.object({ id, reason: z.string() })).describe('Why it is done, in order'),
  })
  .meta({ id: 'CentralActivity' });
export type CentralActivity = z.infer<typeof CentralActivity>;

/** A central activity as one school does it. */
export const PfiActivity = z
  .object({
    id,
    activity: z.string().describe('Its title'),
    datetime: instant.nullable().describe('Null until it has a date'),
    isCompleted: z.boolean(),
    survey_id: id.nullable().describe('The survey of this activity, from its start on; its version stays'),
    central_activity: CentralActivity,
  })
  .meta({ id: 'PfiActivity' });
export type PfiActivity = z.infer<typeof PfiActivity>;
