import { page } from '../kit/page-path';

/** Pages of accounts, for administrators (ACC-03, ADM-04, ADM-05). */
export const usersPages = {
  adminUsers: page('/admin/users'),
  adminUser: page('/admin/users/:id'),
  userReset: page('/users/reset-password/:id'),
};
