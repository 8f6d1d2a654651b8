import { z } from 'zod';
import { timeFactor } from '../dpi/time-factor';
import { email, id, instant, requiredLine } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** Origin of a role: granted here, or by the remote system that sent the account. Remote roles are fixed (ADM-05). */
const ATTACH_TYPES = ['local', 'remote'] as const;

/** A role that a person holds, with the school levels that it applies to. */
export const HeldRole = z.object({
  id,
  code: z.enum(ROLE_CODES),
  su: z.boolean(),
  pivot: z.object({ attach_type: z.enum(ATTACH_TYPES), levels: z.array(id) }),
});
export type HeldRole = z.infer<typeof HeldRole>;

/** What the caller may do to this account now, by the policy that guards the calls (law 9). */
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

/** An address that was asked for and counts once it is confirmed from its own mailbox (decision 0025). */
export const PendingEmail = z.object({
  email: z.string(),
  asked_at: instant.describe('UTC'),
  expires_at: instant.describe('UTC; afterwards the account is as if nobody had asked'),
  is_mailed: z.boolean().describe('False where the administrator was given the link, so that it proves no mailbox'),
});
export type PendingEmail = z.infer<typeof PendingEmail>;

/** An account for administrators (ADM-04, ADM-05). It contains no password, no token and no content. */
export const User = z.object({
  id,
  email: z.string(),
  access: z.string().describe('The e-mail used to enter; the account’s own unless it came from another system'),
  pending_email: PendingEmail.nullable().describe('Null where no change of the address waits'),
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

/** One account with all the details of its page. */
export const UserDetail = User.required({ roles: true, school: true });
export type UserDetail = z.infer<typeof UserDetail>;

/** The link to confirm an address, where there is no mail server to send it. */
const handedOver = {
  link: z.string().nullable().describe('Only where an address was asked for without a mail server'),
};
/** An account that was saved. */
export const SavedUser = UserDetail.extend(handedOver);
export type SavedUser = z.infer<typeof SavedUser>;

/** What the page of a link says about the change that it confirms, to whoever holds the link. */
export const EmailChangeFacts = z.object({
  fullname: z.string().describe('Whose account it is'),
  school: z.string().nullable().describe('The name of their school; null where they have none'),
  from: z.string().describe('The address until now, masked: l•••@escuela.mx'),
  to: z.string(),
  expires_at: instant.describe('UTC'),
});
export type EmailChangeFacts = z.infer<typeof EmailChangeFacts>;

const NAME_MAX = 100;
const ROLES_MAX = ROLE_CODES.length;
/** Upper limit; there are fewer levels. */
const LEVELS_MAX = 10;

/** The fields of an account that administrators change. Absent fields stay unchanged. */
export const UserForm = z.strictObject({
  name: requiredLine(NAME_MAX, 'users.name.required').optional(),
  surname: requiredLine(NAME_MAX, 'users.surname.required').optional(),
  email: email.optional().describe('Another one waits until it is confirmed from its mailbox'),
  school_id: id.nullable().optional(),
  active: z.boolean().optional(),
  time_factor: timeFactor
    .optional()
    .describe('Time for each question of the diagnostic; written only, because nobody is told what a person chose'),
  roles: z
    .array(z.strictObject({ id, levels: z.array(id).max(LEVELS_MAX) }))
    .min(1, 'users.roles.required')
    .max(ROLES_MAX)
    .optional(),
  revision: id,
});
export type UserForm = z.input<typeof UserForm>;

/** Number of accounts that a purge removes, or would remove. */
export const PurgeCounts = z.object({
  deleted: z.int().describe('Accounts deleted at least thirty days ago'),
  unverified: z.int().describe('Accounts that nobody verified or entered in thirty days'),
});
export type PurgeCounts = z.infer<typeof PurgeCounts>;

/** Days after which deleted and unverified accounts are purged. */
export const PURGE_AFTER_DAYS = 30;
