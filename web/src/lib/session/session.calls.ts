import type { access } from '@ruta/contracts/access/access.api';
import type { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { route } from '../api';

export const login = route<typeof access.login>('post', '/login');
export const logout = route<typeof access.logout>('post', '/logout');
export const readMe = route<typeof access.me>('get', '/me');
export const putRole = route<typeof access.chooseRole>('put', '/me/role');
export const putConfirm = route<typeof twoFactorCalls.confirm>('put', '/me/confirm');
export const putLocale = route<typeof access.chooseLocale>('put', '/me/locale');
