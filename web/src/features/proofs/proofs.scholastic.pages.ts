import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The issued proofs of a school (ACT-06). */
export const proofsScholasticPages = [
  lazyPage(proofsPages.scholasticProofs, async () => (await import('./pages/SchoolProofsPages')).ScholasticProofsPage),
];
