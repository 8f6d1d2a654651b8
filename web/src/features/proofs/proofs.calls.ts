import type { proofs } from '@ruta/contracts/proofs/proofs.api';
import type { coachProofs, professorProofs, scholasticProofs } from '@ruta/contracts/proofs/proofs.screens';
import { route, screenRoute } from '../../lib/api';

export type ProofArea = 'coach' | 'scholastic';

export const schoolProofsScreen = (area: ProofArea) =>
  screenRoute<typeof coachProofs | typeof scholasticProofs>(area, '/schools/:school_id/attendance-proofs');
export const ownProofsScreen = screenRoute<typeof professorProofs>('professor', '/attendance-proofs');

export const revokeProof = route<typeof proofs.revoke>('put', '/schools/activity/attendance-proofs/:id/revoke');
export const checkProof = route<typeof proofs.check>('get', '/proofs/:token');

/** Addresses to reload after a proof of a school was revoked. */
export const touchedBy = (schoolId: number): readonly string[] => [`/schools/${schoolId}/attendance-proofs`, '/audit'];
