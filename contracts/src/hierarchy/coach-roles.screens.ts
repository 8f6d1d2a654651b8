import { z } from 'zod';
import { id } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { RoleHolder } from './coach-role.schema';
import { HELD } from './coach-roles.api';

const CoachRolesPage = z.object({
  people: pageOf(RoleHolder),
  cycles: z
    .array(z.object({ id, period: z.string(), state: z.enum(['pending', 'started', 'finished']) }))
    .describe('Latest first'),
});
export type CoachRolesPage = z.infer<typeof CoachRolesPage>;

/** People with their roles of coaching (CYC-04, HIE-01). */
export const adminCoachRoles = screen({
  area: 'admin',
  path: '/coach-roles',
  query: z.strictObject({
    page: z.string().optional(),
    search: z.string().optional(),
    role: z.enum(HELD).optional(),
    cycle: z.string().optional(),
  }),
  reply: CoachRolesPage,
});

export const coachRolesScreens = { adminCoachRoles };
