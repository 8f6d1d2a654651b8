import { accessPages } from '@ruta/contracts/access/access.pages';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages that links in letters lead to, open without a session. */
export const accessOutsidePages = [
  lazyPage(invitationsPages.register, async () => (await import('./pages/RegisterPage')).RegisterPage),
  lazyPage(accessPages.passwordForgot, async () => (await import('./pages/ForgotPasswordPage')).ForgotPasswordPage),
  lazyPage(accessPages.passwordReset, async () => (await import('./pages/ResetPasswordPage')).ResetPasswordPage),
  lazyPage(accessPages.emailConfirm, async () => (await import('./pages/ConfirmEmailPage')).ConfirmEmailPage),
];
