import { screen } from '@testing-library/react';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import type { UserList, UserPage } from '@ruta/contracts/users/users.screens';
import { renderScreen } from '../../../testing';
import { UserEditPage } from '../pages/UserEditPage';
import { UserListPage } from '../pages/UserListPage';
import { UserResetPage } from '../pages/UserResetPage';

export const LIST = 'GET /bff/admin/users';
export const PAGE = 'GET /bff/admin/users/40';
/** The signed-in administrator. */
export const admin: Me = {
  ...sampleCoach,
  role: 'ADMIN',
  roles: ['ADMIN'],
  abilities: ['user:read', 'user:update', 'user:ban', 'user:verify', 'user:delete', 'user:purge', 'audit:read'],
};
export const banned = userWith({ id: 41, fullname: 'Luis Pérez', is_banned: true, last_login_at: null });
export const unverified = userWith({
  id: 42,
  fullname: 'Eva Ibarra',
  verified_at: null,
  school: null,
  school_id: null,
  can: userCan('update', 'verify'),
});

export const listOf = (users: UserDetail[], more: Partial<UserList> = {}): UserList => ({
  users: { data: users, page: 1, size: 10, total: users.length, pages: 1, count: users.length },
  school: null,
  can: { purge: true },
  ...more,
});
export const pageOf = (user: UserDetail = sampleUser): UserPage => ({
  user,
  roles: [
    { id: 6, code: 'DIR', su: false, grantable: true },
    { id: 9, code: 'PROF', su: false, grantable: true },
    { id: 11, code: 'SUPER_ADMIN', su: true, grantable: false },
  ],
  levels: [
    { id: 2, key: 'primaria', name_es: 'Primaria', name_en: 'Primary', order: 2 },
    { id: 3, key: 'secundaria', name_es: 'Secundaria', name_en: 'Secondary', order: 3 },
  ],
});
const schools = { data: [], page: 1, size: 50, total: 0, pages: 0, count: 0 };
/** Renders the list. */
export const open = (
  reply: unknown = listOf([sampleUser, banned, unverified]),
  route = '/admin/users',
  me: Me = admin,
) =>
  renderScreen(<UserListPage />, {
    me,
    path: '/admin/users',
    route,
    replies: { [LIST]: reply, 'GET /api/schools': schools },
  });
/** Renders one account. */
export const openOne = (reply: unknown = pageOf(), me: Me = admin) =>
  renderScreen(<UserEditPage />, {
    me,
    path: '/admin/users/:id',
    route: '/admin/users/40',
    replies: { [PAGE]: reply, 'GET /api/schools': schools },
  });
/** Renders the page that sends a link for a new password. */
export const openReset = (reply: unknown = pageOf()) =>
  renderScreen(<UserResetPage />, {
    me: admin,
    path: '/users/reset-password/:id',
    route: '/users/reset-password/40',
    replies: { [PAGE]: reply, 'PUT /api/me/confirm': { data: null } },
  });
export const rowOf = (name: RegExp) => screen.findByRole('row', { name });
