import { accessOutsidePages } from '../../features/access/access.outside.pages';
import { proofsOutsidePages } from '../../features/proofs/proofs.outside.pages';
import { sharingOutsidePages } from '../../features/sharing/sharing.outside.pages';

/** Pages that open without a session, apart from the sign-in form, one line per room. */
export const outsidePages = [...accessOutsidePages, ...proofsOutsidePages, ...sharingOutsidePages];
