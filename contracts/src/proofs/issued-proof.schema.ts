import { z } from 'zod';
import { PROOF_NAME_MAX } from '../activities/proof.schema';
import { day, id, instant, linkToken, requiredLine, requiredText, time } from '../kit/fields';
import { REVOKE_REASON_MAX, REVOKE_REASON_MIN } from './limits';

/** What is printed on a proof, and what its public page repeats. Kept as it was when it was issued (decision 0047). */
const Printed = z.object({
  folio: z.string().describe('Of the event: `YYYY-school-number`'),
  person: z.string(),
  title: z.string(),
  school: z.string(),
  date: day.describe('The school’s wall clock'),
  time,
  hours: z.number().describe('To one decimal'),
  issued_at: instant,
});

/** The proof of one person that was present (ACT-03, ACT-06). */
export const IssuedProof = Printed.extend({
  id,
  user_id: id,
  activity_id: id.describe('Of the item of the agenda'),
  school_id: id,
  cycle_id: id,
  code: linkToken.describe('Its public page is `/proofs/{code}`'),
  mailed_at: instant.nullable(),
  revoked_at: instant.nullable(),
  reason: z.string().nullable().describe('Why it was revoked'),
  corrects_id: id.nullable().describe('The revoked proof that this one replaces'),
  download_url: z.string(),
  can: z.object({ revoke: z.boolean() }),
}).meta({ id: 'IssuedProof' });
export type IssuedProof = z.infer<typeof IssuedProof>;

/** What anybody who is shown a proof may read of it: whether it holds, and every printed field. */
export const CheckedProof = Printed.extend({
  revoked_at: instant.nullable(),
  timezone: z.string().describe('Of the school'),
}).meta({ id: 'CheckedProof' });
export type CheckedProof = z.infer<typeof CheckedProof>;

/** Revokes a proof. With `corrected` the person gets another one under a new code, with their present name. */
export const RevokeForm = z.strictObject({
  reason: requiredText(REVOKE_REASON_MAX, 'proofs.reason.required', REVOKE_REASON_MIN),
  corrected: z
    .strictObject({
      title: requiredLine(PROOF_NAME_MAX, 'activities.proof.name.required'),
      hours: z
        .number('proofs.hours.range')
        .min(0.1, 'proofs.hours.range')
        .max(100, 'proofs.hours.range')
        .refine((hours) => Math.round(hours * 10) / 10 === hours, 'proofs.hours.range'),
    })
    .nullable()
    .optional(),
});
export type RevokeForm = z.input<typeof RevokeForm>;
