import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The public page of a proof, open without a session (ACT-06). */
export const proofsOutsidePages = [
  lazyPage(proofsPages.proofCheck, async () => (await import('./pages/ProofCheckPage')).ProofCheckPage),
];
