import { defaultCell, ROLE_CODES, type Endpoint, type RoleCode } from '@ruta/contracts';

/** A role that may call the endpoint. */
export function roleFor({ access }: Endpoint): RoleCode {
  if (!('ability' in access)) return 'COACH';
  const { ability } = access;
  const role = ROLE_CODES.find((code) => defaultCell(code, ability)?.enabled);
  if (!role) throw new Error(`Nobody may ${ability}`);
  return role;
}
