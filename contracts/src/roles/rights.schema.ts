import { z } from 'zod';
import { id } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** Event from core-api to every bff, whose browsers then reload their rights: for one role, or for one person. */
export const RightsChanged = z.union([z.object({ role: z.enum(ROLE_CODES) }), z.object({ user_id: id })]);
export type RightsChanged = z.infer<typeof RightsChanged>;
