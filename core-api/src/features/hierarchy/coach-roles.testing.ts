import { roomFixtures } from '../../testing/fixtures';
import { worldOf } from '../../testing/world';

const bodies = {
  roles: { roles: ['COACH', 'COACH_SEC'] },
  transitional: { roles: ['COACH_MAN'] },
};
const below = <V>(path: (base: string) => readonly (readonly [string, V])[]): Record<string, V> =>
  Object.fromEntries(['', '/school-cycles'].flatMap(path));

export const coachRolesFixtures = roomFixtures({
  ids: {
    /** Somebody who holds a role of coaching. */
    roleHolder: ({ db, mark, school }) => worldOf(db).person('COACH', { name: mark, school_id: school }),
  },
  params: below((base) => [
    [`${base}/users-hierarchy/:id`, 'roleHolder'],
    [`${base}/transitional-roles/:id`, 'roleHolder'],
  ]),
  fields: { user_id: 'roleHolder', cycle: 'ownCycle' },
  lists: [
    { as: 'ADMIN', path: '/users-hierarchy', index: 'users_by_name' },
    {
      as: 'ADMIN',
      path: '/users-hierarchy',
      query: { 'filter[role]': 'any' },
      index: 'role_user_role_id_user_id_index',
    },
  ],
  tables: below((base) => [
    [`${base}/users-hierarchy`, ['role_user', 'transitional_roles', 'users']],
    [`${base}/transitional-roles`, ['transitional_roles', 'users']],
    [`${base}/remove-transitional`, ['transitional_roles', 'users']],
  ]),
  bodies: below<Record<string, unknown>>((base) => [
    [`POST ${base}/users-hierarchy/:id`, bodies.roles],
    [`PUT ${base}/transitional-roles/:id`, bodies.transitional],
    [`DELETE ${base}/remove-transitional`, {}],
  ]),
});
