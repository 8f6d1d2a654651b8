import { z } from 'zod';
import { day, id, instant, requiredLine, time } from '../kit/fields';

export const PROOF_NAME_MAX = 200;

/** An activity's attendance proof: the title printed on it, and whether it is sent (ACT-03). */
export const AttendanceProof = z.object({
  id,
  activity_id: id,
  name: z.string(),
  date: day.describe('As printed; the school’s wall clock'),
  time,
  send_proof: z.boolean(),
  folio: z.string().nullable().describe('Null until the activity is finished; then one proof per person is issued'),
  issued_at: instant.nullable(),
  issued_by: z.object({ id, fullname: z.string() }),
  updated_at: instant,
});
export type AttendanceProof = z.infer<typeof AttendanceProof>;

/** The fields of a proof that people edit. */
export const ProofForm = z.strictObject({
  name: requiredLine(PROOF_NAME_MAX, 'activities.proof.name.required'),
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
  send_proof: z.boolean(),
});
export type ProofForm = z.infer<typeof ProofForm>;
