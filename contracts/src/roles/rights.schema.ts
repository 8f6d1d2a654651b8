import { z } from 'zod';
import { id } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** Event from core-api to every bff, whose browsers then reload their rights: of a role, of people, or everybody's. */
export const RightsChanged = z.union([
  z.object({ role: z.enum(ROLE_CODES) }),
  z.object({ user_id: id }),
  z.object({ user_ids: z.array(id).describe('Who came to a school, or left it') }),
  z.object({ everybody: z.literal(true) }),
]);
export type RightsChanged = z.infer<typeof RightsChanged>;
