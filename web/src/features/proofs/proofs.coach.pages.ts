import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The issued proofs of a school (ACT-06). */
export const proofsCoachPages = [
  lazyPage(proofsPages.coachProofs, async () => (await import('./pages/SchoolProofsPages')).CoachProofsPage),
];
