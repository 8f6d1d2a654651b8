import { accessPages } from '@ruta/contracts/access/access.pages';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';

const PATHS: readonly string[] = [
  invitationsPages.register.path,
  accessPages.passwordForgot.path,
  accessPages.passwordReset.path,
  accessPages.emailConfirm.path,
  sharingPages.calendarChanges.path,
];
const PROOF = proofsPages.proofCheck.path.replace(':token', '');

/** Whether a link from a letter or a paper leads here; such pages open without a session (`areas/outside.ts`). */
export const isOpenPath = (path: string): boolean => PATHS.includes(path) || path.startsWith(PROOF);
