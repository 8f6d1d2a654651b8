import type { CheckedProof, IssuedProof } from './issued-proof.schema';

export const SAMPLE_CODE = 'k3Xq-9vTz_a1B2c3D4e5F6g7H8i9J0kLmNoPqRsTuVw';

const printed = {
  ...{ folio: '2026-001-000012', person: 'Mariana Ibarra Cota', title: 'Evaluación formativa' },
  ...{ school: 'Colegio Sor Juana', date: '2026-11-13', time: '10:30', hours: 1.5 },
  issued_at: '2026-11-13 18:40:00',
};

/** An issued proof; what differs is given. */
export const proofWith = (differs: Partial<IssuedProof> & { id: number }): IssuedProof => ({
  ...printed,
  ...{ user_id: 31, activity_id: 601, school_id: 1, cycle_id: 2, code: SAMPLE_CODE, mailed_at: null },
  ...{ revoked_at: null, reason: null, corrects_id: null, can: { revoke: true } },
  download_url: `/api/schools/activity/attendance-proofs/${differs.id}/pdf`,
  ...differs,
});

export const sampleProofs: readonly IssuedProof[] = [
  proofWith({ id: 14, person: 'Ramiro Salgado Ortiz' }),
  proofWith({ id: 13, corrects_id: 12 }),
  proofWith({
    ...{ id: 12, person: 'Mariana Ibarra', revoked_at: '2026-11-14 16:00:00', can: { revoke: false } },
    reason: 'El nombre se imprimió sin el segundo apellido.',
  }),
];

export const sampleChecked: CheckedProof = { ...printed, revoked_at: null, timezone: 'America/Mexico_City' };
