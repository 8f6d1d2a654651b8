import { page } from '../kit/page-path';

/** Issued attendance proofs: of a school, one's own, and the public page that says whether one is valid (ACT-06). */
export const proofsPages = {
  coachProofs: page('/coach/schools/:school_id/attendance-proofs'),
  scholasticProofs: page('/scholastic/schools/:school_id/attendance-proofs'),
  professorProofs: page('/professor/attendance-proofs'),
  proofCheck: page('/proofs/:token'),
};
