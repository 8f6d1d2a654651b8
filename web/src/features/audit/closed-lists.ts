import type { Ability } from '@ruta/contracts/abilities';
import { PERMISSION_TEXTS } from '@ruta/contracts/roles/permission.texts';
import { ROLES } from '@ruta/contracts/roles';
import type { RoleCode } from '@ruta/contracts/roles';

export const isAbility = (name: string): name is Ability => Object.hasOwn(PERMISSION_TEXTS, name);
export const isRoleCode = (name: string): name is RoleCode => Object.hasOwn(ROLES, name);
