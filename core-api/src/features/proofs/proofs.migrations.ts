import { issuedProofs } from './202611240345-issued-proofs';

export const proofsMigrations = [issuedProofs];
