import type { Ability, RoleCode, Scope } from '@ruta/contracts';
import type { Flag, Table } from '../../database/table';

export interface RoleRow {
  id: number;
  code: RoleCode;
  /** Above ordinary administration. */
  su: Flag;
  /** Raised by every change of the role's cells. */
  revision: number;
}

export interface PermissionRow {
  id: number;
  code: Ability;
  subject: string;
  action: string;
}

/** A cell of the permission matrix. */
export interface RolePermissionRow {
  role_id: number;
  permission_id: number;
  scope: Scope;
  enabled: Flag;
}

/** A role that a person holds. */
export interface RoleUserRow {
  user_id: number;
  role_id: number;
  attach_type: 'local' | 'remote';
}

/** A level that a person holds a role at. */
export interface RoleUserLevelRow {
  user_id: number;
  role_id: number;
  level_id: number;
}

/** A role that a person holds during one cycle. */
export interface TransitionalRoleRow {
  user_id: number;
  cycle_id: number;
  role_id: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    roles: Table<RoleRow, 'id' | 'su' | 'revision'>;
    permissions: Table<PermissionRow, 'id'>;
    role_permissions: Table<RolePermissionRow>;
    role_user: Table<RoleUserRow, 'attach_type'>;
    role_user_levels: Table<RoleUserLevelRow>;
    transitional_roles: Table<TransitionalRoleRow>;
  }
}
