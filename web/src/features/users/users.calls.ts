import type { passwordCalls } from '@ruta/contracts/access/passwords.api';
import type { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import type { emailChange } from '@ruta/contracts/users/email-change.api';
import type { usersAtOnce } from '@ruta/contracts/users/users-at-once.api';
import type { users } from '@ruta/contracts/users/users.api';
import type { adminUser, adminUsers } from '@ruta/contracts/users/users.screens';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { actingRoute, route, screenRoute } from '../../lib/api';

export const userListScreen = screenRoute<typeof adminUsers>('admin', '/users');
export const userScreen = screenRoute<typeof adminUser>('admin', '/users/:id');

export const updateUser = route<typeof users.update>('put', '/users/:id');
export const banUser = route<typeof users.ban>('put', '/users/:id/ban');
export const verifyUser = route<typeof users.verify>('put', '/users/verify/:id');
export const deleteUser = route<typeof users.delete>('delete', '/users/:id');
export const banUsers = route<typeof usersAtOnce.banAll>('put', '/users/at-once/ban');
export const verifyUsers = route<typeof usersAtOnce.verifyAll>('put', '/users/at-once/verify');
export const deleteUsers = route<typeof usersAtOnce.deleteAll>('put', '/users/at-once/delete');
export const restoreUser = route<typeof users.restore>('put', '/users/:id/restore');
export const purgeUsers = actingRoute<typeof users.purge>('/users/purge');
export const mailReset = route<typeof passwordCalls.mailReset>('put', '/users/:id/reset-password');
export const resendEmail = route<typeof emailChange.resendEmail>('put', '/users/:id/pending-email');
export const withdrawEmail = route<typeof emailChange.withdrawEmail>('delete', '/users/:id/pending-email');
export const resetTwoFactor = route<typeof twoFactorCalls.resetTwoFactor>('put', '/users/:id/reset-two-factor');

/** The address of the file of accounts: the chosen ones, or those of a view. */
export const usersFileHref = (asked: { ids: readonly number[] } | { filter: object }): string =>
  `/api/users/export${toQuery(asked)}`;

/** Addresses to reload after an account changed. */
export const USERS: readonly string[] = ['/users', '/audit'];
