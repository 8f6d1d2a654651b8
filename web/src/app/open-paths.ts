import { accessPages } from '@ruta/contracts/access/access.pages';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';

/** Addresses that links in letters lead to; they open without a session. Their pages are in `areas/outside.ts`. */
export const openPaths: readonly string[] = [
  invitationsPages.register.path,
  accessPages.passwordForgot.path,
  accessPages.passwordReset.path,
  accessPages.emailConfirm.path,
];
