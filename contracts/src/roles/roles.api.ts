import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryFlag } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { CHANGES_MAX, Level, PermissionChange, PermissionGroup, Role, RolePermission } from './role.schema';

const REFUSALS = ['roles.cell-locked', 'roles.cell-none', 'roles.su-fixed', 'roles.own-role'] as const;

/** Roles, levels and the permission matrix (ADM-05, ADM-06). */
export const roles = {
  list: endpoint({
    method: 'get',
    path: '/roles',
    summary: 'Roles; with include=permissions the matrix',
    access: { ability: 'role:read' },
    query: listQuery({
      row: Role,
      sort: ['id', 'code'],
      defaultSort: 'id',
      include: ['permissions'],
      filter: { su: queryFlag.optional() },
      maxSize: 10000,
    }),
    reply: pageOf(Role),
  }),
  levels: endpoint({
    method: 'get',
    path: '/levels',
    summary: 'School levels, in their order',
    access: { ability: 'catalog:read' },
    reply: dataOf(z.array(Level)),
  }),
  permissions: endpoint({
    method: 'get',
    path: '/permissions',
    summary: 'Every permission, grouped by subject',
    access: { ability: 'role:read' },
    reply: dataOf(z.array(PermissionGroup)),
  }),
  change: endpoint({
    method: 'put',
    path: '/roles/permissions',
    summary: 'Switch several cells of the matrix: all of them or none',
    access: { ability: 'permission:update' },
    confirm: true,
    body: z.strictObject({ changes: z.array(PermissionChange).min(1).max(CHANGES_MAX) }),
    reply: dataOf(z.object({ changed: z.int().describe('Cells that were not so already') })),
    problems: REFUSALS,
  }),
  toggle: endpoint({
    method: 'put',
    path: '/roles/:id/permissions/:permissionId',
    summary: 'Switch one cell of the matrix; it holds from the next request on',
    access: { ability: 'permission:update' },
    confirm: true,
    body: z.strictObject({ enabled: z.boolean() }),
    reply: dataOf(RolePermission),
    problems: ['roles.not-found', ...REFUSALS],
  }),
};
