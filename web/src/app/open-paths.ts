import { accessPages } from '@ruta/contracts/access/access.pages';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';

/** Addresses of links in letters, open without a session; `areas/outside.ts` has their pages. */
export const openPaths: readonly string[] = [
  invitationsPages.register.path,
  accessPages.passwordForgot.path,
  accessPages.passwordReset.path,
];
