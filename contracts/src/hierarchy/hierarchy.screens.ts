import { z } from 'zod';
import { Cycle } from '../cycles/cycle.schema';
import { id } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { ImportedSchool } from '../schools/imported-school.schema';
import { State } from '../schools/school.schema';
import { HierarchyRow } from './hierarchy.schema';

const personId = z.string().optional().describe('An id');

const HierarchyList = z.object({
  cycle: Cycle.required({ period: true }).nullable().describe('Null where none is started and none was asked for'),
  schools: pageOf(HierarchyRow),
});
export type HierarchyList = z.infer<typeof HierarchyList>;

/** The schools of a cycle with who accompanies them; of the started one unless told (HIE-02, CYC-05). */
export const adminHierarchy = screen({
  area: 'admin',
  path: '/hierarchy',
  query: z.strictObject({
    cycle: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .optional()
      .describe('An id'),
    page: z.string().optional(),
    search: z.string().optional(),
    incomplete: z.enum(['0', '1']).optional().describe('Whether the four main places are not all taken'),
    director: personId,
    manager: personId,
    coordinator: personId,
    coach: personId,
    secondary_one: personId,
    secondary_two: personId,
  }),
  reply: HierarchyList,
});

const NewSchool = z.object({
  imported: ImportedSchool,
  states: z.array(State),
  cycles: z
    .array(z.object({ id, period: z.string(), state: z.enum(['pending', 'started']) }))
    .describe('That schools can join: the started one first, then the prepared ones'),
});
export type NewSchool = z.infer<typeof NewSchool>;

/** An imported school with what its set-up chooses from (HIE-04). */
export const adminNewSchool = screen({ area: 'admin', path: '/schools/imported/:id', reply: NewSchool });

export const hierarchyScreens = { adminHierarchy, adminNewSchool };
