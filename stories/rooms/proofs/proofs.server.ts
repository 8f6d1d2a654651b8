import { proofWith, sampleChecked, sampleProofs } from '@ruta/contracts/proofs/proof.sample';
import type { CheckedProof, IssuedProof, RevokeForm } from '@ruta/contracts/proofs/issued-proof.schema';
import { proofs } from '@ruta/contracts/proofs/proofs.api';
import { professorProofs, scholasticProofs } from '@ruta/contracts/proofs/proofs.screens';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };
const CYCLES = [
  { id: 2, period: '2026-2027', is_over: false },
  { id: PAST.id, period: PAST.period, is_over: true },
];
const NOW = '2026-11-20 18:00:00';

/** The proofs of a school on a server in memory: a revocation lasts as long as the story. */
export const proofDesk =
  (rows: readonly IssuedProof[] = sampleProofs) =>
  (scene: Scene): Answer[] => {
    let kept = rows.map((proof) => ({ ...proof, can: { revoke: proof.can.revoke && scene.can('proof:manage') } }));
    const page = () => pageOf([...kept], { size: 5 });
    const [school] = sampleSchools;
    return [
      answer(scholasticProofs, () => ({
        school: school ? { id: school.id, name: school.name, timezone: school.timezone } : null,
        proofs: page(),
      })),
      answer(professorProofs, ({ query }) => ({
        school: null,
        proofs: page(),
        cycles: CYCLES,
        ...(query.get('cycle') === '1' && { past: PAST }),
      })),
      answer(proofs.revoke, ({ params, body }) => {
        const { reason, corrected } = body as RevokeForm; // The screen's own form sends this shape.
        const id = Number(params['id']);
        kept = kept.map((proof) =>
          proof.id === id ? { ...proof, revoked_at: NOW, reason, can: { revoke: false } } : proof,
        );
        const revoked = kept.find((proof) => proof.id === id) ?? proofWith({ id });
        const anew = corrected
          ? { ...revoked, ...corrected, id: 100, corrects_id: id, revoked_at: null, reason: null }
          : null;
        if (anew) kept = [{ ...anew, can: { revoke: true } }, ...kept];
        const message = messageFor(anew ? 'proofs.corrected' : 'proofs.revoked', scene);
        return { data: { revoked, corrected: anew }, message };
      }),
    ];
  };

/** The public page of one proof. */
export const proofCheck =
  (differs: Partial<CheckedProof> = {}) =>
  (): Answer[] => [answer(proofs.check, { data: { ...sampleChecked, ...differs } })];
