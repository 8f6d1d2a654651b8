import { z } from 'zod';
import { id } from '../kit/fields';
import { ROLE_CODES } from '../roles';

export const OBSERVATION_MAX = 4000;
/** Maximum of people in one attendance list (B31). */
export const ASSISTANTS_MAX = 2000;
export { EVIDENCE_MAX } from '../kit/limits';
/** Largest file, in bytes (10 MB). */
export const EVIDENCE_BYTES_MAX = 10 * 1024 * 1024;
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A person of the school who may attend. `did_assist` is true if they are marked as present. */
export const Assistant = z.object({
  id,
  fullname: z.string(),
  roles: z.array(z.enum(ROLE_CODES)),
  levels: z.array(z.string()),
  did_assist: z.boolean(),
});
export type Assistant = z.infer<typeof Assistant>;

/** A file that documents an activity. */
export const Evidence = z.object({
  id,
  file_name: z.string().describe('As the person named it, without what a name must not carry'),
  mime_type: z.enum(EVIDENCE_TYPES),
  size: z.int().describe('Bytes, as stored'),
  url: z.string().describe('Where it is read; only for who may see the activity'),
});
export type Evidence = z.infer<typeof Evidence>;

/** Attendance, observations and evidence of an activity. */
export const ActivityRecord = z.object({
  activity_id: id,
  assistants_id: id.nullable().describe('The attendance record; null until somebody was marked'),
  assistants: z.array(id).describe('The people marked present'),
  result: z.string().describe('The general observation; empty until written'),
  observation_revision: z.int().describe('Of the general observation; 0 until written'),
  evidences: z.array(Evidence).describe('At most three, in the order in which they were added'),
});
export type ActivityRecord = z.infer<typeof ActivityRecord>;
