import type { passwordCalls } from '@ruta/contracts/access/passwords.api';
import type { invitations } from '@ruta/contracts/invitations/invitations.api';
import type { emailChange } from '@ruta/contracts/users/email-change.api';
import { route } from '../../lib/api';

export const readInvitation = route<typeof invitations.facts>('get', '/invitations/token/:token');
export const postRegister = route<typeof invitations.register>('post', '/register');
export const postForgot = route<typeof passwordCalls.forgot>('post', '/password/forgot');
export const postReset = route<typeof passwordCalls.reset>('post', '/password/reset');
export const readEmailChange = route<typeof emailChange.emailFacts>('get', '/email/token/:token');
export const postEmailConfirm = route<typeof emailChange.confirmEmail>('post', '/email/confirm');
