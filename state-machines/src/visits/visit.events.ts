/**
 * What happens to a visit, as zod schemas: the events of the machine and the answers of its ports. They are the one
 * source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here. It runs in every visitor's browser, where zod would cost more than the
 * machine itself; whoever needs the schemas at run time (tests, flow lab, server) imports them beside the machine.
 */
import { z } from 'zod';
import { VISIT_AXES } from '@ruta/contracts/kit/limits';
import { day, id, nothing, recordingPayloads, rescheduleForm, revision, time } from '../kit/event-parts';
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

/** A visit as the server has it at one revision, and who left it so (null when that is not known). VIS-05. */
export const visitVersion = z.object({
  visitId: id,
  revision,
  statusKey,
  eraser: z.boolean(),
  draft,
  editedBy: z.string().nullable(),
});
export type VisitVersion = z.infer<typeof visitVersion>;

/** Every event a person, the clock or the server sends to a visit. */
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
  /** What was typed into an existing draft reached the server by itself, at a new revision. */
  'draft.autosaved': z.object({ revision, draft }),
  'visit.rescheduleRequested': nothing,
  'reschedule.submitted': rescheduleForm,
  'reschedule.cancelled': nothing,
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

/** What each port answers. A refusal is a rejection with its sentence; a stale revision of a save is an answer. */
export const visitOutputs = {
  saveVisit: z.discriminatedUnion('outcome', [
    done.extend({ outcome: z.literal('saved') }),
    z.object({ outcome: z.literal('stale'), theirs: visitVersion }),
  ]),
  markStarted: done,
  rescheduleVisit: done.extend({ date: day, time }),
  finishVisit: done,
  discardDraft: done,
};
/** The answers by port: `VisitOutputs['saveVisit']`. */
export type VisitOutputs = { [Port in keyof typeof visitOutputs]: z.infer<(typeof visitOutputs)[Port]> };

/** Why a visit is saved: kept as a draft, published, saved to be previewed, or edited while in progress. */
export type SavePurpose = 'draft' | 'final' | 'preview' | 'edit';

/** The visit a call is about, at the revision the person saw. */
export interface KnownVisit {
  visitId: number;
  revision: number;
}

/**
 * What each port is called with. `visitId` null means the visit does not exist yet (its revision is 0); `eraser` is
 * what the visit shall be after the save. A 409 for a stale revision becomes the answer `{ outcome: 'stale', theirs }`.
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
  finishVisit: KnownVisit;
  discardDraft: KnownVisit;
}
