import { usersPages } from '@ruta/contracts/users/users.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of accounts (ACC-03, ADM-04, ADM-05). */
export const usersAdminPages = [
  lazyPage(usersPages.adminUsers, async () => (await import('./pages/UserListPage')).UserListPage),
  lazyPage(usersPages.adminUser, async () => (await import('./pages/UserEditPage')).UserEditPage),
  lazyPage(usersPages.userReset, async () => (await import('./pages/UserResetPage')).UserResetPage),
];
