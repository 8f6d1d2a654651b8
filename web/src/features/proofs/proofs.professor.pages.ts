import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { lazyPage } from '../../lib/lazy-page';

/** A teacher's own proofs (ACT-06). */
export const proofsProfessorPages = [
  lazyPage(proofsPages.professorProofs, async () => (await import('./pages/OwnProofsPage')).OwnProofsPage),
];
