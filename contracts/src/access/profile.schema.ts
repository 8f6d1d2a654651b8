import { z } from 'zod';
import { day, id } from '../kit/fields';
import { LOCALES } from '../locale';
import { personName, personSurname, SEXES, timezoneName } from './person.schema';

/** Earliest birthday. Both databases store every later date. */
const BIRTHDAY_MIN = '1900-01-01';
/** Largest photo, in bytes. */
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Address of a person's photo below `/api`, or null. Each photo has another address, so browsers may cache it. */
export const photoUrl = z.string().nullable().describe('Square, 256 px; under /api; another address for another photo');

/** What a person sees and changes about themselves (ACC-04). */
export const Profile = z.object({
  id,
  email: z.string(),
  pending_email: z.string().nullable().describe('An address that counts once it is confirmed with the link sent there'),
  name: z.string(),
  surname: z.string(),
  birthday: day.nullable(),
  sex: z.enum(SEXES),
  timezone: z.string().describe('IANA name'),
  locale: z.enum(LOCALES),
  photo: photoUrl,
  revision: z.int(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileForm = z.strictObject({
  name: personName,
  surname: personSurname,
  birthday: day
    .refine((value) => value >= BIRTHDAY_MIN, 'access.birthday.too-old')
    .nullable()
    .describe('Not later than today in the person’s time zone'),
  sex: z.enum(SEXES).default('m'),
  timezone: timezoneName,
  locale: z.enum(LOCALES),
  revision: id,
});
export type ProfileForm = z.input<typeof ProfileForm>;
