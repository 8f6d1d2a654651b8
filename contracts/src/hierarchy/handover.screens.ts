import { z } from 'zod';
import { Cycle } from '../cycles/cycle.schema';
import { id } from '../kit/fields';
import { screen } from '../kit/screen';
import { COACH_ROLES } from '../roles';
import { Handover } from './handover.schema';

const queryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional()
  .describe('An id');

const HandoverPage = z.object({
  cycle: Cycle.required({ period: true }).nullable().describe('Null where none is started and none was asked for'),
  holders: z.array(z.object({ id, fullname: z.string(), schools: z.int() })).describe('Who has schools in the role'),
  receivers: z.array(z.object({ id, fullname: z.string() })).describe('Who may take places of the role'),
  mean: z.number(),
  schools: z
    .array(z.object({ id, name: z.string() }))
    .nullable()
    .describe('Of who hands over, the first thousand; null while nobody is chosen'),
  recent: z.array(Handover).describe('The last ones of the cycle, newest first'),
});
export type HandoverPage = z.infer<typeof HandoverPage>;

/** One person's schools of a cycle, and to whom they can go; of the started cycle unless told (decision 0040). */
export const adminHandover = screen({
  area: 'admin',
  path: '/handover',
  query: z.strictObject({ cycle: queryId, role: z.enum(COACH_ROLES), from: queryId }),
  reply: HandoverPage,
});

export const handoverScreens = { adminHandover };
