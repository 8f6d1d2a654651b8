import { z } from 'zod';
import { ABILITIES } from '../abilities';
import { id } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/** Reach of a cell; see `Scope`. */
const SCOPES = ['A', 'H', 'S', 'O', 'C'] as const;

/** A permission: a subject and an action. */
export const Permission = z.object({ id, code: z.enum(ABILITIES), subject: z.string(), action: z.string() });
export type Permission = z.infer<typeof Permission>;

/** A permission of a role. A role cannot be given others, because their scope would be undefined. */
export const RolePermission = Permission.extend({
  scope: z.enum(SCOPES),
  enabled: z.boolean(),
  locked: z.boolean().describe('Whether the caller may not switch it'),
});
export type RolePermission = z.infer<typeof RolePermission>;

export const Role = z.object({
  id,
  code: z.enum(ROLE_CODES),
  su: z.boolean().describe('Only a super administrator grants it'),
  grantable: z.boolean().describe('Whether the caller may give and take it'),
  permissions: z.array(RolePermission).optional().describe('Present with include=permissions'),
});
export type Role = z.infer<typeof Role>;

/** The permissions of one subject, in the order of the matrix. */
export const PermissionGroup = z.object({
  subject: z.string(),
  permissions: z.array(Permission.extend({ locked: z.boolean().describe('The same for every role') })),
});
export type PermissionGroup = z.infer<typeof PermissionGroup>;

/** A school level. */
export const Level = z.object({ id, key: z.string(), name_es: z.string(), name_en: z.string(), order: z.int() });
export type Level = z.infer<typeof Level>;

/** One changed cell of the matrix. */
export const PermissionChange = z.strictObject({ role_id: id, permission_id: id, enabled: z.boolean() });
export type PermissionChange = z.infer<typeof PermissionChange>;

/** Upper limit of changes in one request; the matrix has fewer cells. */
export const CHANGES_MAX = 2000;
