import { z } from 'zod';
import { id } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** What core-api tells every bff, whose browsers then ask anew what they may do: everybody in a role, or one person. */
export const RightsChanged = z.union([z.object({ role: z.enum(ROLE_CODES) }), z.object({ user_id: id })]);
export type RightsChanged = z.infer<typeof RightsChanged>;
