import { z } from 'zod';
import { ABILITIES } from '../abilities';
import { day, email, id, instant } from '../kit/fields';
import { lengthOf } from '../kit/length';
import { PASSWORD_MAX } from '../kit/limits';
import { LOCALES } from '../locale';
import { ROLE_CODES } from '../roles';
import { photoUrl } from './profile.schema';

/** The started school cycle. */
export const CurrentCycle = z.object({
  id,
  period: z.string().describe('Catalogue label, such as 2026-2027'),
  start_at: day,
  end_at: day,
});
export type CurrentCycle = z.infer<typeof CurrentCycle>;

/** A finished cycle that a screen shows; it is only read. */
export const PastCycle = CurrentCycle.describe('The finished cycle that is shown; absent for the started one');
export type PastCycle = z.infer<typeof PastCycle>;

/** The signed-in person, with what the browser needs to know about their rights. */
export const Me = z.object({
  user: z.object({
    id,
    email: z.string(),
    name: z.string(),
    surname: z.string(),
    fullname: z.string(),
    timezone: z.string().describe('IANA name'),
    locale: z.enum(LOCALES),
    school_id: id.nullable(),
    photo: photoUrl,
  }),
  role: z.enum(ROLE_CODES).describe('The role the person acts in'),
  roles: z.array(z.enum(ROLE_CODES)).describe('The roles the person may choose from'),
  must_choose_role: z.boolean().describe('Several roles, and none chosen yet'),
  withheld: z
    .literal('access.two-factor-required')
    .nullable()
    .describe('Why the role’s abilities are not there yet: a super administrator without two-step verification'),
  abilities: z.array(z.enum(ABILITIES)),
  cycle: CurrentCycle.nullable(),
  server_time: instant.describe('UTC'),
  server_timezone: z.string(),
  user_timezone: z.string(),
});
export type Me = z.infer<typeof Me>;

/** The sign-in form. The password is only compared; the password policy does not apply to it. */
export const Credentials = z.strictObject({
  email,
  password: z
    .string('access.password.required')
    .min(1, 'access.password.required')
    .refine((value) => lengthOf(value) <= PASSWORD_MAX, 'invalid'),
  remember: z.boolean().default(false),
});
export type Credentials = z.input<typeof Credentials>;
