import { page } from '../kit/page-path';

/** Pages of accounts, for administrators (ADM-04, ADM-05). */
export const usersPages = {
  adminUsers: page('/admin/users'),
  adminUser: page('/admin/users/:id'),
};
