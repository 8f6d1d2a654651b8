import type { profileCalls } from '@ruta/contracts/access/profile.api';
import type { sessionCalls } from '@ruta/contracts/access/sessions.api';
import type { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { route } from '../../lib/api';

export const readProfile = route<typeof profileCalls.profile>('get', '/profile');
export const putProfile = route<typeof profileCalls.saveProfile>('put', '/profile');
export const postPhoto = route<typeof profileCalls.setPhoto>('post', '/profile/photo');
export const deletePhoto = route<typeof profileCalls.deletePhoto>('delete', '/profile/photo');
export const putPassword = route<typeof profileCalls.changePassword>('put', '/profile/password');

export const listSessions = route<typeof sessionCalls.sessions>('get', '/sessions');
export const endSession = route<typeof sessionCalls.endSession>('delete', '/sessions/:id');
export const endOtherSessions = route<typeof sessionCalls.endOtherSessions>('delete', '/sessions');
export const SESSIONS = ['/sessions'] as const;

export const readTwoFactor = route<typeof twoFactorCalls.twoFactor>('get', '/profile/two-factor');
export const beginTwoFactor = route<typeof twoFactorCalls.beginTwoFactor>('put', '/profile/two-factor/begin');
export const confirmTwoFactor = route<typeof twoFactorCalls.confirmTwoFactor>('put', '/profile/two-factor');
export const renewCodes = route<typeof twoFactorCalls.renewRecoveryCodes>('put', '/profile/two-factor/recovery-codes');
export const disableTwoFactor = route<typeof twoFactorCalls.disableTwoFactor>('put', '/profile/two-factor/disable');
export const postCode = route<typeof twoFactorCalls.loginCode>('post', '/login/code');
