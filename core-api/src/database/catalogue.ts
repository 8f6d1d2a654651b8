import { ABILITIES, defaultCell, ROLE_CODES, ROLES } from '@ruta/contracts';
import type { Knex } from 'knex';

/** The tables that `syncCatalogue` fills. */
export const CATALOGUE_TABLES = ['roles', 'permissions', 'role_permissions'];

/**
 * Brings roles, permissions and the cells of the matrix in line with the code. The code owns which permissions exist
 * (a stale one is deleted, so that it can never be re-applied); the table owns which role has which: a cell that is
 * already there keeps what an administrator chose. Writes only what differs, because a full disk refuses every write.
 */
export async function syncCatalogue(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await addMissing(
      trx,
      'roles',
      'code',
      ROLE_CODES.map((code) => ({ code, su: ROLES[code].su })),
    );
    await addMissing(
      trx,
      'permissions',
      'code',
      ABILITIES.map((code) => {
        const [subject = '', action = ''] = code.split(':');
        return { code, subject, action };
      }),
    );
    const stale = await trx('permissions')
      .whereNotIn('code', [...ABILITIES])
      .pluck('id');
    if (stale.length > 0) await trx('permissions').whereIn('id', stale).delete();
    await addMissingCells(trx);
  });
}

async function addMissing(trx: Knex, table: string, key: string, rows: readonly Record<string, unknown>[]) {
  const known = new Set(await trx(table).pluck<unknown[]>(key));
  const missing = rows.filter((row) => !known.has(row[key]));
  if (missing.length > 0) await trx(table).insert(missing);
}

async function addMissingCells(trx: Knex) {
  const roles = await trx('roles').select('id', 'code');
  const permissions = await trx('permissions').select('id', 'code');
  const cells = await trx('role_permissions').select('role_id', 'permission_id');
  const known = new Set(cells.map((cell) => `${cell.role_id}:${cell.permission_id}`));
  const roleIds = new Map(roles.map(({ id, code }) => [code, id]));
  const permissionIds = new Map(permissions.map(({ id, code }) => [code, id]));
  const missing = ROLE_CODES.flatMap((role) =>
    ABILITIES.flatMap((ability) => {
      const cell = defaultCell(role, ability);
      const role_id = roleIds.get(role);
      const permission_id = permissionIds.get(ability);
      if (!cell || role_id === undefined || permission_id === undefined) return [];
      if (known.has(`${role_id}:${permission_id}`)) return [];
      return [{ role_id, permission_id, scope: cell.scope, enabled: cell.enabled }];
    }),
  );
  // In slices: SQLite takes a bounded number of values in one statement.
  for (let at = 0; at < missing.length; at += 100) await trx('role_permissions').insert(missing.slice(at, at + 100));
}
