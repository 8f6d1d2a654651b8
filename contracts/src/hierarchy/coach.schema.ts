import { z } from 'zod';
import { id } from '../kit/fields';
import { COACH_ROLES } from '../roles';

/** Somebody who may accompany schools, for selectors (HIE-05, HIE-06). */
export const Coach = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  fullname: z.string(),
  access: z
    .string()
    .nullable()
    .describe('The e-mail address that signs in; null for who does not fill in the hierarchy'),
  roles: z.array(z.enum(COACH_ROLES)).describe('From the top: their own, and transitional ones of the cycle'),
});
export type Coach = z.infer<typeof Coach>;
