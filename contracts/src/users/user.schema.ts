import { z } from 'zod';
import { email, id, instant, requiredText } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** How a role came to a person: given here, or by the system that sent the account, and then it is fixed (ADM-05). */
export const ATTACH_TYPES = ['local', 'remote'] as const;

/** A role as a person holds it, with the school levels it is held for. */
export const HeldRole = z.object({
  id,
  code: z.enum(ROLE_CODES),
  su: z.boolean(),
  pivot: z.object({ attach_type: z.enum(ATTACH_TYPES), levels: z.array(id) }),
});
export type HeldRole = z.infer<typeof HeldRole>;

/** What the caller may do to this account now; the same policy guards the calls (law 9). */
export const UserCan = z.object({
  update: z.boolean(),
  ban: z.boolean(),
  verify: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  resetPassword: z.boolean(),
  resetTwoFactor: z.boolean(),
});
export type UserCan = z.infer<typeof UserCan>;

/** An account as administrators see it (ADM-04, ADM-05). No password, no token, nothing of what the person does. */
export const User = z.object({
  id,
  email: z.string(),
  access: z.string().describe('The e-mail used to enter; the account’s own unless it came from another system'),
  name: z.string(),
  surname: z.string(),
  fullname: z.string(),
  photo: z.string().nullable().describe('The address of their photo, below /api'),
  registration_method: z.enum(['local', 'other']),
  timezone: z.string().describe('IANA name'),
  school_id: id.nullable(),
  active: z.boolean(),
  is_banned: z.boolean(),
  two_factor: z.boolean().describe('Whether signing in asks for a code'),
  verified_at: instant.nullable().describe('UTC'),
  last_login_at: instant.nullable().describe('UTC'),
  created_at: instant.describe('UTC'),
  deleted_at: instant.nullable().describe('UTC; until it is purged the account can be restored'),
  revision: z.int(),
  roles: z.array(HeldRole).optional().describe('Present with include=roles'),
  school: z
    .object({ id, name: z.string() })
    .nullable()
    .optional()
    .describe('Present with include=school; null where the person has none'),
  can: UserCan,
});
export type User = z.infer<typeof User>;

/** One account with everything that its page shows. */
export const UserDetail = User.required({ roles: true, school: true });
export type UserDetail = z.infer<typeof UserDetail>;

export const NAME_MAX = 100;
export const ROLES_MAX = ROLE_CODES.length;
/** More than there are levels. */
const LEVELS_MAX = 10;

/** What administrators change of an account; whatever is left out stays as it is. */
export const UserForm = z.strictObject({
  name: requiredText(NAME_MAX, 'users.name.required').optional(),
  surname: requiredText(NAME_MAX, 'users.surname.required').optional(),
  email: email.optional(),
  school_id: id.nullable().optional(),
  active: z.boolean().optional(),
  roles: z
    .array(z.strictObject({ id, levels: z.array(id).max(LEVELS_MAX) }))
    .min(1, 'users.roles.required')
    .max(ROLES_MAX)
    .optional(),
  revision: id,
});
export type UserForm = z.input<typeof UserForm>;

/** What a purge removes, or would remove. */
export const PurgeCounts = z.object({
  deleted: z.int().describe('Accounts deleted at least thirty days ago'),
  unverified: z.int().describe('Accounts that nobody verified or entered in thirty days'),
});
export type PurgeCounts = z.infer<typeof PurgeCounts>;

/** How long a deleted account can be restored, and an unverified one may wait, in days. */
export const PURGE_AFTER_DAYS = 30;
