import { z } from 'zod';
import {
  CONFIRMATION,
  isConfirmed,
  newPassword,
  personName,
  personSurname,
  SEXES,
  timezoneName,
} from '../access/person.schema';
import { day, linkToken } from '../kit/fields';

/** The registration form of an invited person. E-mail and role come from the invitation (ACC-02). */
export const RegistrationForm = z
  .strictObject({
    token: linkToken,
    name: personName,
    surname: personSurname,
    password: newPassword,
    password_confirmation: newPassword,
    birthday: day.nullable().optional(),
    sex: z.enum(SEXES).default('m'),
    timezone: timezoneName.default('UTC'),
    accept_terms: z.literal(true, 'invitations.terms.required'),
  })
  .refine(isConfirmed, CONFIRMATION);
export type RegistrationForm = z.input<typeof RegistrationForm>;
