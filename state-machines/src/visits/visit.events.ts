/**
 * Zod schemas of the visit machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here: zod would cost the browser
 * more than the machine itself. Tests and the flow lab import the schemas beside the machine.
 */
import { z } from 'zod';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN, VISIT_AXES } from '@ruta/contracts/kit/limits';
import { day, id, nothing, recordingPayloads, rescheduleForm, revision, time, trimmedText } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { RescheduleForm, VisitAxis, VisitDraft, VisitStatusKey } from './visit.rules';

const statusKey = z.enum(['new', 'progress', 'finished']) satisfies z.ZodType<VisitStatusKey>;

const axis = z.object({
  axis_id: id,
  actions: z.string(),
  specifications: z.string(),
}) satisfies z.ZodType<VisitAxis>;

const draft = z.object({
  objective: z.string(),
  date: day.nullable(),
  time: time.nullable(),
  axes: z.array(axis).length(VISIT_AXES),
}) satisfies z.ZodType<VisitDraft>;

/** A visit on the server at one revision, and who saved it; null if unknown (VIS-05). */
export const visitVersion = z.object({
  visitId: id,
  revision,
  statusKey,
  eraser: z.boolean(),
  isCancelled: z.boolean(),
  draft,
  editedBy: z.string().nullable(),
});
export type VisitVersion = z.infer<typeof visitVersion>;

/** Every event of a visit: from the person, the clock or the server. */
export const visitEvents = {
  'visit.objectiveChanged': z.object({ objective: z.string() }),
  'visit.scheduleChanged': z.object({ date: day.nullable(), time: time.nullable() }),
  'visit.axisChanged': axis,
  'step.next': nothing,
  'step.back': nothing,
  'visit.saveDraftRequested': nothing,
  'visit.saveFinalRequested': nothing,
  'visit.previewRequested': nothing,
  'visit.editRequested': nothing,
  'visit.editCancelled': nothing,
  'visit.saveEditRequested': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'draft.discardRequested': nothing,
  /** An autosave of a draft succeeded at a new revision. */
  'draft.autosaved': z.object({ revision, draft }),
  'visit.rescheduleRequested': nothing,
  'reschedule.submitted': rescheduleForm,
  'reschedule.cancelled': nothing,
  'visit.cancelRequested': nothing,
  'cancel.submitted': z.object({ reason: trimmedText(JUSTIFICATION_MIN, JUSTIFICATION_MAX) }),
  'cancel.dismissed': nothing,
  'visit.startRequested': nothing,
  ...recordingPayloads,
  'visit.finishRequested': nothing,
  'conflict.keepMine': nothing,
  'conflict.takeTheirs': nothing,
  'clock.dayChanged': z.object({ today: day }),
  'server.statusChanged': z.object({ version: visitVersion }),
};
export type VisitEvent = EventOf<typeof visitEvents>;

const done = z.object({ visitId: id, revision, message: z.string() });

/** Answers of each port. A refusal rejects with its message. A stale revision is an answer. */
export const visitOutputs = {
  saveVisit: z.discriminatedUnion('outcome', [
    done.extend({ outcome: z.literal('saved') }),
    z.object({ outcome: z.literal('stale'), theirs: visitVersion }),
  ]),
  markStarted: done,
  rescheduleVisit: done.extend({ date: day, time }),
  cancelVisit: z.discriminatedUnion('outcome', [
    done.extend({ outcome: z.literal('cancelled') }),
    z.object({ outcome: z.literal('stale'), theirs: visitVersion }),
  ]),
  /** What was recorded is on the server. */
  saveRecord: nothing,
  finishVisit: done,
  discardDraft: done,
};
/** Answers by port: `VisitOutputs['saveVisit']`. */
export type VisitOutputs = { [Port in keyof typeof visitOutputs]: z.infer<(typeof visitOutputs)[Port]> };

/** Purpose of a save: keep as a draft, publish, preview, or edit in progress. */
export type SavePurpose = 'draft' | 'final' | 'preview' | 'edit';

/** Identifies the visit of a call, at the revision that the person saw. */
export interface KnownVisit {
  visitId: number;
  revision: number;
}

/**
 * Inputs of each port. A new visit has `visitId` null and revision 0. `eraser` says whether the visit is a draft after
 * the save. A 409 for a stale revision becomes the answer `{ outcome: 'stale', theirs }`.
 */
export interface VisitInputs {
  saveVisit: {
    visitId: number | null;
    revision: number;
    eraser: boolean;
    purpose: SavePurpose;
    draft: VisitDraft;
  };
  markStarted: KnownVisit;
  rescheduleVisit: KnownVisit & RescheduleForm;
  cancelVisit: KnownVisit & { reason: string };
  saveRecord: KnownVisit;
  finishVisit: KnownVisit;
  discardDraft: KnownVisit;
}
