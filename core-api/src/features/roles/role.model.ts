import type { Scope } from '@ruta/contracts';
import { BaseModel } from '../../database/base-model';

/** A cell of the permission matrix. */
export class RolePermissionModel extends BaseModel {
  static override tableName = 'role_permissions';
  static override idColumn = ['role_id', 'permission_id'];
  static override booleans = ['enabled'];

  declare role_id: number;
  declare permission_id: number;
  declare scope: Scope;
  declare enabled: boolean;
}
