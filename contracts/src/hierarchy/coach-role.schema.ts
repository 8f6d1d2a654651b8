import { z } from 'zod';
import { seenRevision } from '../cycles/cycle.schema';
import { id } from '../kit/fields';
import { COACH_ROLES } from '../roles';

const coachRoles = z.array(z.enum(COACH_ROLES));

/** A person with their roles of coaching (CYC-04, HIE-01). */
export const RoleHolder = z
  .object({
    id,
    name: z.string(),
    surname: z.string(),
    fullname: z.string(),
    email: z.string().nullable().describe('Null for who does not administer accounts'),
    roles: coachRoles.describe('Their own, from the top'),
    transitional_roles: coachRoles.describe('Those of the cycle that was asked for'),
    fixed: coachRoles.describe('Own roles that came from another system; they stay'),
    revision: z.int(),
    can: z.object({
      change: z.boolean(),
      give: coachRoles.describe('The roles that the caller may give and take'),
    }),
  })
  .meta({ id: 'RoleHolder' });
export type RoleHolder = z.infer<typeof RoleHolder>;

const roles = z
  .array(z.enum(COACH_ROLES, 'coach-roles.unknown'))
  .min(1, 'coach-roles.required')
  .max(50)
  .describe('At least one; repeated ones count once');

/** The roles of coaching of a person: their own, or with `cycle` those of that cycle (CYC-04). */
export const CoachRolesForm = z.strictObject({
  roles,
  cycle: id.optional().describe('The cycle of transitional roles; without it own roles'),
  revision: seenRevision,
});
/** The same for transitional roles alone. */
export const TransitionalRolesForm = CoachRolesForm.required({ cycle: true });
/** Takes all transitional roles of a cycle from a person. */
export const RemoveTransitionalForm = z.strictObject({ user_id: id, cycle_id: id, revision: seenRevision });
