import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { COACH_ROLES } from '../roles';
import { CoachRolesForm, RemoveTransitionalForm, RoleHolder, TransitionalRolesForm } from './coach-role.schema';

const read = { ability: 'coach-role:read' } as const;
const write = { ability: 'coach-role:write' } as const;
const cycle_id = queryId.optional().describe('Of the transitional roles; the started cycle unless told');
const REFUSED = [
  ...['users.not-found', 'users.stale', 'users.oneself', 'users.above', 'users.role-fixed', 'users.deleted'],
  ...['cycles.not-found', 'cycles.finished', 'coach-roles.assigned', 'coach-roles.above'],
] as const;

/** Filters of the list. `any` is everybody with a role of coaching; without it everybody. */
export const HELD = ['any', ...COACH_ROLES] as const;

/** The calls below an address; they answer below both by one service (HIE-06). */
const callsBelow = <const Base extends '' | '/school-cycles'>(base: Base) => ({
  list: endpoint({
    method: 'get',
    path: `${base}/users-hierarchy`,
    summary: 'People with their own roles of coaching, and those of a cycle; superiors see their branch',
    access: read,
    query: listQuery({
      row: RoleHolder,
      sort: ['name', 'id'],
      defaultSort: 'name',
      filter: { search: search.optional(), role: z.enum(HELD).optional() },
      extra: { cycle_id },
    }),
    reply: pageOf(RoleHolder),
    problems: ['cycles.not-found'],
  }),
  get: endpoint({
    method: 'get',
    path: `${base}/users-hierarchy/:id`,
    summary: 'One person with their roles of coaching',
    access: read,
    query: z.strictObject({ cycle_id }),
    reply: dataOf(RoleHolder),
    problems: ['users.not-found', 'cycles.not-found'],
  }),
  save: endpoint({
    method: 'post',
    path: `${base}/users-hierarchy/:id`,
    summary: 'Save a person’s own roles of coaching, or with a cycle the transitional ones of that cycle',
    access: write,
    body: CoachRolesForm,
    reply: dataOf(RoleHolder),
    problems: REFUSED,
  }),
  saveTransitional: endpoint({
    method: 'put',
    path: `${base}/transitional-roles/:id`,
    summary: 'Save a person’s transitional roles of a cycle',
    access: write,
    body: TransitionalRolesForm,
    reply: dataOf(RoleHolder),
    problems: REFUSED,
  }),
  removeTransitional: endpoint({
    method: 'delete',
    path: `${base}/remove-transitional`,
    summary: 'Take all transitional roles of a cycle from a person; repeating it changes nothing',
    access: write,
    body: RemoveTransitionalForm,
    reply: dataOf(RoleHolder),
    problems: REFUSED,
  }),
});

/** Roles of coaching: a person's own, and transitional ones by cycle (CYC-04, HIE-01). */
export const coachRoles = callsBelow('');
/** The same below `/school-cycles`. */
export const coachRolesOfCycles = callsBelow('/school-cycles');
