import { z } from 'zod';
import { screen } from '../kit/screen';
import { PermissionGroup, Role } from './role.schema';

const Matrix = z.object({
  roles: z.array(Role.required({ permissions: true })),
  groups: z.array(PermissionGroup),
  can: z.object({ change: z.boolean() }),
});
export type Matrix = z.infer<typeof Matrix>;

/** The permission matrix (ADM-06). */
export const adminRoles = screen({ area: 'admin', path: '/roles', reply: Matrix });

export const rolesScreens = { adminRoles };
